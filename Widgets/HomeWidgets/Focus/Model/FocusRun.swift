/// An interval in which a session ran, in microseconds since 1970 UTC; `end` is `nil` while it
/// runs.
struct FocusRun: Hashable, Sendable {
  let start: Int64
  var end: Int64?

  /// The length in microseconds; 0 if the interval has no end yet.
  var length: Int64 { end.map { max($0 - start, 0) } ?? 0 }

  /// Returns the intervals as text for the store: `start-end,start-`.
  static func text(of runs: [FocusRun]) -> String {
    runs.map { "\($0.start)-\($0.end.map(String.init) ?? "")" }.joined(separator: ",")
  }

  /// Parses intervals that were stored as text; `nil` if the text is damaged or has too many
  /// intervals.
  static func runs(in text: String) -> [FocusRun]? {
    let parts = text.split(
      separator: ",",
      maxSplits: FocusRecord.maximumRuns,
      omittingEmptySubsequences: false
    )
    guard parts.count <= FocusRecord.maximumRuns else { return nil }
    var runs: [FocusRun] = []
    for part in parts {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count == 2, let start = moment(ends[0]) else { return nil }
      let end = moment(ends[1])
      guard end != nil || ends[1].isEmpty && runs.count == parts.count - 1 else { return nil }
      runs.append(FocusRun(start: start, end: end))
    }
    return runs
  }

  /// Parses microseconds since 1970, up to the year 3000, so that sums of such numbers cannot
  /// overflow.
  ///
  /// - Returns: The microseconds, or `nil` if the text is not a number in this range.
  private static func moment(_ text: Substring) -> Int64? {
    let latest: Int64 = 32_503_680_000_000_000
    return Int64(text).flatMap { (0...latest).contains($0) ? $0 : nil }
  }
}
