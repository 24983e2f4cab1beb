/// A span of time as people say it: months and days of a calendar, and an exact rest.
///
/// How long a month or a day is depends on when it begins. Where two spans are compared without a
/// beginning, a month counts as 30 days and a day as 24 hours: by that nominal length they are
/// equal, hashed and ordered.
public struct CalendarDuration: Sendable, Codable {
  /// Whole months; a year is twelve.
  public let months: Int
  /// Whole days; a week is seven.
  public let days: Int
  /// The exact part.
  public let microseconds: Int64

  /// Makes a span; the parts may differ in sign.
  public init(months: Int = 0, days: Int = 0, microseconds: Int64 = 0) {
    self.months = months
    self.days = days
    self.microseconds = microseconds
  }

  /// Whether the span has no calendar part, so that its length is the same at any time.
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

  /// Whole days of 24 hours and the rest of one; beyond the range of `Int` the nearest bound.
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
