import Testing

@testable import Moments

// RT-6, RT-11
@Suite("Civil dates", .timeLimit(.minutes(5)))
struct CivilDateTests {
  @Test(arguments: [
    (1970, 1, 1, 0, Weekday.thursday),
    (1969, 12, 31, -1, .wednesday),
    (2000, 2, 29, 11_016, .tuesday),
    (2000, 3, 1, 11_017, .wednesday),
    (2026, 11, 21, 20_778, .saturday),
    (2038, 1, 19, 24_855, .tuesday),
    (1900, 3, 1, -25_508, .thursday),
    (1, 1, 1, -719_162, .monday),
    (9999, 12, 31, 2_932_896, .friday),
  ])
  func `a date has a number and a weekday`(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ number: Int,
    _ weekday: Weekday
  ) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(date.daysSince1970 == number)
    #expect(CivilDate(daysSince1970: number) == date)
    #expect(date.weekday == weekday)
  }

  @Test func `every month of ten thousand years begins where the last one ended`() {
    var number = CivilDate.first.daysSince1970
    for year in 1...9999 {
      for month in 1...12 {
        let length = CivilDate.days(inMonth: month, of: year)
        let ends = [
          CivilDate(daysSince1970: number), CivilDate(daysSince1970: number + length - 1),
        ]
        guard ends.map(\.month) == [month, month], ends.map(\.day) == [1, length],
          ends.map(\.year) == [year, year], ends[1].daysSince1970 == number + length - 1
        else {
          Issue.record("\(year)-\(month) is \(ends)")
          return
        }
        number += length
      }
    }
    #expect(number == CivilDate.last.daysSince1970 + 1)
  }

  @Test(arguments: [
    (2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0),
    (0, 1, 1),
    (10_000, 1, 1), (2026, 1, 32),
  ])
  func `days that no calendar has are refused`(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2028-01-31", 1, "2028-02-29"),
    ("2026-03-31", -1, "2026-02-28"),
    ("2026-11-21", 14, "2028-01-21"), ("2026-11-21", -23, "2024-12-21"),
    ("2026-11-21", 0, "2026-11-21"),
    ("9999-12-01", 1, "9999-12-31"), ("0001-01-31", -1, "0001-01-01"),
    ("2026-01-01", .max, "9999-12-31"),
    ("2026-01-01", .min, "0001-01-01"),
  ])
  func `months are added on the calendar`(_ start: String, _ months: Int, _ end: String) throws {
    let date = try #require(Self.date(start))
    #expect(Self.text(date.adding(months: months)) == end)
  }

  @Test func `days are added up to the calendar's ends`() throws {
    let date = try #require(CivilDate(year: 2024, month: 2, day: 28))
    #expect(Self.text(date.adding(days: 2)) == "2024-03-01")
    #expect(Self.text(date.adding(days: -59)) == "2023-12-31")
    #expect(date.adding(days: .max) == .last)
    #expect(date.adding(days: .min) == .first)
  }

  @Test func `the next such weekday lies ahead`() {
    #expect(Weekday.saturday.days(until: .monday) == 2)
    #expect(Weekday.monday.days(until: .monday) == 0)
    #expect(Weekday.monday.days(until: .sunday) == 6)
  }

  private static func date(_ text: String) -> CivilDate? {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    return numbers.count == 3
      ? CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) : nil
  }

  private static func text(_ date: CivilDate) -> String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }
}
