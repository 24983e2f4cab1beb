import Foundation
import IntentScript
import TestSupport
import Testing

@testable import widgetctl

@Suite("Files that a script uses", .timeLimit(.minutes(2)))
struct ScriptFolderTests {
  private let span = SourceSpan(start: 4, end: 9)

  /// Runs `body` with a folder that contains `scripts/a.intents`, `scripts/lib/b.intents` and
  /// `outside.intents`.
  private func withFiles(_ body: (_ folder: String) throws -> Void) throws {
    let manager = FileManager.default
    let folder = TemporaryFolder()
    let root = folder.url
    let library = root.appending(path: "scripts/lib")
    try manager.createDirectory(at: library, withIntermediateDirectories: true)
    for name in ["scripts/a.intents", "scripts/lib/b.intents", "outside.intents"] {
      try name.write(to: root.appending(path: name), atomically: true, encoding: .utf8)
    }
    try manager.createSymbolicLink(
      atPath: library.appending(path: "in.intents").path,
      withDestinationPath: "b.intents"
    )
    try manager.createSymbolicLink(
      atPath: library.appending(path: "out.intents").path,
      withDestinationPath: "../../outside.intents"
    )
    try body(folder.path)
  }

  private func message(_ file: UsedFile) -> String? {
    guard case .refused(let diagnostic) = file else { return nil }
    #expect(diagnostic.span == span)
    #expect(diagnostic.hint != nil)
    return diagnostic.message
  }

  @Test(arguments: ["lib/b.intents", "lib/in.intents", "lib/../lib/b.intents"])
  func `a file below the script's folder is read, by a name that the person knows`(
    path: String
  ) throws {
    try withFiles { folder in
      let script = "\(folder)/scripts/main.intents"
      let file = ScriptFolder(ofScript: script).load(path, at: span)
      guard case .read(let name, let bytes) = file else {
        Issue.record("not read: \(file)")
        return
      }
      #expect(name == "\(folder)/scripts/\(path)")
      #expect(String(decoding: bytes, as: UTF8.self) == "scripts/lib/b.intents")
    }
  }

  // RI-5
  @Test(arguments: ["../outside.intents", "lib/out.intents", "lib/../../outside.intents"])
  func `what leads out of the folder is refused, by dots or by a link`(path: String) throws {
    try withFiles { folder in
      let file = ScriptFolder(ofScript: "\(folder)/scripts/main.intents").load(path, at: span)
      #expect(message(file) == "\"\(path)\" is outside the script's folder")
    }
  }

  @Test func `an absolute path, an empty one and a missing file are refused`() throws {
    try withFiles { folder in
      let scripts = ScriptFolder(ofScript: "\(folder)/scripts/main.intents")
      let absolute = "\(folder)/scripts/a.intents"
      #expect(
        message(scripts.load(absolute, at: span))
          == "expected a path below the script's folder, found \"\(absolute)\""
      )
      #expect(message(scripts.load("", at: span))?.contains("found \"\"") == true)
      #expect(message(scripts.load("c.intents", at: span)) == "there is no file \"c.intents\"")
      #expect(message(scripts.load("lib", at: span)) == "\"lib\" is a folder")
    }
  }

  @Test func `a sibling folder with a longer name is outside`() throws {
    try withFiles { folder in
      let manager = FileManager.default
      try manager.createDirectory(atPath: "\(folder)/scripts2", withIntermediateDirectories: true)
      try "x".write(toFile: "\(folder)/scripts2/x", atomically: true, encoding: .utf8)
      let file = ScriptFolder(ofScript: "\(folder)/scripts/m").load("../scripts2/x", at: span)
      #expect(message(file)?.hasSuffix("is outside the script's folder") == true)
    }
  }
}
