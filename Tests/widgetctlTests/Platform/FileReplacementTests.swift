import Foundation
import TestSupport
import Testing
import WidgetTerminal

@testable import widgetctl

@Suite("Replacing a file's content", .timeLimit(.minutes(2)))
struct FileReplacementTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = TemporaryFolder()
    try body(folder.path)
  }

  @Test(arguments: [0o600, 0o755, 0o644])
  func `the content changes and the permissions stay`(mode: Int) throws {
    try withFolder { folder in
      let path = "\(folder)/a.intents"
      try "old and longer".write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      try FileReplacement.write(Array("new".utf8), to: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
      #expect(FileStamp(path: path)?.permissions == UInt32(mode))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.intents"])
    }
  }

  @Test func `of a link the file is replaced that it leads to`() throws {
    try withFolder { folder in
      try "old".write(toFile: "\(folder)/a", atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link",
        withDestinationPath: "a"
      )
      try FileReplacement.write(Array("new".utf8), to: "\(folder)/link")
      #expect(try String(contentsOfFile: "\(folder)/a", encoding: .utf8) == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link") == "a")
    }
  }

  @Test(arguments: ["a", "other/a"])
  func `of a link that leads to no file yet, the file is made and the link kept`(
    target: String
  ) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/other",
        withIntermediateDirectories: true
      )
      for (link, end) in [("first", "second"), ("second", target)] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(link)",
          withDestinationPath: end
        )
      }
      try FileReplacement.write(Array("new".utf8), to: "\(folder)/first", newFile: 0o600)
      #expect(try String(contentsOfFile: "\(folder)/\(target)", encoding: .utf8) == "new")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/second") == target
      )
    }
  }

  @Test func `of a link into a folder that is not there, the error names both, and how to make it`()
    throws
  {
    try withFolder { folder in
      let target = "\(folder)/dot files/config"
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link",
        withDestinationPath: target
      )
      let failure = #expect(throws: InputFile.Failure.self) {
        try FileReplacement.write([], to: "\(folder)/link", newFile: 0o600)
      }
      let error = CommandError(try #require(failure), writing: "\(folder)/link")
      #expect(error.message.hasPrefix("cannot write \(folder)/link, which leads to \(target): "))
      #expect(error.hint == "make the folder first: mkdir -p \"\(folder)/dot files\"")
      let other = CommandError(.system(EACCES), writing: "\(folder)/plain")
      #expect(other.hint == "the file was not changed")
    }
  }

  @Test func `links in a circle end`() throws {
    try withFolder { folder in
      for (link, end) in [("a", "b"), ("b", "a")] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(link)",
          withDestinationPath: end
        )
      }
      #expect(FileLink.end(of: "\(folder)/a").hasPrefix(folder))
    }
  }

  @Test func `a file that is not there is not made`() throws {
    try withFolder { folder in
      let error = #expect(throws: InputFile.Failure.self) {
        try FileReplacement.write([], to: "\(folder)/none")
      }
      #expect(error == .system(ENOENT))
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(left.isEmpty)
    }
  }
}
