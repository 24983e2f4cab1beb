/// A calendar's rule for weeks: the weekday on which they begin, and the days in the new year that the first one needs.
package struct WeekRule: Sendable, Hashable {
  package let firstDay: Weekday
  /// 1 to 7: how many days of the new year the first week has at least.
  package let minimumDays: Int

  package init(firstDay: Weekday, minimumDays: Int) {
    self.firstDay = firstDay
    self.minimumDays = min(max(minimumDays, 1), 7)
  }

  /// Weeks of ISO 8601: from Monday, the first is that of the year's first Thursday.
  package static let iso = WeekRule(firstDay: .monday, minimumDays: 4)

  /// The days of a week in their order.
  package var days: [Weekday] {
    (0..<7).compactMap { Weekday(rawValue: (firstDay.rawValue - 1 + $0) % 7 + 1) }
  }
}

extension CivilDate {
  /// The first day of its week; at the calendar's beginning the first one.
  package func startOfWeek(_ rule: WeekRule) -> CivilDate {
    adding(days: -rule.firstDay.days(until: weekday))
  }

  /// The number of its week, 1 to 53; the first days of January may be in the last week of the year before.
  package func weekOfYear(_ rule: WeekRule) -> Int {
    // The day that decides which year the week belongs to: of ISO's weeks the Thursday.
    let deciding = startOfWeek(rule).adding(days: 7 - rule.minimumDays)
    return (deciding.dayOfYear - 1) / 7 + 1
  }
}
