import Moments
import TestSupport
import Testing

@testable import ToDoFormats

@Suite("Events: what is broken", .timeLimit(.minutes(2)))
struct EventFaultTests {
  @Test(arguments: [
    (["DTEND:20261201T090000"], 3, "an event without a start", []),
    (["DTSTART:tomorrow"], 6, "no date", []),
    (["DTSTART:20261301T090000"], 6, "a date or time that does not exist", []),
    (
      ["DTSTART:20261201T090000", "DTEND:20261130T090000"], 7,
      "an event that ends before it begins",
      [
        "12-01 09:00–09:00 A"
      ]
    ),
    (["DTSTART:20261201T090000", "DURATION:an hour"], 7, "no duration", ["12-01 09:00–09:00 A"]),
    (
      ["DTSTART:20261201T090000", "RRULE:FREQ=SOMETIMES"], 7, "a rule that is not understood",
      [
        "12-01 09:00–09:00 A"
      ]
    ),
    (["DTSTART:20261201T090000", "EXDATE:never"], 7, "no date", ["12-01 09:00–09:00 A"]),
  ])
  func `a fault has its line, and the other events are read`(
    lines: [String],
    line: Int,
    message: String,
    left: [String]
  ) throws {
    let whole = EventLines.component(["DTSTART:20261202T090000"], title: "B")
      .replacing("1@test", with: "2@test")
    let text = EventLines.calendar(EventLines.component(lines), whole)
    let document = try EventLines.read(text)
    #expect(document.faults.map(\.line) == [line])
    #expect(document.faults.map(\.message) == [message])
    #expect(EventLines.lines(document) == left + ["12-02 09:00–09:00 B"])
  }

  @Test func `a file that ends in the middle keeps what is whole`() throws {
    let text = EventLines.calendar(
      EventLines.component(["DTSTART:20261201T090000"]),
      "BEGIN:VEVENT\r\nSUMMARY:B\r\nDTSTART:20261202T090000"
    ).replacing("END:VCALENDAR\r\n", with: "")
    let document = try EventLines.read(text)
    #expect(EventLines.lines(document) == ["12-01 09:00–09:00 A"])
    #expect(document.faults.map(\.message) == ["an event without its END:VEVENT"])
    #expect(document.remarks == ["the file ends before its calendar does"])
  }

  @Test(arguments: [
    "", "Dear Sir or Madam", "BEGIN:VCARD\nEND:VCARD\n", "{\"a\":1}", "- [ ] a box\n",
    "BEGIN:VCALENDAR\nVERSION:1.0\nEND:VCALENDAR\n",
  ])
  func `what is no calendar is refused`(text: String) {
    #expect(throws: FormatRefusal.self) { try EventLines.read(text) }
  }

  @Test(arguments: [
    "RRULE:FREQ=SECONDLY", "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "RRULE:FREQ=MINUTELY",
    "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=1000000", "RRULE:FREQ=DAILY;COUNT=1000000",
    "RRULE:FREQ=DAILY;INTERVAL=1000000", "RRULE:FREQ=MONTHLY;BYDAY=53MO",
    "RRULE:FREQ=DAILY\r\nDTEND:99991231T235959", "RRULE:FREQ=YEARLY\r\nDURATION:P99999999999D",
  ])
  func `a rule of too much ends`(rule: String) throws {
    let document = try EventLines.read(EventLines.event("DTSTART:19860101T090000", rule))
    #expect(EventLines.lines(document, days: 400).count <= RuleExpansion.maximumMoments)
  }

  @Test func `random damage is read without a trap`() throws {
    let text = EventLines.calendar(
      EventLines.component([
        "DTSTART;TZID=Europe/Berlin:20261201T090000", "DURATION:PT1H",
        "RRULE:FREQ=MONTHLY;BYDAY=1MO,-1FR;BYSETPOS=1;WKST=SU;COUNT=20", "EXDATE:20270104T090000",
        "RDATE;VALUE=PERIOD:20261203T100000/PT1H", "LOCATION:Room\\, 1",
      ])
    )
    let bytes = Array(text.utf8)
    for seed in 0..<600 {
      var damaged = bytes
      for step in 1...3 {
        let place = (seed &* 7_919 &+ step &* 104_729) % damaged.count
        switch (seed + step) % 3 {
        case 0: damaged[place] = UInt8(truncatingIfNeeded: seed &* 31 &+ step)
        case 1: damaged.remove(at: place)
        default: damaged.insert(damaged[(place * 13) % damaged.count], at: place)
        }
      }
      let text = String(decoding: damaged, as: UTF8.self)
      guard let document = try? EventLines.read(text) else { continue }
      _ = EventLines.lines(document, days: 60)
    }
  }
}

@Suite("calcurse's appointments", .timeLimit(.minutes(2)))
struct CalcurseAppointmentsTests {
  @Test func `appointments, events, recurrences, exceptions, notes and alarms are read`() throws {
    let text = """
      11/30/2026 @ 09:00 -> 11/30/2026 @ 09:30 {1W -> 12/31/2027 !12/07/2026} |Stand-up
      11/30/2026 @ 22:00 -> 12/01/2026 @ 02:00>b87346b5068e7c15811bfc30936b27c698e1ef7d !Night shift
      12/01/2026 [1] Moving house
      01/01/2020 [1] {1D -> 12/02/2026}>b87346b5068e Water
      01/31/2020 [1] {1M w8} First Monday
      12/02/2026 @ 18:00 -> 12/02/2026 @ 18:00 |

      """
    let document = try EventLines.read(text)
    #expect(document.faults.isEmpty)
    #expect(
      EventLines.lines(document, from: "2026-11-30", days: 8) == [
        "11-30 Water", "11-30 09:00–09:30 Stand-up", "11-30 22:00–12-01 02:00 Night shift",
        "12-01 Moving house", "12-01 Water", "12-02 Water", "12-02 18:00–18:00 ",
        "12-07 First Monday",
      ]
    )
  }

  @Test(arguments: [
    ("13/01/2026 [1] A", "a line without its date, month/day/year"),
    ("12/01/2026 A", "a line that is neither an appointment nor an event"),
    ("12/01/2026 @ 09:00 -> 12/01/2026 A", "an appointment without its times"),
    ("12/01/2026 @ 09:00 -> 12/01/2026 @ 08:00 |A", "an appointment that ends before it begins"),
    ("12/01/2026 @ 09:00 -> 12/01/2026 @ 10:00 A", "an appointment without its |"),
    ("12/01/2026 [1] {1X} A", "a recurrence that is not understood"),
    ("12/01/2026 [1] {1D !} A", "a recurrence that is not understood"),
    ("12/01/2026 [1] {99999999999D} A", "a recurrence that is not understood"),
  ])
  func `a broken line is a fault, and the others are read`(line: String, message: String) throws {
    let document = try EventLines.read("12/02/2026 [1] B\n\(line)\n12/03/2026 [1] C\n")
    #expect(document.faults.map(\.line) == [2])
    #expect(document.faults.map(\.message) == [message])
    #expect(EventLines.lines(document) == ["12-02 B", "12-03 C"])
  }
}
