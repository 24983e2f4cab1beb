/// A day of the proleptic Gregorian calendar from year 1 to year 9999.
package struct CivilDate: Sendable, Hashable, Comparable {
  package let year: Int
  package let month: Int
  package let day: Int

  package static let first = CivilDate(unchecked: 1, 1, 1)
  package static let last = CivilDate(unchecked: 9999, 12, 31)

  /// The number of days from 0001-01-01 to 1970-01-01.
  private static let daysBeforeEpoch = 719_162
  /// The length of the calendar's whole cycle: 400 years with 97 leap days.
  private static let daysInCycle = 146_097

  /// Creates the day with these numbers; `nil` if the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  /// Creates the day that is this number of days after 1970-01-01, clamped to the calendar's first
  /// or last day.
  package init(daysSince1970: Int) {
    let clamped = min(
      max(daysSince1970, Self.first.daysSince1970),
      Self.last.daysSince1970
    )
    var rest = clamped + Self.daysBeforeEpoch
    let cycles = rest / Self.daysInCycle
    rest %= Self.daysInCycle
    // The last century of a cycle and the last year of four are a day longer than the others.
    let centuries = min(rest / 36_524, 3)
    rest -= centuries * 36_524
    let leapCycles = rest / 1461
    rest %= 1461
    let years = min(rest / 365, 3)
    rest -= years * 365
    let year = cycles * 400 + centuries * 100 + leapCycles * 4 + years + 1
    var month = 1
    while rest >= Self.days(inMonth: month, of: year) {
      rest -= Self.days(inMonth: month, of: year)
      month += 1
    }
    self.init(unchecked: year, month, rest + 1)
  }

  /// Creates the day that is this number of days after 1970-01-01; `nil` beyond the calendar.
  package init?(exactly daysSince1970: Int) {
    guard (Self.first.daysSince1970...Self.last.daysSince1970).contains(daysSince1970) else {
      return nil
    }
    self.init(daysSince1970: daysSince1970)
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  package var daysSince1970: Int {
    let past = year - 1
    let leapDays = past / 4 - past / 100 + past / 400
    return past * 365 + leapDays + dayOfYear - 1 - Self.daysBeforeEpoch
  }

  /// The number of the day in its year: 1 for the first of January.
  package var dayOfYear: Int {
    let isLater = month > 2 && Self.isLeap(year)
    return Self.daysBeforeMonth[month - 1] + day + (isLater ? 1 : 0)
  }

  /// The number of days before each month of a year without a leap day.
  private static let daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

  package var weekday: Weekday {
    // 0001-01-01 was a Monday.
    Weekday(rawValue: (daysSince1970 + Self.daysBeforeEpoch) % 7 + 1) ?? .monday
  }

  /// Returns the day `days` days later, or earlier for a negative number, within the calendar.
  package func adding(days: Int) -> CivilDate {
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    if overflow { return days < 0 ? .first : .last }
    return CivilDate(daysSince1970: sum)
  }

  /// Returns the same day a number of months later, or that month's last day if it is shorter.
  package func adding(months: Int) -> CivilDate {
    // Beyond these the result is clamped in any case.
    let count = year * 12 + month - 1 + min(max(months, -120_000), 120_000)
    guard count >= 12 else { return .first }
    guard count < 120_000 else { return .last }
    let (year, month) = (count / 12, count % 12 + 1)
    return CivilDate(unchecked: year, month, min(day, Self.days(inMonth: month, of: year)))
  }

  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Returns the number of days in a month, which is from 1 to 12.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

/// A day of the week by its number in ISO 8601: Monday is 1.
package enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Returns the number of days from this weekday to the next `other`, from 0 to 6.
  package func days(until other: Weekday) -> Int {
    (other.rawValue - rawValue + 7) % 7
  }
}
