import Moments
import WidgetIntents

/// A length of time, which is formatted in its two largest units: `1 h 20 min`, `2 days`.
struct TimeLength {
  /// The length in seconds; a negative length, which a clock that was set back can produce, becomes
  /// 0.
  let seconds: Int64

  init(seconds: Int64) { self.seconds = max(seconds, 0) }

  init(microseconds: Int64) { self.init(seconds: microseconds / Instant.microsecondsPerSecond) }

  /// Parses `7d`, `1h 30m` or `2 weeks`; returns `nil` for other texts.
  init?(typed text: String) {
    guard text.utf8.count <= ToDoReminder.maximumLength,
      let seconds = ToDoReminder.seconds(in: FoldedText.fold(text))
    else { return nil }
    self.init(seconds: seconds)
  }

  /// The length in hours and minutes, such as `12:05`; below a minute it is `0:00`.
  var hours: String {
    let minutes = seconds / 60 % 60
    return "\(seconds / 3_600):\(minutes < 10 ? "0" : "")\(minutes)"
  }

  private static let units: [(seconds: Int64, words: @Sendable (Int64) -> String)] = [
    (604_800, { String(english: "\($0) week\($0 == 1 ? "" : "s")", turkish: "\($0) hafta") }),
    (86_400, { String(english: "\($0) day\($0 == 1 ? "" : "s")", turkish: "\($0) gün") }),
    (3_600, { String(english: "\($0) h", turkish: "\($0) sa") }),
    (60, { String(english: "\($0) min", turkish: "\($0) dk") }),
    (1, { String(english: "\($0) s", turkish: "\($0) sn") }),
  ]

  var words: String {
    var (rest, parts): (Int64, [String]) = (seconds, [])
    for unit in Self.units where rest >= unit.seconds && parts.count < 2 {
      parts.append(unit.words(rest / unit.seconds))
      rest %= unit.seconds
    }
    return parts.isEmpty ? Self.units[Self.units.count - 1].words(0) : parts.joined(separator: " ")
  }
}
