package import Essentials

/// Dates as whole microseconds since 1970 UTC, the form in which instants are stored and sent.
package enum InstantCoding {
  /// Room is left so that adding an interval to a clamped instant does not overflow.
  private static let maximum: Double = 9.0e18

  /// The nearest microsecond; not-a-number becomes 0, what is out of range the nearest bound.
  package static func microseconds(of date: Date) -> Int64 {
    let value = (date.timeIntervalSince1970 * 1_000_000).rounded()
    guard !value.isNaN else { return 0 }
    return Int64(max(-maximum, min(maximum, value)))
  }

  package static func date(microseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(microseconds) / 1_000_000)
  }
}

/// Instants in UTC: `2026-12-01T09:00:00Z`, with a fraction only where there is one (RFC 3339).
enum InstantText {
  private static let microsecondsPerSecond: Int64 = 1_000_000
  private static let secondsPerDay: Int64 = 86_400

  static func utc(_ date: Date) -> String {
    let (seconds, fraction) = floorDivide(
      InstantCoding.microseconds(of: date),
      by: microsecondsPerSecond
    )
    let (day, second) = floorDivide(seconds, by: secondsPerDay)
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

  private static func floorDivide(_ value: Int64, by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
