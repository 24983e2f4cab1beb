import Moments
import Testing

@testable import ToDoFormats

@Suite("todo.txt is written", .timeLimit(.minutes(2)))
struct TodoTxtWriteTests {
  private let settings = TodoTxtSamples.settings

  private func day(_ text: String) throws -> ForeignToDo.Moment {
    .day(try #require(CivilDate(text: text)))
  }

  private func edited(_ line: String, _ change: (inout ForeignToDo) throws -> Void) rethrows
    -> String
  {
    let before = TodoTxtSamples.meaning(line)
    var after = before
    try change(&after)
    return TodoTxt().edit(RawRecord(parts: [line]), from: before, to: after, settings).raw.parts[0]
  }

  @Test func `a to-do is written with its signs behind the words`() throws {
    var toDo = ForeignToDo(name: "Call Bob")
    toDo.identity = "kkkkkkkkkkkkkkkk"
    toDo.priority = .medium
    toDo.list = "Home Office"
    toDo.tags = ["garage"]
    toDo.due = .instant(Instant(secondsSince1970: 1_798_095_600), zone: "")
    toDo.recurrence = "FREQ=WEEKLY"
    toDo.addedAt = try day("2026-11-29")
    toDo.notes = "two words"
    toDo.steps = [ForeignToDo.Step(name: "Find the number")]
    let written = TodoTxt().write(toDo, settings)
    #expect(
      written.raw.parts == [
        "(B) 2026-11-29 Call Bob @Home_Office +garage due:2026-12-24 due-time:10:00 rec:+1w"
          + " id:kkkkkkkkkkkkkkkk"
      ]
    )
    #expect(written.unplaced == ["notes", "list", "steps"])
  }

  @Test func `what the line says is placed`() throws {
    var toDo = ForeignToDo(name: "Call")
    toDo.state = .done(.instant(Instant(secondsSince1970: 1_798_095_600), zone: ""))
    toDo.addedAt = .instant(Instant(secondsSince1970: 1_796_095_600), zone: "")
    toDo.modifiedAt = Instant(secondsSince1970: 1_796_095_600)
    toDo.priority = .high
    let written = TodoTxt().write(toDo, settings)
    #expect(written.raw.parts == ["x 2026-12-24 2026-12-01 Call pri:A"])
    #expect(written.unplaced.isEmpty)
    toDo.state = .cancelled(nil)
    #expect(TodoTxt().write(toDo, settings).unplaced == ["state"])
  }

  @Test(arguments: ["x", "2026-01-01", "(A)"])
  func `words that would be read as signs of the head stand behind another sign`(
    word: String
  ) throws {
    var toDo = ForeignToDo(name: "\(word) marks the spot")
    toDo.identity = "kkkkkkkkkkkkkkkk"
    let written = TodoTxt().write(toDo, settings)
    #expect(written.raw.parts == ["id:kkkkkkkkkkkkkkkk \(word) marks the spot"])
    #expect(written.unplaced.isEmpty)
    #expect(TodoTxt().meaning(of: written.raw, settings) == toDo)
  }

  @Test(arguments: [
    ("Buy +1 battery", ["name"]), ("See @home", ["name"]),
    ("Say due:2026-01-01", ["name"]), ("Two\nlines", ["name"]), ("", []), ("a\tb", []),
    ("due:soon +", []),
  ])
  func `words that would be read as signs are named`(name: String, unplaced: [String]) {
    #expect(TodoTxt().write(ForeignToDo(name: name), settings).unplaced == unplaced)
  }

  @Test func `what no sign says is named`() {
    var toDo = ForeignToDo(name: "Call")
    toDo.recurrence = "FREQ=MONTHLY;BYMONTHDAY=31"
    toDo.notBefore = .instant(Instant(secondsSince1970: 1_798_095_600), zone: "")
    toDo.startedAt = Instant(secondsSince1970: 1_798_095_600)
    toDo.reminders = [.before(seconds: 600)]
    toDo.blockedBy = ["a b"]
    toDo.url = "https://example.org"
    #expect(
      TodoTxt().write(toDo, settings).unplaced == [
        "wait", "start", "reminders", "dependencies", "recurrence", "url",
      ]
    )
  }

  @Test(arguments: [
    ("(A) 2026-01-01 Call +p", "x 2026-11-29 2026-01-01 Call +p pri:A"),
    ("Call", "x 2026-11-29 Call"), ("(D) Call pri:Q", "x 2026-11-29 Call pri:D"),
    ("2026-01-01 Call", "x 2026-11-29 2026-01-01 Call"),
  ])
  func `one that is done keeps its letter as a key, and loses nothing when it is opened again`(
    line: String,
    done: String
  ) throws {
    let closed = try day("2026-11-29")
    #expect(edited(line) { $0.state = .done(closed) } == done)
    let reopened = edited(done) { $0.state = .open }
    #expect(reopened == line.replacing(" pri:Q", with: ""))
  }

  @Test func `one that is done on an unknown day keeps its day of creation`() {
    let done = edited("(A) 2026-01-01 Call") { $0.state = .done(nil) }
    #expect(done == "x Call pri:A created:2026-01-01")
    #expect(
      edited("x 2026-01-02 (B) 2026-01-01 Call") { $0.state = .open } == "(B) 2026-01-01 Call"
    )
  }

  @Test func `a letter stays while its rank does`() throws {
    let due = try day("2026-12-01")
    #expect(edited("(Q) Call") { $0.due = due } == "(Q) Call due:2026-12-01")
    #expect(edited("(Q) Call") { $0.priority = .high } == "(A) Call")
    #expect(edited("(Q) Call") { $0.priority = .none } == "Call")
    #expect(edited("x (Q) Call pri:A") { $0.priority = .none } == "x Call")
    #expect(edited("x 2026-01-01 Call") { $0.priority = .low } == "x 2026-01-01 Call pri:C")
  }

  @Test(arguments: [
    ("Call  Bob +p at\t@home now  ", "Call  Ann +p at\t@home now  ", "Call  Ann at now"),
    ("Call Bob +p now", "Call +p now", "Call now"),
    ("+p Call Bob", "+p Ring Call Bob", "Ring Call Bob"), ("+p @h", "Call +p @h", "Call"),
    ("Call +p", "Call Bob +p", "Call Bob"), ("(A) Call +p", "(A) +p", ""),
    ("One two +p three four", "One 2 3 +p four", "One 2 3 four"), ("a  b", "a b", "a b"),
  ])
  func `a name is changed among the signs`(line: String, expected: String, name: String) {
    #expect(edited(line) { $0.name = name } == expected)
  }

  @Test func `tags and the list are changed where they stand`() {
    let line = "Mail @work about +tps now @home +x"
    #expect(edited(line) { $0.tags = ["x", "home"] } == "Mail @work about now @home +x")
    #expect(edited(line) { $0.tags.append("new tag") } == line + " +new_tag")
    #expect(edited(line) { $0.list = "Office" } == "Mail @Office about +tps now @home +x")
    #expect(edited(line) { $0.list = "" } == "Mail about +tps now +home +x")
    #expect(edited("Mail +x") { $0.list = "a" } == "Mail +x @a")
    #expect(edited("Mail @a @b") { $0.list = "b" } == "Mail @b @b +b")
  }

  @Test func `a line of another one's day is not touched by the hour`() {
    let line = "x 2026-12-24 Call"
    let after = edited(line) {
      $0.state = .done(.instant(Instant(secondsSince1970: 1_798_095_600), zone: ""))
    }
    #expect(after == line)
  }

  @Test func `a line that is gone takes its break along`() throws {
    let document = try TodoTxt().read("# a\r\nOne\r\n\r\nTwo\r\n", settings)
    var pieces = document.unchanged
    let records = pieces.indices.filter { if case .part = pieces[$0] { true } else { false } }
    pieces[records[0]] = .part(nil)
    let added = WrittenRecord(RawRecord(parts: ["Three"]))
    #expect(TodoTxt().document(pieces, appending: [added]) == "# a\r\n\r\nTwo\r\nThree\r\n")
    #expect(TodoTxt().document([.part("One")], appending: [added]) == "One\nThree\n")
    #expect(TodoTxt().document([], appending: [added, added]) == "Three\nThree\n")
  }

  @Test func `an identity is the letters of the to-do`() {
    let id = "klmnopqrstuvwxyz"
    #expect(TodoTxt().id(in: TodoTxt().identity(of: id)) == id)
    #expect(TodoTxt().id(in: "1") == nil)
    #expect(TodoTxt().isGlobal(id))
    #expect(TodoTxt().isGlobal("4c2e0a8e-1b7d-4f2e-9d3c-2a1b3c4d5e6f"))
    #expect(!TodoTxt().isGlobal("12"))
    #expect(TodoTxt().id(in: "abcdefghijklmnop") == nil)
  }
}
