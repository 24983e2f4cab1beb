import Foundation
import TestSupport
import Testing

@testable import StoreLink

@Suite("The path of a hub on another machine")
struct ServedPathTests {
  @Test(arguments: [
    "/srv/list.hub", "list.hub", "it's here", "a b;rm -rf $HOME`x`\"*\\", "''", "ğüş/🥖", "'",
  ])
  func `it is one word for the shell there, and read from the command again`(path: String) throws {
    let command = ServedPath.command(for: path)
    #expect(ServedPath.path(in: command) == path)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "widgetctl() { printf '%s\\n' \"$#\" \"$@\"; }; " + command]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(text == "3\nlink\nserve\n\(path)\n")
  }

  @Test func `a path is not taken for an option`() {
    #expect(ServedPath.command(for: "-x") == "widgetctl link serve './-x'")
    #expect(ServedPath.path(in: "widgetctl link serve '-x'") == nil)
  }

  @Test(arguments: [
    "widgetctl link serve x", "widgetctl link serve 'x' 'y'", "widgetctl link serve 'x'; rm 'y'",
    "widgetctl link serve '", "widgetctl link serve ''x'", "sh -c 'widgetctl link serve'", "",
    "widgetctl link serve 'x\\'",
  ])
  func `another command asks for no path`(command: String) {
    let path = ServedPath.path(in: command)
    #expect(path == nil || path == "x\\", "\(String(describing: path))")
  }

  @Test func `a key that is limited to a folder reaches nothing else`() throws {
    let folder = TemporaryFolder()
    let limit = folder.path + "/hubs"
    for name in ["hubs/inner", "hubs2", "elsewhere"] {
      let path = "\(folder.path)/\(name)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let link = limit + "/link"
    let target = folder.path + "/elsewhere"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    func within(_ path: String) -> String? { ServedPath.path(path, within: limit) }
    #expect(within("list.hub") == limit + "/list.hub")
    #expect(within(limit + "/inner/list.hub") == limit + "/inner/list.hub")
    #expect(within("inner/../list.hub") == limit + "/list.hub")
    for path in [
      "../list.hub", "/etc/passwd", "link/list.hub", "../hubs2/list.hub", "nowhere/list.hub",
      "..", "inner/..", "inner/", "/",
    ] {
      #expect(within(path) == nil, "\(path)")
    }
  }
}
