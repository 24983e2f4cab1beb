internal import Ground

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

  /// What holds at a second since 1970: the offset of the last change up to it.
  func offset(at seconds: Int64) -> ZoneOffset {
    guard let daylight else { return standard }
    var isDaylight = false
    forEachChange(of: daylight, around: seconds) { change, startsDaylight in
      guard change <= seconds else { return false }
      isDaylight = startsDaylight
      return true
    }
    return isDaylight ? daylight.offset : standard
  }

  /// The first change after a second since 1970.
  func nextChange(after seconds: Int64) -> Int64? {
    guard let daylight else { return nil }
    var next: Int64?
    forEachChange(of: daylight, around: seconds) { change, _ in
      if change > seconds { next = change }
      return next == nil
    }
    return next
  }

  /// Visits the changes of the year of an instant and of both years beside it, in order, until the body
  /// returns `false`.
  private func forEachChange(
    of daylight: Daylight,
    around seconds: Int64,
    _ body: (_ at: Int64, _ startsDaylight: Bool) -> Bool
  ) {
    let year = CivilDateTime(secondsSince1970: seconds).date.year
    for year in max(year - 1, 1)...min(year + 1, 9999) {
      let start = daylight.start.secondsSince1970(in: year) - Int64(standard.secondsFromUTC)
      let end = daylight.end.secondsSince1970(in: year) - Int64(daylight.offset.secondsFromUTC)
      let isStartFirst = start <= end
      guard body(min(start, end), isStartFirst), body(max(start, end), !isStartFirst)
      else { return }
    }
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
