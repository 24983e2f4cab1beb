import Moments
import Testing
import WidgetRender

@testable import PrintedWidgets

@Suite("Cron times in a plugin")
struct CronScheduleTests {
  private static let berlin = TimeZoneSource().zone(named: "Europe/Berlin") ?? .utc

  private func next(
    _ text: String,
    after date: String,
    in zone: TimeZoneRules = .utc
  ) throws -> String? {
    let schedule = try #require(CronSchedule(text))
    let start = try #require(ISODate(date)).instant(in: zone)
    return schedule.next(after: start, in: zone).map { ISODate.minuteText($0, in: zone) }
  }

  // crontab(5)
  @Test(arguments: [
    ("* * * * *", "2026-11-28T10:00", "2026-11-28T10:01"),
    ("*/15 * * * *", "2026-11-28T10:00", "2026-11-28T10:15"),
    ("01,16,31,46 * * * *", "2026-11-28T10:46", "2026-11-28T11:01"),
    ("0 9-17/4 * * mon-fri", "2026-11-28T10:00", "2026-11-30T09:00"),
    ("30 8 1 jan *", "2026-11-28T10:00", "2027-01-01T08:30"),
    ("0 0 * * 7", "2026-11-28T10:00", "2026-11-29T00:00"),
    // Either day field, where both name days.
    ("0 0 13 * 5", "2026-11-28T10:00", "2026-12-04T00:00"),
    ("0 0 29 2 *", "2026-11-28T10:00", "2028-02-29T00:00"),
    // Several expressions.
    ("0 12 * * * | 30 10 * * *", "2026-11-28T10:00", "2026-11-28T10:30"),
  ])
  func `the next time is the first that the fields name`(
    text: String,
    after: String,
    expected: String
  ) throws {
    #expect(try next(text, after: after)?.hasPrefix(expected.replacing("T", with: " ")) == true)
  }

  // RT-6
  @Test func `an hour that a zone leaves out is the first one after it`() throws {
    let found = try next("30 2 * * *", after: "2027-03-28T01:00", in: Self.berlin)
    #expect(found?.hasPrefix("2027-03-28 03:00") == true)
  }

  @Test func `a day that no month has is never`() throws {
    #expect(try next("0 0 31 feb *", after: "2026-11-28T10:00") == nil)
  }

  @Test(arguments: [
    "", "* * * *", "* * * * * *", "60 * * * *", "* 24 * * *", "* * 0 * *", "* * * 13 *",
    "* * * * 8", "5-1 * * * *", "*/0 * * * *", "*/61 * * * *", "a * * * *", "1,,2 * * * *",
    "5/2 * * * *", "-1 * * * *", "* * * * *|", "@daily", "1.5 * * * *", "*/ * * * *",
  ])
  func `another text is no schedule`(text: String) {
    #expect(CronSchedule(text) == nil)
  }

  @Test func `a plugin runs at its times instead of its interval, and says what it cannot read`() {
    func facts(_ schedule: String) -> ProgramFacts {
      ProgramFacts(
        path: "/p/x.10s.sh",
        head: "#!/bin/sh\n# <swiftbar.schedule>\(schedule)</swiftbar.schedule>\n"
      )
    }
    let start = Instant(microseconds: 0)
    let minute = facts("* * * * *")
    #expect(minute.nextRun(after: start, in: .utc).microseconds == 60_000_000)
    #expect(minute.remarks.isEmpty)
    #expect(facts("0 0 29 2 *").remarks.isEmpty)
    #expect(facts("0 0 30 2 *").remarks.first?.contains("names no time that ever comes") == true)
    let odd = facts("every day")
    #expect(odd.nextRun(after: start, in: .utc).microseconds == 10_000_000)
    #expect(odd.remarks.contains { $0.contains("“every day” is not understood") })
  }
}
