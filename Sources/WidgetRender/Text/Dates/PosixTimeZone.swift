/// A zone by rule, as POSIX's TZ variable and the footer of a TZif file write it.
struct PosixTimeZone: Sendable, Hashable {
  var standard: ZoneOffset
  var daylight: Daylight?

  /// Daylight saving time and the days on which it begins and ends, each year.
  struct Daylight: Sendable, Hashable {
    var offset: ZoneOffset
    var start: Change
    var end: Change
  }

  /// A day of the year and a wall time, which may lie up to a week before or after it.
  struct Change: Sendable, Hashable {
    var day: Day
    var secondOfDay: Int
  }

  enum Day: Sendable, Hashable {
    /// `Jn`: 1 to 365, the 29th of February is never counted.
    case withoutLeapDay(Int)
    /// `n`: 0 to 365.
    case withLeapDay(Int)
    /// `Mm.w.d`: week 5 is the last of the month; Sunday is day 0.
    case week(month: Int, week: Int, weekday: Int)
  }

  /// The last change at or before a second since 1970.
  func offset(at seconds: Int64) -> ZoneOffset {
    var current = standard
    for change in changes(around: seconds) where change.at <= seconds { current = change.offset }
    return current
  }

  func nextChange(after seconds: Int64) -> (at: Int64, offset: ZoneOffset)? {
    changes(around: seconds).first { $0.at > seconds }
  }

  /// The changes of the year of an instant and of both years beside it, in order.
  private func changes(around seconds: Int64) -> [(at: Int64, offset: ZoneOffset)] {
    guard let daylight else { return [] }
    let year = CivilDateTime(secondsSince1970: seconds).date.year
    var changes: [(at: Int64, offset: ZoneOffset)] = []
    for year in max(year - 1, 1)...min(year + 1, 9999) {
      let start = daylight.start.secondsSince1970(in: year) - Int64(standard.secondsFromUTC)
      let end = daylight.end.secondsSince1970(in: year) - Int64(daylight.offset.secondsFromUTC)
      let pair = [(at: start, offset: daylight.offset), (at: end, offset: standard)]
      changes += start <= end ? pair : pair.reversed()
    }
    return changes
  }
}

extension PosixTimeZone.Change {
  /// The wall time of the change as if the wall showed UTC.
  func secondsSince1970(in year: Int) -> Int64 {
    Int64(day.daysSince1970(in: year)) * 86_400 + Int64(secondOfDay)
  }
}

extension PosixTimeZone.Day {
  func daysSince1970(in year: Int) -> Int {
    let newYear = CivilDate(year: year, month: 1, day: 1) ?? .first
    switch self {
    case .withoutLeapDay(let number):
      let leapDay = CivilDate.isLeap(year) && number >= 60 ? 1 : 0
      return newYear.daysSince1970 + number - 1 + leapDay
    case .withLeapDay(let number):
      return newYear.daysSince1970 + number
    case .week(let month, let week, let weekday):
      let first = CivilDate(year: year, month: month, day: 1) ?? newYear
      let firstMatch = (weekday - first.weekday.rawValue % 7 + 7) % 7
      let length = CivilDate.days(inMonth: month, of: year)
      var offset = firstMatch + (week - 1) * 7
      while offset >= length { offset -= 7 }
      return first.daysSince1970 + offset
    }
  }
}
