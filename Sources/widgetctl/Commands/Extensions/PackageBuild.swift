import Essentials
import SystemLibrary
import WidgetTerminal

/// Builds an author's package, and reports why a build could not be completed.
enum PackageBuild {
  /// The time limit of a build in milliseconds; a first build compiles the package and all of its
  /// dependencies.
  static let limitInMilliseconds: Int64 = 30 * 60_000

  /// Runs `body` with a temporary folder for a build, which is deleted afterwards.
  ///
  /// `words` is the beginning of a command line that sets the folder. A build leaves some empty
  /// folders behind; those of a killed build are deleted by the next build. If the package's path
  /// is not ASCII, the folder is in `/tmp`, because a temporary folder with such a path makes the
  /// compiler crash.
  static func withTemporaryFolder<Result>(
    in package: String,
    _ body: (_ words: [String]) -> Result
  ) -> Result {
    guard let folder = temporaryFolder(in: package) else { return body([]) }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return body(["env", "TMPDIR=\(folder)"])
  }

  /// Returns the path of a new temporary folder for the build; `nil` if it cannot be created.
  ///
  /// It is in the package's folder `.build`, or in `/tmp` if that path is not ASCII.
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

  /// Returns the result of building `name`.
  ///
  /// - Throws: `CommandError` if there is no compiler, or if the time limit was exceeded; `hint` is
  ///   the hint for the exceeded time limit.
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
        hint: "get it from https://www.swift.org/install"
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
