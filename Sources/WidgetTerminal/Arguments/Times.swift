import WidgetRender

/// Reads the time that `--at` names.
package enum AtTime {
  package static let forms =
    "2026-12-01T09:00 (with Z or an offset for another zone), 2026-12-01, 09:00, tomorrow or @SECONDS"

  /// Longer counts of seconds lie beyond the year 9999.
  private static let maximumSeconds: Int64 = 253_402_300_799

  /// The time that `--at` names, else `now`.
  package static func microseconds(
    option text: String?,
    now: Int64,
    in zone: TimeZoneRules
  ) throws(UsageError) -> Int64 {
    guard let text else { return now }
    guard let instant = microseconds(text, now: now, in: zone) else {
      throw .invalidValue(option: "--at", value: text, expected: forms)
    }
    return instant
  }

  /// - Returns: Microseconds since 1970 UTC, or `nil` where the text is no time.
  package static func microseconds(_ text: String, now: Int64, in zone: TimeZoneRules) -> Int64? {
    if text == "now" { return now }
    if text.hasPrefix("@") {
      guard let seconds = Int64(text.dropFirst()),
        (-maximumSeconds...maximumSeconds).contains(seconds)
      else {
        return nil
      }
      return seconds * 1_000_000
    }
    if let day = day(text, now: now, in: zone) { return day }
    if let date = ISODate(text) { return date.instant(in: zone).microseconds }
    // A time alone is today's.
    let today = ISODate.text(zone.date(at: Instant(microseconds: now)))
    return ISODate("\(today)T\(text)")?.instant(in: zone).microseconds
  }
}

extension AtTime {
  /// The beginning of a day that a word names, with a time behind it or without: `tomorrow 09:00`.
  private static func day(_ text: String, now: Int64, in zone: TimeZoneRules) -> Int64? {
    let words = text.split(separator: " ", maxSplits: 1).map { $0.lowercased() }
    let days: [String: Int] = ["yesterday": -1, "today": 0, "tomorrow": 1]
    guard let word = words.first, let offset = days[word] else { return nil }
    let day = ISODate.text(zone.date(at: Instant(microseconds: now)).adding(days: offset))
    let time = words.count > 1 ? "T\(words[1])" : ""
    return ISODate(day + time)?.instant(in: zone).microseconds
  }
}

/// Reads lengths of time such as `90s`, `10m`, `2h`, `1d`.
package enum DurationText {
  /// A hundred years; beyond it nothing is stale.
  package static let maximumSeconds: Int64 = 3_155_760_000

  /// - Returns: Microseconds, or `nil` where the text is no length of time.
  package static func microseconds(_ text: String) -> Int64? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard let count = Int64(digits) else { return nil }
    let seconds: Int64
    switch text.dropFirst(digits.count) {
    case "", "s": seconds = 1
    case "m", "min": seconds = 60
    case "h": seconds = 3_600
    case "d": seconds = 86_400
    default: return nil
    }
    let (total, overflow) = count.multipliedReportingOverflow(by: seconds)
    guard !overflow, total <= maximumSeconds else { return nil }
    return total * 1_000_000
  }

  /// An age in its largest unit: `5 min`, `3 h`, `2 d`.
  package static func short(microseconds: Int64) -> String {
    let seconds = max(0, microseconds / 1_000_000)
    switch seconds {
    case ..<60: return "\(seconds) s"
    case ..<3_600: return "\(seconds / 60) min"
    case ..<86_400: return "\(seconds / 3_600) h"
    default: return "\(seconds / 86_400) d"
    }
  }
}
