import Moments
import Testing

@testable import ToDoFormats

@Suite("todo.txt is read", .timeLimit(.minutes(2)))
struct TodoTxtReadTests {
  private let settings = TodoTxtSamples.settings

  private func read(_ text: String) throws -> ReadDocument { try TodoTxt().read(text, settings) }

  private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text: text)) }

  @Test(arguments: TodoTxtSamples.names)
  func `a file that is written unchanged has the bytes that were read`(name: String) throws {
    let text = try TodoTxtSamples.text(name)
    let document = try read(text)
    #expect(!document.records.isEmpty)
    let written = TodoTxt().document(document.unchanged, appending: [])
    #expect(Array(written.utf8) == Array(text.utf8))
  }

  @Test(arguments: TodoTxtSamples.names)
  func `a line that is read again means the same`(name: String) throws {
    for record in try read(TodoTxtSamples.text(name)).records {
      var meaning = try #require(TodoTxt().meaning(of: record.raw, settings))
      // An id that two lines have is one record's alone.
      if record.toDo.identity == nil { meaning.identity = nil }
      #expect(meaning == record.toDo)
    }
  }

  @Test(arguments: TodoTxtSamples.names)
  func `a file of the form is known by its signs`(name: String) throws {
    #expect(ToDoFormats.format(of: try TodoTxtSamples.text(name))?.name == "todo.txt")
  }

  @Test(arguments: [
    "Milk\nBread\nEggs\n", "", "\n\n", "{\"a\": 1}", "BEGIN:VCALENDAR\nEND:VCALENDAR\n",
    "Dear Bob,\nI live +1 here.\nThere is more.\nAnd more.\nBest,\n", "a\u{0}b @x\n",
    "@Test func a() {\n  let b = c\n}\n",
  ])
  func `a text without signs is not of the form`(text: String) {
    #expect(!TodoTxt().recognizes(text[...].utf8))
  }

  @Test(arguments: [
    ("(A) Call", ForeignToDo.Priority.high, "Call"), ("(B) Call", .medium, "Call"),
    ("(C) Call", .low, "Call"), ("(Z) Call", .low, "Call"), ("Call (A)", .none, "Call (A)"),
    ("(b) Call", .none, "(b) Call"), ("(B)->Call", .none, "(B)->Call"),
    ("(A)", .none, "(A)"), (" (A) Call", .none, "(A) Call"), ("(AB) Call", .none, "(AB) Call"),
    ("x Call pri:A", .high, "Call"), ("Call pri:A", .none, "Call"),
    ("x (B) Call pri:A", .medium, "Call"), ("Call pri:AA", .none, "Call pri:AA"),
  ])
  func `a priority is a capital letter at the beginning`(
    line: String,
    priority: ForeignToDo.Priority,
    name: String
  ) {
    let toDo = TodoTxtSamples.meaning(line)
    #expect(toDo.priority == priority)
    #expect(toDo.name == name)
  }

  @Test(arguments: [
    ("x Call", "done", "", "", "Call"), ("X Call", "open", "", "", "X Call"),
    ("xylophone", "open", "", "", "xylophone"), ("x", "open", "", "", "x"),
    ("x ", "open", "", "", "x"), (" x Call", "open", "", "", "x Call"),
    ("x 2026-01-02 Call", "done", "2026-01-02", "", "Call"),
    ("x 2026-01-02 2026-01-01 Call", "done", "2026-01-02", "2026-01-01", "Call"),
    ("x (C) 2014-01-01 Call", "done", "2014-01-01", "", "Call"),
    ("x 2019-04-22 (A) Call", "done", "2019-04-22", "", "Call"),
    ("x 2014-01-02 (B) 2013-12-30 Call", "done", "2014-01-02", "2013-12-30", "Call"),
    ("x 2026-01-03 2026-01-02 2026-01-01", "done", "2026-01-03", "2026-01-02", "2026-01-01"),
    ("2026-01-01 Call", "open", "", "2026-01-01", "Call"),
    ("Call 2026-01-01", "open", "", "", "Call 2026-01-01"),
    ("Call created:2026-01-01", "open", "", "2026-01-01", "Call"),
  ])
  func `what is done has an x, and days before the text`(
    line: String,
    state: String,
    closed: String,
    added: String,
    name: String
  ) throws {
    let toDo = TodoTxtSamples.meaning(line)
    let day = CivilDate(text: closed).map { ForeignToDo.Moment.day($0) }
    #expect(toDo.state == (state == "done" ? .done(day) : .open))
    #expect(toDo.addedAt == CivilDate(text: added).map { .day($0) })
    #expect(toDo.name == name)
  }

  @Test(arguments: [
    ("Call +a @b @c +d", "Call", "b", ["a", "c", "d"]), ("+a @b", "", "b", ["a"]),
    ("a@b c+d + @", "a@b c+d + @", "", []), ("+a +a @b @b x", "x", "b", ["a"]),
    ("Mail @work about +tps now", "Mail about now", "work", ["tps"]),
    ("@me@host.org +(x)", "", "me@host.org", ["(x)"]),
    ("see http://a.b/c:d at 12:30 star:1", "see http://a.b/c:d at 12:30 star:1", "", []),
    ("two  blanks\t+p  stay\ttabs", "two  blanks stay\ttabs", "", ["p"]),
  ])
  func `projects and contexts are anywhere among the words`(
    line: String,
    name: String,
    list: String,
    tags: [String]
  ) {
    let toDo = TodoTxtSamples.meaning(line)
    #expect(toDo.name == name)
    #expect(toDo.list == list)
    #expect(toDo.tags == tags)
  }

  @Test(arguments: [
    ("1d", "FREQ=DAILY;X-FROM=COMPLETION"), ("+1w", "FREQ=WEEKLY"),
    ("12m", "FREQ=MONTHLY;INTERVAL=12;X-FROM=COMPLETION"), ("+2y", "FREQ=YEARLY;INTERVAL=2"),
    ("+3b", "FREQ=DAILY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR;X-COUNTED=BYDAY"),
    ("1b", "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;X-COUNTED=BYDAY;X-FROM=COMPLETION"),
    ("+1b", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("0d", ""), ("w", ""), ("1000d", ""),
    ("-1d", ""), ("1x", ""), ("99999999999999999999d", ""), ("++1d", ""), ("", ""),
  ])
  func `a recurrence is a number and a unit`(value: String, rule: String) {
    #expect(TodoTxtSamples.meaning("Call rec:\(value)").recurrence == rule)
    guard !rule.isEmpty else { return }
    #expect(TodoTxtRecurrence.value(of: rule) == value)
  }

  @Test func `a time of day makes the due day an instant`() throws {
    let due = try #require(TodoTxtSamples.meaning("Call due:2026-12-24 due-time:09:30").due)
    guard case .instant(let instant, let zone) = due else {
      Issue.record("\(due) is a day")
      return
    }
    #expect(ISODate.text(instant, in: settings.zone) == "2026-12-24T09:30:00+03:00")
    #expect(zone == "<+03>-3")
    let day = try day("2026-12-24")
    #expect(TodoTxtSamples.meaning("Call due:2026-12-24 due-time:25:00").due == .day(day))
    #expect(TodoTxtSamples.meaning("Call due:2026-12-24 due:2026-12-25").due == .day(day))
  }

  @Test func `a day that does not exist is a fault of its line`() throws {
    let document = try read("# one\n(A) Call due:2026-02-30\n(B) 2026-13-01 Go\nSee 2026-13-01\n")
    #expect(
      document.records.map(\.fault) == [
        FormatFault(line: 2, "a date that does not exist", found: "due:2026-02-30"),
        FormatFault(line: 3, "a date that does not exist", found: "2026-13-01"), nil,
      ]
    )
    #expect(document.records[0].toDo.name == "Call due:2026-02-30")
  }

  @Test func `a word in the place of a day is told and stays in the name`() throws {
    let record = try #require(try read("Call due:tomorrow rec:often t:5\n").records.first)
    #expect(record.fault == nil)
    #expect(record.toDo.name == "Call due:tomorrow rec:often t:5")
    #expect(
      record.remarks == [
        "“due:tomorrow” is not a date and stays in the name",
        "“rec:often” is not a recurrence that is known, and stays in the name",
        "“t:5” is not a date and stays in the name",
      ]
    )
  }

  @Test func `a parent of topydo waits for its parts`() throws {
    let document = try read("Book id:1\nPart p:1\nPart p:1 id:2\nPart p:2 p:9\nSelf id:3 p:3\n")
    #expect(document.records.map(\.blockers) == [[1, 2], [], [3], [], []])
    #expect(document.records[3].remarks == ["it is a part of “9”, which is not here"])
    #expect(TodoTxtSamples.meaning("Call after:1,2 after:3").blockedBy == ["1", "2", "3"])
  }

  @Test func `of two lines with an id the open one keeps it`() throws {
    let document = try read("x 2026-01-01 Water id:1\nWater id:1\nWater id:1\n")
    #expect(document.records.map(\.toDo.identity) == [nil, "1", nil])
    #expect(document.records[0].remarks == ["the id “1” is that of line 2 too, which keeps it"])
  }

  @Test func `comments, blank lines and every kind of break stay between the lines`() throws {
    let text = "\u{FEFF}# a\r\n\r\nOne\r\n#tag Two\rThree  \n\n##\n \t\nFour"
    let document = try read(text)
    #expect(document.records.map(\.toDo.name) == ["One", "#tag Two", "Three", "Four"])
    #expect(document.records.map(\.line) == [3, 4, 5, 9])
    #expect(document.remarks == ["lines that begin with # and are kept as comments: 2"])
    let written = TodoTxt().document(document.unchanged, appending: [])
    #expect(Array(written.utf8) == Array(text.utf8))
  }

  @Test func `a text with a character of number 0 is refused`() {
    #expect(throws: FormatRefusal.self) { try read("a\u{0}b\n") }
  }
}
