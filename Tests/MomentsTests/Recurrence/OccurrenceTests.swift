import Foundation
import Testing

@testable import Moments

/// A random rule with the days that python-dateutil computes for it, from the table of
/// `scripts/generators/recurrence-table`.
///
/// The environment variable `RECURRENCE_TABLE` names another table.
private struct TableRule: Sendable, CustomTestStringConvertible {
  let rule: String
  let start: CivilDate
  let days: [CivilDate]
  /// Whether the rule has more days than the table lists.
  let goesOn: Bool

  var testDescription: String { rule }

  static let all: [TableRule] = {
    let path =
      ProcessInfo.processInfo.environment["RECURRENCE_TABLE"]
      ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Rules/recurrences.txt").path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { TableRule(line: String($0)) }
  }()

  private init?(line: String) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 3, let start = Self.day(parts[1]) else { return nil }
    let words = parts[2].split(separator: " ")
    rule = String(parts[0])
    self.start = start
    goesOn = words.last == "…"
    days = words.compactMap(Self.day)
  }

  private static func day(_ text: Substring) -> CivilDate? {
    Int(text).flatMap { CivilDate(year: $0 / 10_000, month: $0 / 100 % 100, day: $0 % 100) }
  }
}

@Suite("Days of a rule (BW-24, RFC 5545)", .timeLimit(.minutes(5)))
struct OccurrenceTests {
  @Test func `the table has its 300 rules`() {
    #expect(TableRule.all.count >= 300)
  }

  @Test(arguments: TableRule.all)
  private func `each next day is the one that dateutil has, to the rule's end`(
    entry: TableRule
  ) throws {
    var rule = try #require(Recurrence(rule: entry.rule))
    var found: [CivilDate] = []
    if let first = rule.first(from: entry.start) {
      found.append(first)
      while found.count < entry.days.count + 1, let last = found.last,
        let (day, rest) = rule.next(after: last, today: last)
      {
        found.append(day)
        rule = rest
      }
    }
    if entry.goesOn {
      #expect(found.count == entry.days.count + 1)
      found.removeLast()
    }
    #expect(found == entry.days)
  }

  @Test(arguments: TableRule.all)
  private func `passing over days comes to the same ones`(entry: TableRule) throws {
    let rule = try #require(Recurrence(rule: entry.rule))
    guard entry.days.count > 10 else { return }
    for earliest in [entry.days[3], entry.days[7].adding(days: 1)] {
      let all = Occurrences(rule, from: entry.start)
      let passed = Occurrences(rule, from: entry.start, earliest: earliest)
      let rest = { (days: Occurrences) in Array(days.lazy.filter { $0 >= earliest }.prefix(3)) }
      #expect(rest(passed) == rest(all))
    }
  }

  @Test(arguments: TableRule.all)
  private func `a rule is written as it was read`(entry: TableRule) throws {
    let rule = try #require(Recurrence(rule: entry.rule))
    #expect(Recurrence(rule: rule.rule) == rule)
  }

  @Test(arguments: [
    "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31",
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;BYMONTH=2;BYDAY=5MO;BYMONTHDAY=1",
  ])
  func `a rule without any day ends`(text: String) throws {
    let rule = try #require(Recurrence(rule: text))
    let start = try #require(CivilDate(year: 2026, month: 1, day: 30))
    #expect(rule.first(from: start) == nil)
    #expect(rule.next(after: start, today: start) == nil)
  }

  @Test(arguments: [
    "", "FREQ=HOURLY", "INTERVAL=2", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=0",
    "FREQ=DAILY;COUNT=1;UNTIL=20270101", "FREQ=WEEKLY;BYDAY=XX", "FREQ=WEEKLY;BYDAY=1MO",
    "FREQ=WEEKLY;BYMONTHDAY=1", "FREQ=MONTHLY;BYSETPOS=1", "FREQ=YEARLY;BYWEEKNO=20",
    "FREQ=YEARLY;BYYEARDAY=100", "FREQ=DAILY;BYHOUR=9", "FREQ=DAILY;UNTIL=20270230",
    "FREQ=DAILY;FREQ=DAILY", "FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=MONTHLY;BYMONTHDAY=32",
    "FREQ=DAILY;INTERVAL", "FREQ=MONTHLY;BYDAY=MO,", "every day",
  ])
  func `what this does not know is no rule`(text: String) {
    #expect(Recurrence(rule: text) == nil)
  }

  @Test(arguments: [
    // Overdue for weeks, it comes back once.
    ("FREQ=DAILY", "2026-11-01", "2026-11-24", "2026-11-24"),
    ("FREQ=DAILY", "2026-11-24", "2026-11-24", "2026-11-25"),
    // Completed before it is due.
    ("FREQ=DAILY", "2026-11-28", "2026-11-24", "2026-11-29"),
    ("FREQ=WEEKLY", "2026-11-02", "2026-11-24", "2026-11-30"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", "2026-11-09", "2026-11-10", "2026-11-12"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", "2026-11-12", "2026-11-13", "2026-11-23"),
    ("FREQ=MONTHLY", "2026-01-31", "2026-01-31", "2026-03-31"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "2026-01-31", "2026-01-31", "2026-02-28"),
    ("FREQ=MONTHLY;BYDAY=-1FR", "2026-11-27", "2026-11-27", "2026-12-25"),
    ("FREQ=YEARLY", "2028-02-29", "2028-03-01", "2032-02-29"),
    ("FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION", "2026-11-01", "2026-11-24", "2026-11-27"),
    ("FREQ=MONTHLY;X-FROM=COMPLETION", "2026-11-01", "2027-01-31", "2027-02-28"),
    (
      "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;X-COUNTED=BYDAY;X-FROM=COMPLETION", "2026-11-01",
      "2026-11-27", "2026-11-30"
    ),
    ("FREQ=DAILY;COUNT=2", "2026-11-24", "2026-11-24", "2026-11-25"),
    ("FREQ=DAILY;COUNT=1", "2026-11-24", "2026-11-24", "never"),
    // What was passed over counts.
    ("FREQ=DAILY;COUNT=5", "2026-11-01", "2026-11-24", "never"),
    ("FREQ=DAILY;UNTIL=20261125", "2026-11-24", "2026-11-24", "2026-11-25"),
    ("FREQ=DAILY;UNTIL=20261125", "2026-11-25", "2026-11-25", "never"),
    ("FREQ=DAILY", "0001-01-01", "2026-11-24", "2026-11-24"),
    ("FREQ=DAILY", "9999-12-31", "9999-12-31", "never"),
    ("FREQ=YEARLY;X-FROM=COMPLETION", "9999-12-31", "9999-12-31", "never"),
  ])
  func `the next one is due after the last, and not before today`(
    rule: String,
    due: String,
    today: String,
    next: String
  ) throws {
    let rule = try #require(Recurrence(rule: rule))
    let start = try #require(CivilDate(text: due))
    let now = try #require(CivilDate(text: today))
    let found = rule.next(after: start, today: now)
    #expect(found.map { $0.day.text } ?? "never" == next)
  }
}
