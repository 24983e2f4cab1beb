import Moments
import Testing

@testable import HomeWidgets

@Suite("Recurrences of quick texts (BW-26)", .timeLimit(.minutes(2)))
struct QuickRecurrenceTests {
  // Tuesday, 24 November 2026, 10:30 in UTC.
  private static let clock = UserClock(
    now: Instant(microseconds: 1_795_516_200_000_000),
    in: .gmt
  )

  @Test(arguments: [
    ("every:week", "FREQ=WEEKLY"), ("every:2-weeks", "FREQ=WEEKLY;INTERVAL=2"),
    ("every:last-friday", "FREQ=MONTHLY;BYDAY=-1FR"), ("every:mon,thu", "FREQ=WEEKLY;BYDAY=MO,TH"),
    ("every:mon-fri", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    ("every:day-until-2027-01-10", "FREQ=DAILY;UNTIL=20270110"),
    ("every:RRULE:FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYMONTHDAY=-1"),
  ])
  func `a quick text has a rule in a word of its own (BW-26)`(word: String, rule: String) throws {
    let text = try QuickText(["Water", "the", "plants", word], on: Self.clock)
    #expect(text.name == "Water the plants")
    let phrase = try #require(text.recurrence)
    #expect(phrase.rule.rule == rule)
    var record = ToDoRecord(name: "Water the plants")
    try record.setRecurrence(phrase, dueIsNew: false, on: Self.clock, in: .gmt)
    #expect(record.recurrence == rule)
    #expect(record.due != nil)
  }
}
