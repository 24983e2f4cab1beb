import Foundation
import Testing

@testable import Moments

@Suite("Weeks of the year", .timeLimit(.minutes(2)))
struct WeekTests {
  @Test(arguments: [
    (2026, 11, 28, 48), (2026, 1, 1, 1), (2027, 1, 1, 53), (2027, 1, 4, 1), (2024, 12, 30, 1),
    (2020, 12, 31, 53), (2021, 1, 3, 53), (2021, 1, 4, 1), (2000, 1, 1, 52),
  ])
  func `ISO counts from the week of the first Thursday`(
    year: Int,
    month: Int,
    day: Int,
    week: Int
  ) throws {
    #expect(try #require(CivilDate(year: year, month: month, day: day)).weekOfYear(.iso) == week)
  }

  @Test(arguments: [(Weekday.monday, 4), (.sunday, 1), (.saturday, 1), (.monday, 1), (.friday, 7)])
  func `every day of a hundred years is in the week that Foundation counts`(
    first: Weekday,
    minimumDays: Int
  ) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = first.rawValue % 7 + 1
    calendar.minimumDaysInFirstWeek = minimumDays
    let rule = WeekRule(firstDay: first, minimumDays: minimumDays)
    for day in stride(from: -20_000, to: 20_000, by: 3) {
      let date = CivilDate(daysSince1970: day)
      let moment = Date(timeIntervalSince1970: Double(day) * 86_400)
      guard date.weekOfYear(rule) == calendar.component(.weekOfYear, from: moment) else {
        Issue.record("\(date): \(date.weekOfYear(rule))")
        return
      }
      #expect(date.startOfWeek(rule).weekday == first)
    }
  }

  @Test func `the days of a week are seven, from its first one`() {
    #expect(
      WeekRule(firstDay: .saturday, minimumDays: 0).days.map(\.rawValue) == [6, 7, 1, 2, 3, 4, 5]
    )
    #expect(WeekRule(firstDay: .saturday, minimumDays: 0).minimumDays == 1)
  }
}
