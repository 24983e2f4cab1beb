import Foundation

/// Parses the output of `git log` in the two formats that the widget requests.
enum CommitReport {
  /// The value of git's option `--format` for commits: time, author and subject, separated by the
  /// byte 0x1F.
  static let format = "%ct%x1f%an%x1f%s"

  /// Returns the commits in git's output, in the same order, at most `GitLimits.commits`;
  /// incomplete ones are skipped.
  static func commits(_ bytes: [UInt8]) -> [RepositoryState.Commit] {
    bytes.split(separator: 0).prefix(GitLimits.commits).compactMap { record in
      let fields = record.split(separator: 0x1F, maxSplits: 2, omittingEmptySubsequences: false)
        .map { String(decoding: $0.prefix(4_096), as: UTF8.self) }
      guard fields.count == 3, let date = date(fields[0]) else { return nil }
      return RepositoryState.Commit(
        subject: GitText.shortened(fields[2]),
        author: GitText.shortened(fields[1]),
        date: date
      )
    }
  }

  /// Parses the output of `git log --format=%at`, which has one time on each line.
  static func moments(_ bytes: [UInt8]) -> [Date] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      date(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Parses seconds since 1970; `nil` if they are negative or after the year 9999.
  private static func date(_ text: String) -> Date? {
    guard let seconds = Int64(text), (0...253_402_300_799).contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }
}
