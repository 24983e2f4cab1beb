import Moments
import TestSupport
import Testing

@testable import ToDoFormats

/// Parses events, and formats their occurrences as one line each.
enum EventLines {
  static let zone = (try? CalendarSamples.settings(.berlin).zone) ?? .utc

  static func read(_ text: String) throws -> EventDocument {
    var reader = EventReader(try CalendarSamples.settings(.berlin))
    return try reader.read(text)
  }

  /// Returns a line for each occurrence: `12-01 09:15–09:30 Title`, or `12-24–12-26 Title` for
  /// whole days.
  static func lines(
    _ document: EventDocument,
    from start: String = "2026-11-29",
    days: Int = 14
  ) -> [String] {
    let first = CivilDate(text: start) ?? .first
    let window = EventWindow(from: first, to: first.adding(days: days), in: zone)
    return document.events.flatMap { $0.occurrences(in: window).found }
      .sorted { $0.isBefore($1, in: zone) }
      .map(line)
  }

  private static func line(_ found: EventOccurrence) -> String {
    let title = found.isCancelled ? "(\(found.title))" : found.title
    switch found.span {
    case .days(let first, let last):
      return (first == last ? short(first) : "\(short(first))–\(short(last))") + " " + title
    case .times(let from, let to):
      let (start, end) = (zone.civil(at: from), zone.civil(at: to))
      let last = start.date == end.date ? "" : short(end.date) + " "
      return "\(short(start.date)) \(time(start))–\(last)\(time(end)) \(title)"
    }
  }

  private static func short(_ day: CivilDate) -> String { String(day.text.dropFirst(5)) }

  private static func time(_ civil: CivilDateTime) -> String {
    let number = String(1_0000 + civil.hour * 100 + civil.minute).dropFirst()
    return "\(number.prefix(2)):\(number.suffix(2))"
  }

  /// Returns a calendar with one event that has these additional lines.
  static func event(_ lines: String..., title: String = "A") -> String {
    calendar(component(lines, title: title))
  }

  static func component(_ lines: [String], title: String = "A") -> String {
    (["BEGIN:VEVENT", "UID:1@test", "SUMMARY:\(title)"] + lines + ["END:VEVENT"])
      .joined(separator: "\r\n")
  }

  static func calendar(_ parts: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0"] + parts + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
  }
}

@Suite("Events: when they are", .timeLimit(.minutes(2)))
struct EventTests {
  @Test(arguments: [
    // A time in a zone, in UTC, and on whatever wall.
    (["DTSTART;TZID=Europe/Berlin:20261201T091500", "DURATION:PT15M"], ["12-01 09:15–09:30 A"]),
    (["DTSTART:20261201T081500Z", "DTEND:20261201T083000Z"], ["12-01 09:15–09:30 A"]),
    (["DTSTART:20261201T091500", "DTEND:20261201T093000"], ["12-01 09:15–09:30 A"]),
    (
      [
        "DTSTART;TZID=Europe/Istanbul:20261201T091500", "DTEND;TZID=Europe/Berlin:20261201T093000",
      ],
      ["12-01 07:15–09:30 A"]
    ),
    // A moment; over midnight; whole days, of which the end is the day after.
    (["DTSTART:20261201T091500"], ["12-01 09:15–09:15 A"]),
    (["DTSTART:20261201T220000", "DURATION:PT8H"], ["12-01 22:00–12-02 06:00 A"]),
    (["DTSTART;VALUE=DATE:20261201"], ["12-01 A"]),
    (["DTSTART;VALUE=DATE:20261128", "DTEND;VALUE=DATE:20261203"], ["11-28–12-02 A"]),
    (["DTSTART;VALUE=DATE:20261201", "DURATION:P1W"], ["12-01–12-07 A"]),
    // Before and after the window; at its very ends.
    (["DTSTART;VALUE=DATE:20261128"], []),
    (["DTSTART:20261128T220000", "DURATION:PT2H"], []),
    (["DTSTART:20261128T220000", "DURATION:PT2H1M"], ["11-28 22:00–11-29 00:01 A"]),
    (["DTSTART:20261213T000000"], []),
    (["DTSTART:20261129T000000"], ["11-29 00:00–00:00 A"]),
    // What has no right end is there with its start.
    (["DTSTART:20261201T091500", "STATUS:CANCELLED"], ["12-01 09:15–09:15 (A)"]),
  ])
  func `a single event takes its time`(lines: [String], expected: [String]) throws {
    let document = try EventLines.read(EventLines.calendar(EventLines.component(lines)))
    #expect(EventLines.lines(document) == expected)
    #expect(document.faults.isEmpty)
  }

  @Test(arguments: [
    (["RRULE:FREQ=WEEKLY;COUNT=3"], ["12-01 09:00", "12-08 09:00"]),
    (["RRULE:FREQ=DAILY;INTERVAL=5;UNTIL=20261206"], ["12-01 09:00", "12-06 09:00"]),
    (["RRULE:FREQ=DAILY;UNTIL=20261203T080000Z"], ["12-01 09:00", "12-02 09:00", "12-03 09:00"]),
    (["RRULE:FREQ=DAILY;UNTIL=20261203T075959Z"], ["12-01 09:00", "12-02 09:00"]),
    (["RRULE:FREQ=MONTHLY;BYDAY=1WE"], ["12-02 09:00"]),
    (["RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=2"], ["12-02 09:00"]),
    (["RRULE:FREQ=YEARLY;BYYEARDAY=-30,336"], ["12-02 09:00"]),
    (["RRULE:FREQ=YEARLY;BYWEEKNO=49;BYDAY=FR"], ["12-04 09:00"]),
    (["RRULE:FREQ=DAILY;COUNT=2;BYHOUR=9,18"], ["12-01 09:00", "12-01 18:00"]),
    (
      ["RRULE:FREQ=HOURLY;INTERVAL=5;UNTIL=20261201T235900"],
      [
        "12-01 09:00", "12-01 14:00", "12-01 19:00",
      ]
    ),
    // Beside a rule and without one; what comes twice is one; what is left out.
    (["RDATE:20261203T100000,20261201T090000"], ["12-01 09:00", "12-03 10:00"]),
    (["RDATE;VALUE=PERIOD:20261203T100000/PT1H"], ["12-01 09:00", "12-03 10:00"]),
    (
      ["RRULE:FREQ=DAILY;COUNT=4", "EXDATE:20261202T090000", "EXDATE:20261204T080000Z"],
      [
        "12-01 09:00", "12-03 09:00",
      ]
    ),
    (["RRULE:FREQ=DAILY;COUNT=3", "EXDATE;VALUE=DATE:20261202"], ["12-01 09:00", "12-03 09:00"]),
    (["RRULE:FREQ=DAILY;COUNT=1", "RRULE:FREQ=WEEKLY;COUNT=2"], ["12-01 09:00", "12-08 09:00"]),
  ])
  func `an event comes back by its rule`(lines: [String], expected: [String]) throws {
    let document = try EventLines.read(
      EventLines.calendar(EventLines.component(["DTSTART:20261201T090000"] + lines))
    )
    #expect(EventLines.lines(document).map { String($0.prefix(11)) } == expected)
    #expect(document.faults.isEmpty)
  }

  @Test(arguments: [
    "FREQ=YEARLY;INTERVAL=3", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "FREQ=MONTHLY;INTERVAL=5",
    "FREQ=WEEKLY;INTERVAL=3;BYDAY=SU,MO;WKST=SU", "FREQ=DAILY;INTERVAL=13",
    "FREQ=YEARLY;BYDAY=-1FR", "FREQ=HOURLY;INTERVAL=7", "FREQ=MONTHLY;BYDAY=MO,FR;BYSETPOS=-1",
  ])
  func `a rule that began decades ago has the moments that it has from its beginning`(
    rule: String
  ) throws {
    let start = try #require(CivilDateTime(CivilDate(text: "1996-02-28") ?? .first, hour: 9))
    let expansion = RuleExpansion(try #require(EventRule(rule, wall: nil)), from: start)
    let end = CivilDate(text: "2028-01-01") ?? .last
    // Short windows, so that the first period of each counts.
    for days in stride(from: 20, to: 800, by: 37) {
      let from = CivilDateTime(startOf: end.adding(days: -days)).secondsSince1970
      let range = from..<(from + 40 * 86_400)
      // In pieces, as all hours of decades would be cut.
      let whole = expansion.moments(in: (from - 400 * 86_400)..<range.upperBound).moments
      #expect(expansion.moments(in: range).moments == whole.filter(range.contains))
    }
  }

  @Test func `a wall keeps its hour when clocks change, and an hour that is none counts on`() throws
  {
    let document = try EventLines.read(
      EventLines.event("DTSTART:20260326T023000", "DURATION:PT30M", "RRULE:FREQ=DAILY;COUNT=5")
    )
    // RFC 5545, 3.3.5: 02:30 of that night by the offset before the gap.
    #expect(
      EventLines.lines(document, from: "2026-03-26").map { String($0.prefix(17)) } == [
        "03-26 02:30–03:00", "03-27 02:30–03:00", "03-28 02:30–03:00", "03-29 03:30–04:00",
        "03-30 02:30–03:00",
      ]
    )
  }

  @Test func `a changed occurrence takes the place of its own, and of those after it`() throws {
    let start = "DTSTART;TZID=Europe/Berlin:20261130T090000"
    let text = EventLines.calendar(
      EventLines.component([start, "DURATION:PT1H", "RRULE:FREQ=DAILY"]),
      EventLines.component(
        ["RECURRENCE-ID:20261201T080000Z", "DTSTART:20261201T150000", "DURATION:PT30M"],
        title: "once"
      ),
      EventLines.component(
        ["RECURRENCE-ID:20261202T080000Z", "DTSTART:20261202T090000", "STATUS:CANCELLED"],
        title: "off"
      ),
      EventLines.component(
        [
          "RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T080000Z", "DTSTART:20261203T100000",
          "DURATION:PT2H",
        ],
        title: "later"
      )
    )
    #expect(
      EventLines.lines(try EventLines.read(text), days: 6) == [
        "11-30 09:00–10:00 A", "12-01 15:00–15:30 once", "12-02 09:00–09:00 (off)",
        "12-03 10:00–12:00 later", "12-04 10:00–12:00 later",
      ]
    )
  }

  @Test func `a change without its event stands for itself`() throws {
    let text = EventLines.event("RECURRENCE-ID:20261201T090000", "DTSTART:20261201T100000")
    #expect(EventLines.lines(try EventLines.read(text)) == ["12-01 10:00–10:00 A"])
  }

  @Test func `of two revisions the later counts`() throws {
    let text = EventLines.calendar(
      EventLines.component(["DTSTART:20261201T100000", "SEQUENCE:2"], title: "new"),
      EventLines.component(["DTSTART:20261201T090000", "SEQUENCE:1"], title: "old")
    )
    #expect(EventLines.lines(try EventLines.read(text)) == ["12-01 10:00–10:00 new"])
  }

  @Test func `a zone of the file's own is used, and an unknown one is said`() throws {
    let zone = [
      "BEGIN:VTIMEZONE", "TZID:Mine", "BEGIN:STANDARD", "DTSTART:19700101T000000",
      "TZOFFSETFROM:+0300", "TZOFFSETTO:+0300", "END:STANDARD", "END:VTIMEZONE",
    ].joined(separator: "\r\n")
    let event = EventLines.component(["DTSTART;TZID=Mine:20261201T120000"])
    let known = try EventLines.read(EventLines.calendar(zone, event))
    #expect(EventLines.lines(known) == ["12-01 10:00–10:00 A"])
    let unknown = try EventLines.read(EventLines.calendar(event))
    #expect(EventLines.lines(unknown) == ["12-01 12:00–12:00 A"])
    #expect(unknown.remarks.first?.hasPrefix("the zone “Mine” is not known") == true)
  }

  @Test func `one reader keeps no zone of one file for the next`() throws {
    var reader = EventReader(try CalendarSamples.settings(.berlin))
    func zone(_ offset: String) -> String {
      [
        "BEGIN:VTIMEZONE", "TZID:Mine", "BEGIN:STANDARD", "DTSTART:19700101T000000",
        "TZOFFSETFROM:\(offset)", "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
      ].joined(separator: "\r\n")
    }
    let event = EventLines.component(["DTSTART;TZID=Mine:20261201T120000"])
    let found = try ["+0300", "+0500"].map {
      EventLines.lines(try reader.read(EventLines.calendar(zone($0), event)))
    }
    #expect(found == [["12-01 10:00–10:00 A"], ["12-01 08:00–08:00 A"]])
  }
}
