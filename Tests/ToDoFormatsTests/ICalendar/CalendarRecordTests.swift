import Moments
import TestSupport
import Testing

@testable import ToDoFormats

@Suite("iCalendar: records of a file", .timeLimit(.minutes(2)))
struct CalendarRecordTests {
  private func read(_ lines: [String]) throws -> ReadRecord {
    let text = CalendarSamples.calendar(
      "UID:1@test",
      "SUMMARY:Bread",
      lines.joined(separator: "\r\n")
    )
    let document = try ICalendar().read(text, CalendarSamples.settings())
    return try #require(document.records.first)
  }

  @Test(arguments: [
    ("DUE:20270230", 7, "a date or time that does not exist", "DUE:20270230"),
    (
      "PRIORITY:1\r\nDUE:20270120T250000Z", 8, "a date or time that does not exist",
      "DUE:20270120T250000Z"
    ),
    ("DUE:tomorrow", 7, "no date", "DUE:tomorrow"),
    ("DESCRIPTION:a\r\nb", 8, "a line without a name and a colon", "b"),
  ])
  func `a broken line is named by its number`(
    lines: String,
    line: Int,
    message: String,
    found: String
  ) throws {
    #expect(try read([lines]).fault == FormatFault(line: line, message, found: found))
  }

  @Test func `a second to-do of one UID is named`() throws {
    let text = CalendarSamples.calendar(
      "UID:1",
      "SUMMARY:a",
      "END:VTODO",
      "BEGIN:VTODO",
      "UID:1",
      "SUMMARY:b"
    )
    let document = try ICalendar().read(text, CalendarSamples.settings())
    #expect(
      document.records.map(\.fault) == [
        nil, FormatFault(line: 8, "the UID of the to-do on line 4", found: "1"),
      ]
    )
  }

  @Test(arguments: [
    ("END:VALARM\r\n", 0), ("BEGIN:VALARM\r\n", 1), ("BEGIN:VTODO\r\nSUMMARY:inner\r\n", 1),
    ("END:VCALENDAR\r\n", 1),
  ])
  func `a to-do without its end is a fault, and its text stays`(lines: String, count: Int) throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:a\n\(lines)END:VTODO\nEND:VCALENDAR\n"
    let document = try ICalendar().read(text, CalendarSamples.settings())
    #expect(document.faults.map(\.line) == [Int](repeating: 2, count: count))
    #expect(CalendarSamples.joined(document) == text)
  }

  @Test func `children that are no more than a summary and a status are steps`() throws {
    let text = CalendarSamples.calendar(
      "UID:child1",
      "SUMMARY:One",
      "RELATED-TO:p",
      "STATUS:COMPLETED",
      "END:VTODO",
      "BEGIN:VTODO",
      "UID:p",
      "SUMMARY:Parent",
      "END:VTODO",
      "BEGIN:VTODO",
      "UID:child2",
      "SUMMARY:Two",
      "RELATED-TO;RELTYPE=PARENT:p",
      "END:VTODO",
      "BEGIN:VTODO",
      "UID:child3",
      "SUMMARY:Three",
      "RELATED-TO:p",
      "DUE;VALUE=DATE:20270120"
    )
    let document = try ICalendar().read(text, CalendarSamples.settings())
    #expect(document.records.map(\.toDo.name) == ["Parent", "Three"])
    #expect(
      document.records.first?.toDo.steps == [.init(name: "One", isDone: true), .init(name: "Two")]
    )
    #expect(document.records.last?.remarks == ["it is a part of “Parent”, and more than a step"])
    #expect(CalendarSamples.joined(document) == text)
  }

  @Test func `parents in a circle stay to-dos`() throws {
    let text = CalendarSamples.calendar(
      "UID:a",
      "SUMMARY:A",
      "RELATED-TO:b",
      "END:VTODO",
      "BEGIN:VTODO",
      "UID:b",
      "SUMMARY:B",
      "RELATED-TO:a"
    )
    #expect(try ICalendar().read(text, CalendarSamples.settings()).records.count == 2)
  }

  @Test func `a folded empty line before a to-do belongs to it`() throws {
    let text = "BEGIN:VCALENDAR\r\n\r\n BEGIN:VTODO\r\nSUMMARY:a\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
    let settings = try CalendarSamples.settings()
    let record = try #require(try ICalendar().read(text, settings).records.first)
    #expect(ICalendar().meaning(of: record.raw, settings) == record.toDo)
  }

  @Test func `vCalendar 1 and other files are refused`() throws {
    #expect(throws: FormatRefusal.self) {
      try ICalendar().read(
        "BEGIN:VCALENDAR\nVERSION:1.0\nEND:VCALENDAR\n",
        CalendarSamples.settings()
      )
    }
    #expect(throws: FormatRefusal.self) {
      try ICalendar().read("(A) Call Mum\n", CalendarSamples.settings())
    }
  }

  @Test func `a fold within a character is moved before it`() {
    let bytes =
      Array("SUMMARY:caf".utf8) + [0xC3, 0x0D, 0x0A, 0x20, 0xA9] + Array("!\r\n é\r\n".utf8)
    let moved = Folding.movingFoldsOutOfCharacters(bytes)
    #expect(String(validating: moved, as: UTF8.self) == "SUMMARY:caf\r\n é!\r\n é\r\n")
    #expect(Folding.movingFoldsOutOfCharacters([0xC3, 0x28]) == [0xC3, 0x28])
    #expect(
      ICalendar.moved(Array("BEGIN:VCALENDAR\nX:".utf8) + [0xC3, 0x0A, 0x20, 0xA9])
        == "BEGIN:VCALENDAR\nX:\n é"
    )
    #expect(ICalendar.moved(Array("BEGIN:VCALENDAR\n".utf8) + [0xFC]) == nil)
  }
}
