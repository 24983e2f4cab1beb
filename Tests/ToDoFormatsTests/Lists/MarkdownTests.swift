import Testing

@testable import ToDoFormats

@Suite("Boxes of Markdown are read", .timeLimit(.minutes(2)))
struct MarkdownTests {
  private let format = MarkdownBoxes()

  private func read(_ text: String) throws -> ReadDocument {
    try format.read(text, ImportSamples.settings)
  }

  private func toDo(_ line: String) throws -> ForeignToDo {
    try #require(format.meaning(of: RawRecord(parts: [line]), ImportSamples.settings))
  }

  @Test func `the sample's boxes are read with what is beneath them`() throws {
    let text = try ImportSamples.text("markdown/tasks.md")
    let document = try read(text)
    #expect(ToDoFormats.format(of: text)?.name == "markdown")
    ImportSamples.check(text, format)
    #expect(
      document.records.map { "\($0.line) \($0.toDo.list): \($0.toDo.name)" } == [
        "7 Home: Water the plants", "8 Home: Renew the passport", "14 Home: Take a photograph",
        "18 Home: Numbered [link](http://a.b/c) one", "22 Work, C#: In a quote",
        "23 Work, C#: Cancelled one", "24 Work, C#: Half done", "25 Work, C#: Moved on",
        "26 Work, C#: Waits", "27 Work, C#: Impossible 📅 2026-02-30",
        "28 Work, C#: Words 📅 tomorrow", "29 Work, C#: Dataview",
      ]
    )
    let passport = document.records[1].toDo
    #expect(passport.notes == "It is in the second drawer.\n  - a bullet\n```\n- [ ] code\n```")
    #expect(
      passport.steps == [.init(name: "Fill in the form #paper", isDone: true), .init(name: "Pay")]
    )
    #expect(document.records[2].remarks == ["it was beneath the box of line 8"])
    #expect(
      document.records.compactMap(\.fault) == [
        FormatFault(line: 27, "a date that does not exist", found: "📅 2026-02-30")
      ]
    )
    #expect(document.records[7].remarks == ["its box has “>”, which is open here"])
    #expect(
      document.records[10].remarks == [
        "“📅 tomorrow” is not a date at the end of the line and stays in the name"
      ]
    )
  }

  @Test func `the fields at the end of a line are in any order`() throws {
    let toDo = try toDo(
      "- [x] Call #home Bob ⏫ 🔁 every 2 weeks ➕ 2026-01-01 #phone 🛫 2026-02-01 ⏳ 2026-02-02"
        + " 📅 2026-03-01 ✅ 2026-02-28 🆔 ab-1 ⛔ cd, ef 🏁 delete ^block"
    )
    var expected = ForeignToDo(name: "Call Bob")
    expected.tags = ["home", "phone"]
    expected.priority = .high
    expected.recurrence = "FREQ=WEEKLY;INTERVAL=2"
    expected.addedAt = ImportSamples.day("2026-01-01")
    expected.notBefore = ImportSamples.day("2026-02-01")
    expected.due = ImportSamples.day("2026-03-01")
    expected.state = .done(ImportSamples.day("2026-02-28"))
    expected.identity = "ab-1"
    expected.blockedBy = ["cd", "ef"]
    #expect(toDo == expected)
  }

  @Test func `an id that the plugin draws is one of all files`() {
    #expect(format.isGlobal("x1y2z3"))
    #expect(!format.isGlobal("1"))
    #expect(!format.isGlobal("^paragraph"))
  }

  @Test func `fields of Dataview mean the same`() throws {
    let toDo = try toDo(
      "* [-] Call [priority:: low] (due:: 2026-03-01) [scheduled::2026-02-02]"
        + " [repeat:: every day when done] [cancelled:: 2026-02-03] [id:: x] [dependsOn:: y,z]"
    )
    var expected = ForeignToDo(name: "Call")
    expected.priority = .low
    expected.due = ImportSamples.day("2026-03-01")
    expected.notBefore = ImportSamples.day("2026-02-02")
    expected.recurrence = "FREQ=DAILY;X-FROM=COMPLETION"
    expected.state = .cancelled(ImportSamples.day("2026-02-03"))
    expected.identity = "x"
    expected.blockedBy = ["y", "z"]
    #expect(toDo == expected)
  }

  @Test(arguments: [
    "-[ ] a", "- [] a", "- [  ] a", "- [ ]a", "[ ] a", "- [link](b)", "1 [ ] a", "# - [ ] a",
    "1234567890. [ ] a", "- [ab] c", "--- [ ] a", "- [x", "- [", "```\n- [ ] a\n```",
    "---\nlist:\n  - [ ] a\n---\n",
  ])
  func `what is no box is text`(text: String) throws {
    #expect(try read(text).records.isEmpty)
    ImportSamples.check(text, format)
  }

  @Test(arguments: [
    "#tag", "#a/b-c_d", "#ünï", "#2026q1", "#日本",
  ])
  func `a tag is a word with a letter`(tag: String) throws {
    #expect(try toDo("- [ ] One \(tag) two").tags == [String(tag.dropFirst())])
    #expect(try toDo("- [ ] One \(tag) two").name == "One two")
  }

  @Test(arguments: ["#1", "#", "##a", "#a,b", "#a.", "a#b", "#(a)"])
  func `other words with a number sign stay words`(word: String) throws {
    #expect(try toDo("- [ ] One \(word) two").tags == [])
    #expect(try toDo("- [ ] One \(word) two").name == "One \(word) two")
  }

  @Test(arguments: [
    ("every day", "FREQ=DAILY"),
    ("every 3 days when done", "FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION"),
    ("every other week", "FREQ=WEEKLY;INTERVAL=2"),
    ("Every Weekday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    ("every week on Sunday, Tuesday", "FREQ=WEEKLY;BYDAY=SU,TU"),
    ("every monday and friday", "FREQ=WEEKLY;BYDAY=MO,FR"),
    ("every month on the 31st", "FREQ=MONTHLY;BYMONTHDAY=31"),
    ("every month on the last", "FREQ=MONTHLY;BYMONTHDAY=-1"),
    ("every month on the 2nd last", "FREQ=MONTHLY;BYMONTHDAY=-2"),
    ("every month on the 1st and 15th", "FREQ=MONTHLY;BYMONTHDAY=1,15"),
    ("every 3 months on the last Friday", "FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR"),
    ("every month on the 2nd last friday", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("every January on the 15th", "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=15"),
    ("every year", "FREQ=YEARLY"),
    ("every month on the 31st when done", ""), ("every", ""), ("weekly", ""),
    ("every full moon", ""),
    ("every 0 days", ""), ("every week on", ""), ("every day on the 1st", ""), ("every 2", ""),
    ("every month on the 32nd", ""), ("every week on the 1st", ""), ("", ""),
  ])
  func `a recurrence is what the plugin's rules say`(words: String, rule: String) throws {
    #expect(MarkdownRecurrence.rule(of: words) ?? "" == rule)
  }

  @Test func `a rule that is not understood is told`() throws {
    let record = try #require(
      try read("- [ ] Look up 🔁 every full moon 📅 2026-03-01\n").records.first
    )
    #expect(record.toDo.name == "Look up")
    #expect(record.toDo.recurrence == "")
    #expect(record.remarks == ["it does not come back here: “every full moon” is not understood"])
  }

  @Test func `a damaged file and a long one are read without harm`() throws {
    let text = try ImportSamples.text("markdown/tasks.md")
    ImportSamples.checkMutations(of: text, signs: " \t\r\n-*[]>#`:()", format)
    ImportSamples.checkLength(format) { count in
      "- [ ] a " + String(repeating: "📅 x #a [due:: ) 🔁 ", count: count)
    }
    ImportSamples.checkLength(format) { count in
      (0..<count).map { String(repeating: " ", count: $0 % 50) + "- [ ] a\n" + "  note\n" }.joined()
    }
    ImportSamples.checkLength(format) { String(repeating: "> ", count: $0) + "- [ ] a" }
  }
}
