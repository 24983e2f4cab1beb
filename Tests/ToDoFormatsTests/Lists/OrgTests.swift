import Testing

@testable import ToDoFormats

@Suite("Headings of org are read", .timeLimit(.minutes(2)))
struct OrgTests {
  private let format = Org()

  private func read(_ text: String) throws -> ReadDocument {
    try format.read(text, ImportSamples.settings)
  }

  private func toDo(_ text: String) throws -> ForeignToDo {
    try #require(try read(text).records.first?.toDo)
  }

  @Test func `the sample's headings are read`() throws {
    let text = try ImportSamples.text("org/tasks.org")
    let document = try read(text)
    #expect(ToDoFormats.format(of: text)?.name == "org")
    ImportSamples.check(text, format)
    #expect(document.listName == "My tasks")
    #expect(
      document.records.map { "\($0.line) \($0.toDo.list): \($0.toDo.name)" } == [
        "8 Home: Renew the passport", "25 Home: Take a photograph", "26 Home: Pay the rent",
        "28 Home: Water the plants", "30 Home: Old plan", "32 : Letter of the bank", "34 : ",
        "35 : Hourly", "37 : Diary", "39 : Range 14:00 [1/3] not:a:tag",
      ]
    )
    var passport = ForeignToDo(name: "Renew the passport")
    passport.identity = "5b1c-77"
    passport.priority = .high
    passport.tags = ["life", "house", "papers"]
    passport.list = "Home"
    passport.due = ImportSamples.time("2026-12-24T12:00")
    passport.notBefore = ImportSamples.day("2026-12-01")
    passport.addedAt = ImportSamples.time("2026-11-02T08:15")
    passport.url = "https://example.org/form"
    passport.notes = "It is in the second drawer.\n\n  in cash\n- a bullet"
    passport.steps = [.init(name: "Fill in the form", isDone: true), .init(name: "Pay")]
    #expect(document.records[0].toDo == passport)
    #expect(document.records[1].toDo.tags == ["life", "house", "papers"])
    #expect(document.records[1].remarks == ["it was below the to-do on line 8"])
    let rent = document.records[2].toDo
    #expect(rent.state == .done(ImportSamples.time("2026-11-28T18:30")))
    #expect(rent.recurrence == "FREQ=MONTHLY")
    #expect(document.records[3].toDo.recurrence == "FREQ=DAILY;INTERVAL=2;X-FROM=COMPLETION")
    #expect(document.records[4].toDo.state == .cancelled(ImportSamples.day("2026-10-01")))
    #expect(document.records[5].toDo.priority == .low)
    #expect(document.records[9].toDo.due == ImportSamples.time("2026-12-01T09:30"))
    #expect(document.records[9].toDo.notes == ":NOEND:\ntext")
  }

  @Test func `what is not understood is told, and a day that does not exist is a fault`() throws {
    let document = try read(ImportSamples.text("org/tasks.org"))
    #expect(
      document.records.compactMap(\.fault) == [
        FormatFault(line: 33, "a date that does not exist", found: "<2026-02-30 Mon>")
      ]
    )
    #expect(document.records[7].remarks == ["“+8h” of its SCHEDULED is not understood"])
    #expect(
      document.records[8].remarks == ["its SCHEDULED “<%%(diary-float t 4 2)>” is not understood"]
    )
  }

  @Test(arguments: [
    ("#+TODO: A B | C\n* A x", "open"), ("#+TODO: A B | C\n* C x", "done"),
    ("#+TODO: A B C\n* C x", "done"), ("#+SEQ_TODO: A | KILL\n* KILL x", "cancelled"),
    ("* A x\n#+todo: A(a@/!) | B\n", "open"), ("#+TODO: A | B\n* TODO x", ""),
    ("* NEXT x", "open"), ("* CANCELED x", "cancelled"), ("* DONE x", "done"), ("* Done x", ""),
    ("*TODO x", ""), (" * TODO x", ""), ("* [#A] TODO x", ""), ("* TODO", "open"),
    ("#+TODO: A | B\n#+TODO: D | E\n* E x", "done"),
  ])
  func `the words of the file say what a to-do is`(text: String, state: String) throws {
    let found: String =
      switch try read(text).records.first?.toDo.state {
      case nil: ""
      case .open?: "open"
      case .done?: "done"
      case .cancelled?: "cancelled"
      }
    #expect(found == state)
    ImportSamples.check(text, format)
  }

  @Test(arguments: [
    ("<2026-12-01>", ""), ("<2026-12-01 Tue +1w>", "FREQ=WEEKLY"),
    ("<2026-12-01 Sal ++2m -1d>", "FREQ=MONTHLY;INTERVAL=2"),
    ("<2026-12-01 .+1y>", "FREQ=YEARLY;X-FROM=COMPLETION"), ("<2026-12-01 +1w/2w>", "FREQ=WEEKLY"),
    ("<2026-12-01 +0d>", ""), ("<2026-12-01 +++1d>", ""), ("<2026-12-01 .1d>", ""),
    ("<2026-12-01 +99999999999999999999d>", ""), ("<2026-12-01 --2d>", ""),
  ])
  func `a repeater is a number and a unit`(stamp: String, rule: String) throws {
    let toDo = try toDo("* TODO x\nDEADLINE: \(stamp)\n")
    #expect(toDo.recurrence == rule)
    #expect(toDo.due == ImportSamples.day("2026-12-01"))
  }

  @Test func `a time that no clock shows leaves the day`() throws {
    let record = try #require(try read("* TODO x\nDEADLINE: <2026-12-01 25:00>").records.first)
    #expect(record.toDo.due == ImportSamples.day("2026-12-01"))
    #expect(record.remarks == ["“25:00” of its DEADLINE is not understood"])
  }

  @Test func `a planning line stands right behind its heading`() throws {
    #expect(try toDo("* TODO x\n\nDEADLINE: <2026-12-01>").due == nil)
    #expect(try toDo("* TODO x\n\nDEADLINE: <2026-12-01>").notes == "DEADLINE: <2026-12-01>")
    #expect(try toDo("* TODO x\nDEADLINE: <2026-12-01").due == nil)
  }

  @Test func `a damaged file and a long one are read without harm`() throws {
    let text = try ImportSamples.text("org/tasks.org")
    ImportSamples.checkMutations(of: text, signs: " \t\r\n*:[]<>#+-", format)
    ImportSamples.checkLength(format) { count in
      (0..<count).map { String(repeating: "*", count: $0 % 90 + 1) + " TODO a :b:\n:X:\n" }.joined()
    }
    ImportSamples.checkLength(format) {
      "* TODO a\n" + String(repeating: ":X:\nDEADLINE: <", count: $0)
    }
    ImportSamples.checkLength(format) { count in
      "* TODO a\nDEADLINE:" + String(repeating: "<2026-12-01>--<DEADLINE:", count: count)
    }
  }
}
