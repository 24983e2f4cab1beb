public import Essentials
public import Moments

extension Instant {
  /// Creates the instant closest to a date, clamped to `earliest`…`latest`; not-a-number becomes
  /// the start of 1970.
  public init(_ date: Date) {
    self.init(nearestTo: date.timeIntervalSince1970)
  }

  /// The instant as a date, exact to the microsecond for some centuries around 1970.
  public var date: Date {
    Date(timeIntervalSince1970: Double(microseconds) / 1_000_000)
  }
}

/// Formats and parses instants in UTC: `2026-12-01T09:00:00Z` (RFC 3339).
///
/// A fraction of a second is written only if it is not zero.
enum InstantText {
  private static let secondsPerDay: Int64 = 86_400

  static func utc(_ date: Date) -> String {
    let instant = Instant(date)
    let (seconds, fraction) = (instant.secondsSince1970, instant.microsecondOfSecond)
    let day = seconds.floorDivided(by: secondsPerDay)
    let second = seconds - day * secondsPerDay
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let midnight = Date(timeIntervalSince1970: Double(day * secondsPerDay))
    let parts = calendar.dateComponents([.year, .month, .day], from: midnight)
    var components = DateComponents()
    components.year = parts.year
    components.month = parts.month
    components.day = parts.day
    components.hour = Int(second / 3_600)
    components.minute = Int(second / 60 % 60)
    components.second = Int(second % 60)
    let text = CodedComponents(components).text
    guard fraction > 0 else { return text + "Z" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(text).\(digits)Z"
  }
}
