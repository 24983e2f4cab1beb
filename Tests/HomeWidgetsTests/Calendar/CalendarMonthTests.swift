import Foundation
import Moments
import Testing

@testable import HomeWidgets

@Suite("Months of a calendar", .timeLimit(.minutes(2)))
struct CalendarMonthTests {
  private nonisolated static let rules = Weekday.allCases.map {
    WeekRule(firstDay: $0, minimumDays: $0 == .monday ? 4 : 1)
  }

  @Test(arguments: rules)
  func `every month of 400 years has its days once, each in its column`(rule: WeekRule) throws {
    var day = try #require(CivilDate(year: 1900, month: 1, day: 1))
    var month = CalendarMonth(of: day, rule)
    let columns = rule.days
    for _ in 0..<4_800 {
      #expect(month.first == day)
      let weeks = month.weeks
      guard (4...6).contains(weeks.count) else {
        Issue.record("\(month) has \(weeks.count) weeks")
        return
      }
      for week in weeks {
        guard week.days.count == 7, week.days.contains(where: { $0 != nil }) else {
          Issue.record("\(month) has an empty week")
          return
        }
        for (column, found) in week.days.enumerated() {
          guard let found else { continue }
          guard found == day, found.weekday == columns[column],
            week.number == found.weekOfYear(rule)
          else {
            Issue.record("\(month): \(found) instead of \(day) in column \(column)")
            return
          }
          day = day.adding(days: 1)
        }
      }
      guard month.last.adding(days: 1) == day else {
        Issue.record("\(month) ends on \(month.last)")
        return
      }
      month = month.adding(1)
    }
    #expect(day.year == 2_300)
    #expect(day.dayOfYear == 1)
  }

  @Test func `a month is kept by its number, and what is none is none`() throws {
    let month = CalendarMonth(of: .first, .iso)
    #expect(CalendarMonth(index: month.index, .iso) == month)
    let last = CalendarMonth(of: .last, .iso)
    #expect(CalendarMonth(index: last.index, .iso) == last)
    #expect(last.adding(1) == last)
    #expect(month.adding(-1) == month)
    for index in [Int64.min, -1, 0, 11, 120_000, .max] {
      #expect(CalendarMonth(index: index, .iso) == nil)
    }
  }

  private nonisolated static let regions: [(String?, Weekday, Int)] = [
    ("de_DE.UTF-8", .monday, 4), ("en_US.UTF-8", .sunday, 1), ("tr_TR", .monday, 1),
    ("en_GB", .monday, 4), ("ar_EG", .saturday, 1), (nil, .monday, 4),
  ]

  @Test(arguments: regions)
  func `weeks begin where a region begins them`(
    locale: String?,
    first: Weekday,
    minimumDays: Int
  ) {
    let rule = WeekRule(locale: locale)
    #expect(rule.firstDay == first)
    #expect(rule.minimumDays == minimumDays)
  }

  @Test func `a configured start wins over the locale's`() {
    let american = WeekRule(firstDay: .sunday, minimumDays: 1)
    #expect(WeekStart.automatic.rule(american) == american)
    #expect(WeekStart.monday.rule(american) == .iso)
    #expect(WeekStart.saturday.rule(.iso).firstDay == .saturday)
    #expect(WeekStart.sunday.rule(.iso) == american)
  }
}
