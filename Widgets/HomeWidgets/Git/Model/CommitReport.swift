import Foundation

/// Parses the output of `git log -z` in the formats of a look.
enum CommitReport {
  /// The format of `--format`: the moment, the author and the subject, with a separator that neither may begin with.
  static let format = "%ct%x1f%an%x1f%s"

  /// Returns the commits of a list in its order; a truncated record keeps its first fields.
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

  /// The moments of `--format=%at`, a line each.
  static func moments(_ bytes: [UInt8]) -> [Date] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      date(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Seconds since 1970 within the years that a calendar counts.
  private static func date(_ text: String) -> Date? {
    guard let seconds = Int64(text), (0...253_402_300_799).contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }
}
