public import Wire

/// A calendar duration: months, days, and an exact remainder.
///
/// The length of a month or a day depends on its beginning. Comparison, equality and hashing have
/// no beginning, so they use a nominal length of 30 days a month and 24 hours a day.
public struct CalendarDuration: Sendable, Codable {
  /// The number of months; a year counts as twelve.
  public let months: Int
  /// The number of days; a week counts as seven.
  public let days: Int
  /// The exact remainder in microseconds.
  public let microseconds: Int64

  /// Creates a duration; the parts may differ in sign.
  public init(months: Int = 0, days: Int = 0, microseconds: Int64 = 0) {
    self.months = months
    self.days = days
    self.microseconds = microseconds
  }

  /// Whether the duration has no months or days, so that its length is the same at any time.
  public var isExact: Bool { months == 0 && days == 0 }
}

extension CalendarDuration: Comparable, Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.nominal == right.nominal }

  public static func < (left: Self, right: Self) -> Bool { left.nominal < right.nominal }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(nominal.0)
    hasher.combine(nominal.1)
  }

  private static let microsecondsPerDay: Int64 = 86_400_000_000
  private static let daysPerMonth = 30

  /// The nominal length: days of 24 hours and the remaining microseconds; clamped to the range of
  /// `Int`.
  private var nominal: (Int, Int64) {
    var whole = microseconds / Self.microsecondsPerDay
    var rest = microseconds % Self.microsecondsPerDay
    if rest < 0 {
      whole -= 1
      rest += Self.microsecondsPerDay
    }
    let inMonths = Self.saturating(
      months.multipliedReportingOverflow(by: Self.daysPerMonth),
      months
    )
    let inDays = Self.saturating(inMonths.addingReportingOverflow(days), days)
    return (Self.saturating(inDays.addingReportingOverflow(Int(whole)), inDays), rest)
  }

  private static func saturating(_ result: (partialValue: Int, overflow: Bool), _ sign: Int) -> Int
  {
    guard result.overflow else { return result.partialValue }
    return sign < 0 ? .min : .max
  }
}

extension CalendarDuration: CustomStringConvertible {
  /// The parts that are not zero, greatest first: `1 month 3 days 2 h`; an empty duration is `0 s`.
  public var description: String {
    var parts: [String] = []
    Self.append(months / 12, "year", to: &parts)
    Self.append(months % 12, "month", to: &parts)
    Self.append(days, "day", to: &parts)
    let seconds = microseconds / Self.microsecondsPerSecond
    if seconds / 3_600 != 0 { parts.append("\(seconds / 3_600) h") }
    if seconds / 60 % 60 != 0 { parts.append("\(seconds / 60 % 60) min") }
    let rest = microseconds % (60 * Self.microsecondsPerSecond)
    if rest != 0 || parts.isEmpty { parts.append("\(Self.decimal(rest)) s") }
    return parts.joined(separator: " ")
  }

  private static var microsecondsPerSecond: Int64 { 1_000_000 }

  private static func append(_ number: Int, _ unit: String, to parts: inout [String]) {
    guard number != 0 else { return }
    parts.append("\(number) \(unit)\(number.magnitude == 1 ? "" : "s")")
  }

  /// Returns microseconds as seconds, without trailing zeros.
  private static func decimal(_ microseconds: Int64) -> String {
    let (whole, rest) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = microseconds < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

extension CalendarDuration {
  private static let maximumParts = 8  // as many units as there are

  /// Parses the form of `description`: numbers with units, such as `1 month 3 days 2 h`; `nil` for
  /// any other text.
  ///
  /// Units are `year month week day hour minute second`, with or without an `s`, and `h min s ms`.
  /// Units shorter than a day may have a fraction.
  public init?(_ text: String) {
    var months = 0
    var days = 0
    var microseconds: Int64 = 0
    var rest = Substring(text).drop { $0 == " " }
    var parts = 0
    while !rest.isEmpty {
      let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
      let afterNumber = rest.dropFirst(number.count).drop { $0 == " " }
      let unit = afterNumber.prefix { $0.isLetter }
      guard parts < Self.maximumParts, !number.isEmpty, !unit.isEmpty else { return nil }
      rest = afterNumber.dropFirst(unit.count).drop { $0 == " " }
      parts += 1
      if let exact = Self.microseconds(of: unit) {
        guard let value = Double(number) else { return nil }
        let span = (value * Double(exact)).rounded()
        guard span.magnitude < 9e18 else { return nil }
        let (sum, overflow) = microseconds.addingReportingOverflow(Int64(span))
        guard !overflow else { return nil }
        microseconds = sum
        continue
      }
      guard let value = Int(number) else { return nil }
      let (scaled, tooMany, isMonths): (Int, Bool, Bool) =
        switch unit {
        case "year", "years": Self.times(value, 12, true)
        case "month", "months": (value, false, true)
        case "week", "weeks": Self.times(value, 7, false)
        case "day", "days": (value, false, false)
        default: (0, true, false)
        }
      let (sum, overflow) = (isMonths ? months : days).addingReportingOverflow(scaled)
      guard !tooMany, !overflow else { return nil }
      if isMonths { months = sum } else { days = sum }
    }
    guard parts > 0 else { return nil }
    self.init(months: months, days: days, microseconds: microseconds)
  }

  private static func times(_ value: Int, _ factor: Int, _ isMonths: Bool) -> (Int, Bool, Bool) {
    let (product, overflow) = value.multipliedReportingOverflow(by: factor)
    return (product, overflow, isMonths)
  }

  private static func microseconds(of unit: Substring) -> Int64? {
    switch unit {
    case "h", "hour", "hours": 3_600_000_000
    case "min", "minute", "minutes": 60_000_000
    case "s", "second", "seconds": 1_000_000
    case "ms": 1_000
    default: nil
    }
  }
}

extension CalendarDuration: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      months: try c.required("months", 0, value?.months),
      days: try c.required("days", 1, value?.days),
      microseconds: try c.required("microseconds", 2, value?.microseconds)
    )
  }
}
