import Essentials
import WidgetTerminal

/// The build of an author's package, and what keeps it from ending.
enum PackageBuild {
  /// A first build compiles an author's whole package; no one waits longer for one.
  static let limitInMilliseconds: Int64 = 30 * 60_000

  /// Runs `body` with the words that give a command a temporary folder of its own, which is removed afterwards.
  ///
  /// A build leaves some empty folders behind. Those of a build that was killed are removed with the next one.
  static func withTemporaryFolder<Result>(
    in package: String,
    _ body: (_ words: [String]) -> Result
  ) -> Result {
    let files = FileManager.default
    let folder = "\(package)/.build/tmp"
    try? files.removeItem(atPath: folder)
    let isMade =
      (try? files.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )) != nil
    defer { try? files.removeItem(atPath: folder) }
    return body(isMade ? ["env", "TMPDIR=\(folder)"] : [])
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
