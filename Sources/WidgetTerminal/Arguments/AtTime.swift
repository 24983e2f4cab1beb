import WidgetRender

/// Reads the time that `--at` names.
package enum AtTime {
  package static let forms =
    "2026-12-01T09:00 (with Z or an offset for another zone), 2026-12-01, 09:00 or @SECONDS"

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
    if let date = ISODate(text) { return date.instant(in: zone).microseconds }
    // A time alone is today's.
    let today = ISODate.text(zone.date(at: Instant(microseconds: now)))
    return ISODate("\(today)T\(text)")?.instant(in: zone).microseconds
  }
}
