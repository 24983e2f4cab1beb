/// A local date and time without a time zone.
package struct CivilDateTime: Sendable, Hashable, Comparable {
  package var date: CivilDate
  package private(set) var secondOfDay: Int
  package private(set) var microsecond: Int

  private static let secondsInDay: Int64 = 86_400

  /// Creates a local time; `nil` if no clock shows it, such as 24:00 or a leap second.
  package init?(
    _ date: CivilDate,
    hour: Int = 0,
    minute: Int = 0,
    second: Int = 0,
    microsecond: Int = 0
  ) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second),
      (0..<1_000_000).contains(microsecond)
    else { return nil }
    self.date = date
    secondOfDay = hour * 3600 + minute * 60 + second
    self.microsecond = microsecond
  }

  /// Creates midnight at the beginning of a day.
  package init(startOf date: CivilDate) {
    self.date = date
    secondOfDay = 0
    microsecond = 0
  }

  /// Creates the local time `seconds` seconds after 1970-01-01 00:00 local time, clamped to the
  /// years 1 to 9999.
  package init(secondsSince1970 seconds: Int64, microsecond: Int = 0) {
    let first = CivilDateTime(startOf: .first).secondsSince1970
    let end = CivilDateTime(startOf: .last).secondsSince1970 + Self.secondsInDay
    let clamped = min(max(seconds, first), end - 1)
    let day = clamped.floorDivided(by: Self.secondsInDay)
    date = CivilDate(daysSince1970: Int(day))
    secondOfDay = Int(clamped - day * Self.secondsInDay)
    self.microsecond = microsecond
  }

  package var secondsSince1970: Int64 {
    Int64(date.daysSince1970) * Self.secondsInDay + Int64(secondOfDay)
  }

  package var hour: Int { secondOfDay / 3600 }
  package var minute: Int { secondOfDay / 60 % 60 }
  package var second: Int { secondOfDay % 60 }

  package static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    (left.date, left.secondOfDay, left.microsecond)
      < (right.date, right.secondOfDay, right.microsecond)
  }
}

extension Int64 {
  /// Returns the quotient rounded towards negative infinity; the divisor must be positive.
  package func floorDivided(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
