import Foundation
import Ground
import TestSupport

@testable import HomeWidgets

/// A folder of repositories of one test, with a home and a git of its own configuration.
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

  /// Runs lines of a shell in the folder, with `git` as its user has it.
  ///
  /// - Returns: What they print, without the last line feed.
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

  /// What a look says of a path within the folder, or of an absolute one.
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
