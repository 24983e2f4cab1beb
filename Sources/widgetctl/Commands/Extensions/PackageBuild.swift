import Essentials
import SystemLibrary
import WidgetTerminal

/// The build of an author's package, and what keeps it from ending.
enum PackageBuild {
  /// A first build compiles an author's whole package; no one waits longer for one.
  static let limitInMilliseconds: Int64 = 30 * 60_000

  /// Runs `body` with the words that give a command a temporary folder of its own, which is removed afterwards.
  ///
  /// A build leaves some empty folders behind. Those of a build that was killed are removed with the next one. If the
  /// package's path is not ASCII, the folder is in `/tmp`: the compiler crashes with other letters in this path.
  static func withTemporaryFolder<Result>(
    in package: String,
    _ body: (_ words: [String]) -> Result
  ) -> Result {
    guard let folder = temporaryFolder(in: package) else { return body([]) }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return body(["env", "TMPDIR=\(folder)"])
  }

  /// Returns a new folder; `nil` if none can be made.
  private static func temporaryFolder(in package: String) -> String? {
    let files = FileManager.default
    let folder = "\(package)/.build/tmp"
    guard folder.utf8.allSatisfy({ $0 < 0x80 }) else {
      var template = Array("/tmp/widgetctl-build.XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else { return nil }
      return template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    }
    try? files.removeItem(atPath: folder)
    let isMade =
      (try? files.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )) != nil
    return isMade ? folder : nil
  }

  /// Returns the result of building `name`, if there is a compiler and it ended in time; `hint` is for a build that did
  /// not.
  static func ended(
    _ answer: SystemTool.Answer,
    of name: String,
    hint: String
  ) throws(CommandError) -> SystemTool.Ended {
    switch answer {
    case .ended(let ended): return ended
    case .absent:
      throw .failed(
        .unavailable,
        message: "there is no Swift compiler to build \(name) with",
        hint: "https://www.swift.org/install has it"
      )
    case .late:
      throw .failed(
        .unavailable,
        message: "\(name) was not built within half an hour",
        hint: hint
      )
    }
  }
}
