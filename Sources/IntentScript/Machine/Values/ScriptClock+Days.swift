import Essentials
internal import Moments
package import WidgetIntents

extension ScriptClock {
  private static let microsecondsPerSecond: Int64 = 1_000_000

  /// Midnight of the first day of year 1 and of the last day of year 9999, UTC, with a day to spare.
  private static let moments: ClosedRange<Int64> = -62_135_683_200_000_000...253_402_387_200_000_000

  /// The instant of a date, or of a day and time on the reader's clock; a day is its midnight.
  func instant(of value: IntentValue) -> Int64? {
    switch value {
    case .date(let date): return Instant(date).microseconds
    case .dateComponents(let components):
      guard let day = CivilDate(components) else { return nil }
      return instant(of: day, secondOfDay: Self.secondOfDay(components))
    default: return nil
    }
  }

  func instant(of day: CivilDate, secondOfDay: Int) -> Int64 {
    instant(WallTime(day: day.daysSince1970, secondOfDay: secondOfDay))
  }

  /// The seconds since midnight that date components name; 0 where they name no time.
  static func secondOfDay(_ components: DateComponents) -> Int {
    let hour = min(max(components.hour ?? 0, 0), 23)
    let minute = min(max(components.minute ?? 0, 0), 59)
    let second = min(max(components.second ?? 0, 0), 59)
    return hour * 3_600 + minute * 60 + second
  }

  /// The reader's days.
  package var days: ReaderDays {
    ReaderDays(
      instant: { Instant(microseconds: instant(of: $0, secondOfDay: $1)) },
      day: { CivilDate(daysSince1970: wallTime($0.microseconds).day) }
    )
  }

  /// The reader's clock, on which texts that name a day are read.
  var reader: ReaderClock {
    ReaderClock(
      now: Instant(microseconds: now()),
      locale: locale,
      wallTime: { instant in
        let wall = wallTime(instant.microseconds)
        return CivilDateTime(
          secondsSince1970: Int64(wall.day) * 86_400 + Int64(wall.secondOfDay)
        )
      },
      instant: { Instant(microseconds: instant(of: $0, secondOfDay: $1)) }
    )
  }

  /// The reader's day at an instant.
  func day(at instant: Int64) -> CivilDate? { CivilDate(exactly: wallTime(instant).day) }

  /// A moment later: the calendar's part on the reader's clock, then the exact part.
  func adding(_ duration: CalendarDuration, to instant: Int64) -> Int64? {
    var moment = instant
    if !duration.isExact {
      let wall = wallTime(instant)
      let quotient = instant / Self.microsecondsPerSecond
      var fraction = instant - quotient * Self.microsecondsPerSecond
      if fraction < 0 { fraction += Self.microsecondsPerSecond }
      guard let start = CivilDate(exactly: wall.day),
        let day = start.moved(byMonths: duration.months)?.moved(byDays: duration.days)
      else { return nil }
      moment = self.instant(of: day, secondOfDay: wall.secondOfDay) + fraction
    }
    let (sum, overflow) = moment.addingReportingOverflow(duration.microseconds)
    return overflow || !Self.moments.contains(sum) ? nil : sum
  }

  /// The day that a word means at an instant; the days of the week are strictly after it (LG-3).
  func day(_ name: DayName, at instant: Int64) -> CivilDate? {
    guard let today = day(at: instant) else { return nil }
    let weekday: Weekday
    switch name {
    case .today: return today
    case .tomorrow: return today.moved(byDays: 1)
    case .yesterday: return today.moved(byDays: -1)
    case .sunday: weekday = .sunday
    case .monday: weekday = .monday
    case .tuesday: weekday = .tuesday
    case .wednesday: weekday = .wednesday
    case .thursday: weekday = .thursday
    case .friday: weekday = .friday
    case .saturday: weekday = .saturday
    }
    let distance = today.weekday.days(until: weekday)
    return today.moved(byDays: distance == 0 ? 7 : distance)
  }
}

/// Days of scripts, as date components name them; the calendar's ends are failures and no limit.
extension CivilDate {
  /// The day that date components mean, whatever their time.
  init?(_ components: DateComponents) {
    guard let year = components.year, let month = components.month, let day = components.day else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  /// The same day so many months later, at most that month's last one; `nil` beyond the calendar.
  func moved(byMonths months: Int) -> CivilDate? {
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, (12..<120_000).contains(sum) else { return nil }
    return adding(months: months)
  }

  /// The day so many days later; `nil` beyond the calendar.
  func moved(byDays days: Int) -> CivilDate? {
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    return overflow ? nil : CivilDate(exactly: sum)
  }
}
