/// A rule for numbering weeks: their first weekday, and how many days of the year the first week
/// must contain.
package struct WeekRule: Sendable, Hashable {
  package let firstDay: Weekday
  /// The minimum number of days of the year in its first week, from 1 to 7.
  package let minimumDays: Int

  package init(firstDay: Weekday, minimumDays: Int) {
    self.firstDay = firstDay
    self.minimumDays = min(max(minimumDays, 1), 7)
  }

  /// The rule of ISO 8601: weeks begin on Monday, and the first one contains the year's first
  /// Thursday.
  package static let iso = WeekRule(firstDay: .monday, minimumDays: 4)

  /// The seven weekdays, beginning with `firstDay`.
  package var days: [Weekday] {
    (0..<7).compactMap { Weekday(rawValue: (firstDay.rawValue - 1 + $0) % 7 + 1) }
  }
}

extension CivilDate {
  /// Returns the first day of this day's week; at the calendar's beginning the calendar's first
  /// day.
  package func startOfWeek(_ rule: WeekRule) -> CivilDate {
    adding(days: -rule.firstDay.days(until: weekday))
  }

  /// Returns the number of this day's week, from 1 to 53.
  ///
  /// The first days of January may be in the last week of the previous year.
  package func weekOfYear(_ rule: WeekRule) -> Int {
    // The day that decides which year the week belongs to: of ISO's weeks the Thursday.
    let deciding = startOfWeek(rule).adding(days: 7 - rule.minimumDays)
    return (deciding.dayOfYear - 1) / 7 + 1
  }
}
