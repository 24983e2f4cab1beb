import Essentials
internal import Moments
package import WidgetIntents

extension ScriptClock {
  /// The permitted instants of results: the years 1 to 9999 in UTC, extended by a day at each end.
  private static let moments =
    Instant(microseconds: -62_135_683_200_000_000)...Instant(microseconds: 253_402_387_200_000_000)

  /// Returns the instant of a date, or of a day on the reader's clock.
  ///
  /// A day without a time is its midnight. `nil` for other values.
  func instant(of value: IntentValue) -> Instant? {
    switch value {
    case .date(let date): return Instant(date)
    case .dateComponents(let components):
      guard let day = CivilDate(components) else { return nil }
      return instant(of: day, secondOfDay: Self.secondOfDay(components))
    default: return nil
    }
  }

  /// Returns the seconds since midnight of date components; 0 if they have no time.
  static func secondOfDay(_ components: DateComponents) -> Int {
    let hour = min(max(components.hour ?? 0, 0), 23)
    let minute = min(max(components.minute ?? 0, 0), 59)
    let second = min(max(components.second ?? 0, 0), 59)
    return hour * 3_600 + minute * 60 + second
  }

  /// The conversions between days and instants in the reader's time zone.
  package var days: UserDays {
    UserDays(instant: { instant(of: $0, secondOfDay: $1) }, day: { day(at: $0) })
  }

  /// Returns the day at an instant in the reader's time zone.
  func day(at instant: Instant) -> CivilDate { wallTime(at: instant).date }

  /// Returns the local day and time of an instant; seconds only if they are not zero.
  func components(at instant: Instant) -> DateComponents {
    let wall = wallTime(at: instant)
    var components = wall.date.components
    components.hour = wall.hour
    components.minute = wall.minute
    components.second = wall.second == 0 ? nil : wall.second
    return components
  }

  /// Returns an instant later by a duration; `nil` beyond the calendar.
  ///
  /// Months and days are added in local time, then the exact part.
  func adding(_ duration: CalendarDuration, to instant: Instant) -> Instant? {
    var start = instant.microseconds
    if !duration.isExact {
      let wall = wallTime(at: instant)
      guard let day = wall.date.moved(byMonths: duration.months)?.moved(byDays: duration.days)
      else { return nil }
      let moved = self.instant(of: day, secondOfDay: wall.secondOfDay)
      start = moved.microseconds + Int64(instant.microsecondOfSecond)
    }
    let (sum, overflow) = start.addingReportingOverflow(duration.microseconds)
    let end = Instant(microseconds: sum)
    return overflow || !Self.moments.contains(end) ? nil : end
  }

  /// Returns the day that a word means at an instant; `nil` beyond the calendar.
  ///
  /// A day of the week is the next one after that day (LG-3).
  func day(_ name: DayName, at instant: Instant) -> CivilDate? {
    let today = day(at: instant)
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

/// Days of scripts, which are date components; a day beyond the calendar is a failure.
extension CivilDate {
  /// Creates the day of date components, ignoring their time of day; `nil` if they are not a valid
  /// day.
  init?(_ components: DateComponents) {
    guard let year = components.year, let month = components.month, let day = components.day else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  /// Returns the same day `months` months later, at most the last day of that month; `nil` beyond the calendar.
  func moved(byMonths months: Int) -> CivilDate? {
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, (12..<120_000).contains(sum) else { return nil }
    return adding(months: months)
  }

  /// Returns the day `days` days later; `nil` beyond the calendar.
  func moved(byDays days: Int) -> CivilDate? {
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    return overflow ? nil : CivilDate(exactly: sum)
  }
}
