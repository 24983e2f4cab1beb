import Moments
import TestSupport
import Testing

@testable import ToDoFormats

@Suite("iCalendar: meaning", .timeLimit(.minutes(2)))
struct CalendarMeaningTests {
  private func read(_ lines: [String], _ zone: TestZones.Name = .berlin) throws -> ReadRecord {
    let text = CalendarSamples.calendar(
      "UID:1@test",
      "SUMMARY:Bread",
      lines.joined(separator: "\r\n")
    )
    let document = try ICalendar().read(text, CalendarSamples.settings(zone))
    #expect(document.faults.isEmpty)
    return try #require(document.records.first)
  }

  private static func day(_ text: String) -> ForeignToDo.Moment {
    .day(CivilDate(text: text) ?? .first)
  }

  private static func at(_ text: String, _ zone: String = "") -> ForeignToDo.Moment {
    .instant(CalendarSamples.instant(text), zone: zone)
  }

  @Test(arguments: [
    ("DUE;VALUE=DATE:20270120", day("2027-01-20")),
    ("DUE:20270120", day("2027-01-20")),
    ("DUE:20270120T140000Z", at("2027-01-20T14:00:00Z")),
    ("DUE:20270120T140000", at("2027-01-20T13:00:00Z", "CET-1CEST,M3.5.0,M10.5.0/3")),
    ("DUE;TZID=Europe/Istanbul:20270120T140000", at("2027-01-20T11:00:00Z", "Europe/Istanbul")),
    ("DUE;TZID=\"Europe/Istanbul\":20270120T140000", at("2027-01-20T11:00:00Z", "Europe/Istanbul")),
    (
      "DUE;TZID=Turkey Standard Time:20270120T140000", at("2027-01-20T11:00:00Z", "Europe/Istanbul")
    ),
    (
      "DUE;TZID=/freeassociation.sourceforge.net/Tzfile/America/Argentina/Salta:20270120T140000",
      at("2027-01-20T17:00:00Z", "America/Argentina/Salta")
    ),
    (
      "DUE;X-A=\"a:b;c\";TZID=Europe/Istanbul:20270120T1400",
      at("2027-01-20T11:00:00Z", "Europe/Istanbul")
    ),
    ("DUE;VALUE=DATE:20270120T140000Z", day("2027-01-20")),
    ("DTSTART;VALUE=DATE:20270118\r\nDURATION:P2D", day("2027-01-20")),
    (
      "DTSTART:20270327T080000\r\nDURATION:P1DT1H",
      at("2027-03-28T07:00:00Z", "CET-1CEST,M3.5.0,M10.5.0/3")
    ),
    // 02:30 is left out that night: the first instant after the gap counts (RT-6).
    ("DUE:20270328T023000", at("2027-03-28T01:00:00Z", "CET-1CEST,M3.5.0,M10.5.0/3")),
    ("DUE:20161231T235960Z", at("2016-12-31T23:59:59Z")),
  ])
  func `a due date is a day, or an instant with the zone that it names`(
    line: String,
    due: ForeignToDo.Moment
  ) throws {
    let record = try read([line])
    #expect(record.toDo.due == due)
    #expect(record.remarks.isEmpty && record.fault == nil)
  }

  @Test(arguments: [
    ("", ForeignToDo.State.open), ("STATUS:NEEDS-ACTION", .open), ("STATUS:IN-PROCESS", .open),
    ("STATUS:COMPLETED", .done(nil)), ("PERCENT-COMPLETE:100", .done(nil)),
    ("STATUS:COMPLETED\r\nCOMPLETED:20270120T140000Z", .done(at("2027-01-20T14:00:00Z"))),
    ("COMPLETED;VALUE=DATE:20270120", .done(day("2027-01-20"))),
    ("STATUS:CANCELLED", .cancelled(nil)), ("status:completed", .done(nil)),
    ("STATUS:NEEDS-ACTION\r\nPERCENT-COMPLETE:100", .open),
  ])
  func `a to-do is done by its status, or without one by its completion`(
    lines: String,
    state: ForeignToDo.State
  ) throws {
    #expect(try read([lines]).toDo.state == state)
  }

  @Test(arguments: [
    ("0", ForeignToDo.Priority.none), ("1", .high), ("4", .high), ("5", .medium), ("6", .low),
    ("9", .low), ("", .none),
  ])
  func `ten priorities are four ranks`(value: String, rank: ForeignToDo.Priority) throws {
    let record = try read(["PRIORITY:\(value)"])
    #expect(record.toDo.priority == rank && record.remarks.isEmpty)
  }

  @Test(arguments: [
    // UNTIL is the to-do's day, not UTC's: 21:30Z is the next day in Istanbul.
    (
      "DUE;TZID=Europe/Istanbul:20270120T000000", "FREQ=DAILY;UNTIL=20270130T213000Z",
      "FREQ=DAILY;UNTIL=20270131"
    ),
    (
      "DUE;TZID=America/New_York:20270120T200000", "FREQ=DAILY;UNTIL=20270131T010000Z",
      "FREQ=DAILY;UNTIL=20270130"
    ),
    // That day's occurrence would be after it.
    (
      "DUE;TZID=America/New_York:20270120T210000", "FREQ=DAILY;UNTIL=20270131T010000Z",
      "FREQ=DAILY;UNTIL=20270129"
    ),
    // A day, too, is one of the zone: midnight in Berlin is 23:00 of UTC.
    ("DUE;VALUE=DATE:20270120", "FREQ=DAILY;UNTIL=20270131T225959Z", "FREQ=DAILY;UNTIL=20270131"),
    ("DUE;VALUE=DATE:20270120", "FREQ=DAILY;UNTIL=20270131T230000Z", "FREQ=DAILY;UNTIL=20270201"),
    ("DUE;VALUE=DATE:20270120", "FREQ=DAILY;UNTIL=20270131", "FREQ=DAILY;UNTIL=20270131"),
    // But for the first and the last second of a day of UTC, by which programs mean that day.
    ("DUE;VALUE=DATE:20270120", "FREQ=DAILY;UNTIL=20270131T000000Z", "FREQ=DAILY;UNTIL=20270131"),
    ("DUE;VALUE=DATE:20270120", "FREQ=DAILY;UNTIL=20270131T235959Z", "FREQ=DAILY;UNTIL=20270131"),
    ("DUE;VALUE=DATE:20270120", "FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1", "FREQ=MONTHLY;BYDAY=-1FR"),
    ("DUE;VALUE=DATE:20270120", "FREQ=YEARLY;BYWEEKNO=3", ""),
    ("DUE;VALUE=DATE:20270120", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD", ""),
    ("X-NOTHING:1", "FREQ=WEEKLY;INTERVAL=2", "FREQ=WEEKLY;INTERVAL=2"),
    // The rule counts from the start, whose weekday is another one.
    ("DTSTART;VALUE=DATE:20270118\r\nDUE;VALUE=DATE:20270120", "FREQ=WEEKLY;BYDAY=MO", ""),
    (
      "DTSTART;VALUE=DATE:20270118\r\nDUE;VALUE=DATE:20270120", "FREQ=WEEKLY;COUNT=3",
      "FREQ=WEEKLY;COUNT=3"
    ),
  ])
  func `a rule is read in the to-do's zone, or kept and told`(
    due: String,
    rule: String,
    meaning: String
  ) throws {
    let record = try read([due, "RRULE:\(rule)"])
    #expect(record.toDo.recurrence == meaning)
    #expect(record.remarks.isEmpty == !meaning.isEmpty)
  }

  @Test(arguments: [
    ("FREQ=MONTHLY", "FREQ=MONTHLY;X-FROM=COMPLETION", "FREQ=MONTHLY;X-FROM=COMPLETION"),
    // As a program writes it that knows no such property.
    ("FREQ=MONTHLY", "FREQ=MONTHLY\\;X-FROM=COMPLETION", "FREQ=MONTHLY;X-FROM=COMPLETION"),
    // Another program has changed the rule since.
    ("FREQ=WEEKLY", "FREQ=MONTHLY\\;X-FROM=COMPLETION", "FREQ=WEEKLY"),
  ])
  func `what only this list knows of a rule holds while the rest is the same`(
    rule: String,
    own: String,
    meaning: String
  ) throws {
    let record = try read(["DUE;VALUE=DATE:20270120", "RRULE:\(rule)", "X-WIDGETCTL-RRULE:\(own)"])
    #expect(record.toDo.recurrence == meaning)
  }

  @Test func `left out and done occurrences are passed over`() throws {
    let text = CalendarSamples.calendar(
      "UID:1",
      "SUMMARY:Water",
      "DUE;TZID=Europe/Berlin:20270104T200000",
      "RRULE:FREQ=WEEKLY;COUNT=5",
      "EXDATE;TZID=Europe/Berlin:20270111T200000",
      "END:VTODO",
      "BEGIN:VTODO",
      "UID:1",
      "RECURRENCE-ID:20270104T190000Z",
      "STATUS:COMPLETED",
      "SUMMARY:Water",
      "END:VTODO",
      "BEGIN:VTODO",
      "UID:1",
      "RECURRENCE-ID:20270125T190000Z",
      "SUMMARY:Water all"
    )
    let record = try #require(try ICalendar().read(text, CalendarSamples.settings()).records.first)
    #expect(record.raw.parts.count == 3)
    #expect(record.toDo.due == Self.at("2027-01-18T19:00:00Z", "Europe/Berlin"))
    #expect(record.toDo.recurrence == "FREQ=WEEKLY;COUNT=3")
  }

  @Test func `a to-do whose last occurrence is done is done`() throws {
    let text = CalendarSamples.calendar(
      "UID:1",
      "SUMMARY:Water",
      "DUE;VALUE=DATE:20270104",
      "RRULE:FREQ=WEEKLY;COUNT=2",
      "EXDATE;VALUE=DATE:20270104,20270111"
    )
    let record = try #require(try ICalendar().read(text, CalendarSamples.settings()).records.first)
    #expect(record.toDo.state == .done(nil))
  }

  @Test(arguments: [
    ("TRIGGER:-PT15M", [ForeignToDo.Reminder.before(seconds: 900)]),
    ("TRIGGER;RELATED=END:-P1D", [.before(seconds: 86_400)]),
    (
      "TRIGGER;VALUE=DATE-TIME:20270119T080000Z",
      [.at(CalendarSamples.instant("2027-01-19T08:00:00Z"))]
    ),
    ("TRIGGER;RELATED=END:PT5M", []),
    ("TRIGGER:-PT0S\r\nACTION:EMAIL", []),
    ("TRIGGER:-PT15M\r\nPROXIMITY:ARRIVE", []),
    ("TRIGGER;VALUE=DATE-TIME:19760401T005545Z\r\nACTION:NONE", []),
  ])
  func `an alarm by time is a reminder`(lines: String, reminders: [ForeignToDo.Reminder]) throws {
    let record = try read(["DUE:20270120T140000Z", "BEGIN:VALARM", lines, "END:VALARM"])
    #expect(record.toDo.reminders == reminders)
  }

  @Test func `an alarm before the start is an instant`() throws {
    let record = try read([
      "DTSTART:20270120T120000Z", "DUE:20270120T140000Z", "BEGIN:VALARM", "TRIGGER:-PT15M",
      "END:VALARM",
    ])
    #expect(record.toDo.reminders == [.at(CalendarSamples.instant("2027-01-20T11:45:00Z"))])
  }

  @Test func `words are unfolded and unescaped`() throws {
    let record = try read([
      "DESCRIPTION:one\\, two\\nthr", " ee\\; C:\\\\temp \\x", "CATEGORIES:a\\,b,c , ,c",
      "CATEGORIES;LANGUAGE=de:d",
      "URL:https://example.org/a,b;c", "RELATED-TO;RELTYPE=DEPENDS-ON:2@test",
    ])
    #expect(record.toDo.notes == "one, two\nthree; C:\\temp \\x")
    #expect(record.toDo.tags == ["a,b", "c", "d"])
    #expect(record.toDo.url == "https://example.org/a,b;c")
    #expect(record.toDo.blockedBy == ["2@test"])
  }
}
