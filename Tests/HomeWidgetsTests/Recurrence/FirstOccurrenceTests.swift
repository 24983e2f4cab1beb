import Foundation
import Testing
import WidgetIntents

@testable import HomeWidgets
@testable import Moments

/// Tests at Saturday, 28 November 2026, 10:00 UTC.
@Suite("The first time of a rule, and what it skips (BW-24)", .timeLimit(.minutes(2)))
struct FirstOccurrenceTests {
  private static let clock = UserClock(
    now: Instant(microseconds: 1_795_860_000_000_000),
    in: .gmt
  )

  private static func record(_ words: String, due: String, isNew: Bool = true) throws -> ToDoRecord
  {
    var record = ToDoRecord(name: "Standup")
    if !due.isEmpty {
      let moment = try MomentPhrase(due, on: clock).moment
      record.setDue(Due(first: moment, on: clock), writtenIn: .gmt)
    }
    let phrase = try RecurrencePhrase(words, on: clock)
    try record.setRecurrence(phrase, dueIsNew: isNew, on: clock, in: .gmt)
    return record
  }

  private static func text(_ due: Due?) -> String {
    switch due {
    case .day(let day): day.text
    case .instant(let instant): instant.date.formatted(.iso8601)
    case nil: "never"
    }
  }

  @Test(arguments: [
    // A time without a day is one of the rule's days.
    ("weekday", "9:30", "2026-11-30T09:30:00Z"), ("weekday", "18:00", "2026-11-30T18:00:00Z"),
    ("last weekday", "9:30", "2026-11-30T09:30:00Z"), ("week", "9:30", "2026-11-29T09:30:00Z"),
    ("sat", "9:30", "2026-12-05T09:30:00Z"), ("weekday 9:30", "", "2026-11-30T09:30:00Z"),
    ("every 2 weeks on fri", "9:30", "2026-12-04T09:30:00Z"),
    // A day that was written stays, with the rule's time.
    ("weekday", "2026-12-05", "2026-12-05"), ("weekday 9:30", "2026-12-05", "2026-12-05T09:30:00Z"),
    ("weekday", "2026-12-05 9:30", "2026-12-05T09:30:00Z"),
    ("friday", "2026-12-04", "2026-12-04"), ("every other friday", "", "2026-12-04"),
    ("every day for 3 weeks", "2026-12-05", "2026-12-05"),
  ])
  func `the first time obeys its rule, and a day that was written stays`(
    words: String,
    due: String,
    first: String
  ) throws {
    #expect(Self.text(try Self.record(words, due: due).due) == first)
  }

  @Test func `the date of a to-do that is there stays`() throws {
    let record = try Self.record("weekday", due: "9:30", isNew: false)
    #expect(Self.text(record.due) == "2026-11-29T09:30:00Z")
  }

  @Test(arguments: [
    ("friday 18:00", "2026-11-29T18:00:00Z"), ("week starting 4 dec", "2026-12-04T09:30:00Z"),
    ("week starting 4 dec 18:00", "2026-12-04T18:00:00Z"), ("week", "2026-11-29T09:30:00Z"),
  ])
  func `the time and the start of a new rule change a date that is there`(
    words: String,
    due: String
  ) throws {
    #expect(Self.text(try Self.record(words, due: "9:30", isNew: false).due) == due)
  }

  @Test func `a span counts from the day that was written`() throws {
    let record = try Self.record("every day for 3 weeks", due: "2026-12-05")
    #expect(record.recurrence == "FREQ=DAILY;UNTIL=20261225")
  }

  @Test(arguments: [
    ("week until 2027-01-10", "2027-01-13", "ends before it is due, on Wed 13 Jan 2027"),
    ("day until yesterday", "", "has no day left: its last one is over"),
    ("weekday until tomorrow", "", "has no day left: its last one is over"),
    ("weekday until 2026-12-04", "2026-12-05", "ends before it is due, on Sat 5 Dec 2026"),
    ("week starting 1 dec", "2026-12-05", "begins at another time than the given due date"),
    ("day 9:00", "2026-12-05 10:00", "begins at another time than the given due date"),
  ])
  func `a rule that is over before it begins is refused`(
    words: String,
    due: String,
    message: String
  ) throws {
    let fault = try #require(throws: RecurrenceFault.self) { try Self.record(words, due: due) }
    #expect(fault.message.hasSuffix(message), "\(fault.message)")
    #expect(fault.exitCode == 64)
    #expect(fault.hint?.isEmpty == false)
  }

  @Test func `a change by words refuses such an end too`() throws {
    var record = ToDoRecord(name: "Standup", due: .day(Self.clock.today))
    var change = ToDoChange()
    change.recurrence = .set(try RecurrencePhrase("day until yesterday", on: Self.clock).rule)
    let error = #expect(throws: ToDoError.self) { try change.apply(to: &record) }
    #expect(error?.message.contains("ends before it is due") == true)
    #expect(error?.exitCode == 64)
    #expect(record.recurrence.isEmpty)
  }

  @Test(arguments: [
    ("month", "2027-01-31", "without a 31st", "every month on the last day"),
    ("month", "2027-01-29", "without a 29th", "every month on the last day"),
    ("3 months", "2027-01-31", "without a 31st", "every 3 months on the last day"),
    (
      "month on the 1st and 31st", "2027-01-01", "without a 31st",
      "every month on the 1st and last day"
    ),
    ("year", "2028-02-29", "Years without a 29 Feb", "every year on the last day of Feb"),
    ("every leap day", "2028-02-29", "Years without a 29 Feb", "every year on the last day of Feb"),
    ("2 years", "2028-02-29", "Years without a 29 Feb", "every 2 years on the last day of Feb"),
    ("fifth monday", "2026-11-30", "without a fifth Mon", "every month on the last Mon"),
    (
      "23rd weekday of the month", "2026-12-31", "without a 23rd weekday",
      "every month on the last weekday"
    ),
    (
      "year on the fifth sunday of march", "2026-12-01", "Years without a fifth Sun",
      "every year on the last Sun of Mar"
    ),
    ("month until 2028-01-01", "2027-01-31", "without a 31st", "every month on the last day"),
  ])
  func `what skips says so, with the rule that has all`(
    words: String,
    due: String,
    missing: String,
    whole: String
  ) throws {
    let record = try Self.record(words, due: due)
    let text = try #require(RecurrenceNotes(record, now: Self.clock.now, here: .gmt)).text
    #expect(text.contains("\(missing) are skipped; “\(whole)” includes them."), "\(text)")
    // What is offered can be typed, and skips nothing.
    let offered = try Self.record(whole, due: due)
    let other = try #require(RecurrenceNotes(offered, now: Self.clock.now, here: .gmt)).text
    #expect(!other.contains("skipped"), "\(other)")
  }

  @Test(arguments: [
    ("month", "2027-01-28"), ("month on the last day", "2027-01-31"), ("12 months", "2027-01-31"),
    ("year", "2027-02-28"), ("4 years", "2028-02-29"), ("week", "2027-01-31"),
    ("fourth monday", "2027-01-25"), ("last weekday", "2027-01-29"),
    ("after 1 month", "2027-01-31"),
    ("every year on 31 Jan", "2027-01-31"), ("every 20 weekdays", "2027-01-29"),
    ("every month on the 15th in Jan and Mar", "2027-01-15"),
    ("2 months on the 28th", "2027-01-28"),
  ])
  func `what skips nothing says nothing`(words: String, due: String) throws {
    let record = try Self.record(words, due: due)
    #expect(RecurrenceNotes(record, now: Self.clock.now, here: .gmt)?.text == "")
  }

  @Test(arguments: [
    ("weekday", "2026-12-05", "Sat 5 Dec is not one of its days; the next is Mon 7 Dec."),
    ("friday", "2026-11-28", "today, Sat 28 Nov is not one of its days; the next is Fri 4 Dec."),
  ])
  func `a day that is none of the rule's is said`(words: String, due: String, text: String) throws {
    let record = try Self.record(words, due: due)
    #expect(RecurrenceNotes(record, now: Self.clock.now, here: .gmt)?.text == " " + text)
  }

  @Test(arguments: [
    ("2026-11-27", "2026-11-27", "2026-12-25"), ("2026-11-28", "2026-11-28", "2026-11-30"),
    ("2026-11-30", "2026-11-30", "2026-12-28"),
    // Overdue, it keeps its beat.
    ("2026-11-27", "2026-12-28", "2027-01-22"),
  ])
  func `every 20 weekdays counts no weekend`(due: String, today: String, next: String) throws {
    let rule = try RecurrencePhrase("every 20 weekdays", on: Self.clock).rule
    let start = try #require(CivilDate(text: due))
    let now = try #require(CivilDate(text: today))
    #expect(rule.next(after: start, today: now).map { $0.day.text } == next)
  }
}
