import Moments
import WidgetIntents

/// A month as rows of seven days; the positions of days of the neighbouring months are left empty.
struct CalendarMonth: Hashable, Sendable {
  let year: Int
  /// The number of the month in its year, 1 to 12.
  let month: Int
  let rule: WeekRule

  /// Creates the month that contains a day; `rule` determines how its weeks are counted.
  init(of day: CivilDate, _ rule: WeekRule) {
    (year, month, self.rule) = (day.year, day.month, rule)
  }

  /// Returns the month `months` months later, limited to the supported range of dates.
  func adding(_ months: Int) -> CalendarMonth {
    CalendarMonth(of: first.adding(months: months), rule)
  }

  /// The first day of the month.
  var first: CivilDate {
    // The first day of a valid month exists, so the fallback is never used.
    CivilDate(year: year, month: month, day: 1) ?? .first
  }

  var last: CivilDate { first.adding(days: CivilDate.days(inMonth: month, of: year) - 1) }

  /// A week of the month, shown as a row.
  struct Week: Hashable, Sendable {
    /// The number of the week in its year, 1 to 53.
    let number: Int
    /// Seven days, beginning with the first day of the week; `nil` for days of other months.
    let days: [CivilDate?]
  }

  /// The four to six weeks that contain days of this month.
  var weeks: [Week] {
    let start = rule.firstDay.days(until: first.weekday)
    let length = CivilDate.days(inMonth: month, of: year)
    return (0..<(start + length + 6) / 7).map { row in
      let days = (0..<7).map { column -> CivilDate? in
        let index = row * 7 + column - start
        return (0..<length).contains(index) ? first.adding(days: index) : nil
      }
      return Week(number: days.lazy.compactMap(\.self).first?.weekOfYear(rule) ?? 1, days: days)
    }
  }

  /// The month's name and the year, for example `November 2026`.
  var title: String { "\(name) \(year)" }
  var name: String { UserLanguage.spoken.names.months[month - 1] }

  /// The number of months since year 0, which is stored for the month.
  var index: Int64 { Int64(year) * 12 + Int64(month) - 1 }

  /// Creates the month with this number of months since year 0; `nil` if its year is not supported.
  init?(index: Int64, _ rule: WeekRule) {
    guard index > 0, index < 120_000,
      let day = CivilDate(year: Int(index / 12), month: Int(index % 12) + 1, day: 1)
    else { return nil }
    self.init(of: day, rule)
  }
}
