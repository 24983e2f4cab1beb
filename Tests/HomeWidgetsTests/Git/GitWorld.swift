import Foundation
import Ground
import TestSupport

@testable import HomeWidgets

/// A folder with repositories for one test, which has its own home folder and git configuration.
final class GitWorld: Sendable {
  let folder = TemporaryFolder()
  let variables: [String: String]

  init(path: String? = nil) {
    variables = [
      "PATH": path ?? "/usr/local/bin:/usr/bin:/bin", "HOME": folder.path + "/home",
    ]
    try? FileManager.default.createDirectory(
      atPath: folder.path + "/home",
      withIntermediateDirectories: true
    )
  }

  /// Runs shell commands in the folder, with a user configured for `git`.
  ///
  /// - Returns: Their output without the last line feed.
  @discardableResult
  func shell(_ lines: String) throws -> String {
    let start = """
      set -e; cd '\(folder.path)'; umask 022
      git() { command git -c user.name=Ada -c user.email=ada@example.org -c protocol.file.allow=always "$@"; }
      say() { printf '%s\\n' "$2" > "$1"; }
      commit() { say "$1" "$2"; git add "$1"; git commit -qm "$2"; }

      """
    let output = try GitProcess.run(
      ["/bin/sh", "-c", start + lines],
      environment: [
        "PATH=/usr/local/bin:/usr/bin:/bin", "HOME=\(folder.path)/home", "LC_ALL=C.UTF-8",
        "GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_DATE=@1795200000 +0000",
        "GIT_COMMITTER_DATE=@1795200000 +0000", "GIT_EDITOR=true",
      ],
      until: MonotonicTime.milliseconds + 60_000
    )
    guard output.code == 0 else { throw Failure(words: output.words) }
    return String(decoding: output.bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  struct Failure: Error { let words: String }

  /// Reads the repository at a path, which is absolute or relative to the folder.
  func look(
    _ path: String,
    since: Date? = nil,
    isMine: Bool = false,
    milliseconds: Int64 = 30_000
  ) throws(RepositoryProblem) -> RepositoryLook.Seen {
    try RepositoryLook(
      git: GitProgram(variables),
      path: path,
      deadline: MonotonicTime.milliseconds + milliseconds
    ).seen(since: since, isMine: isMine)
  }

  func path(_ name: String) -> String { "\(folder.path)/\(name)" }
}
