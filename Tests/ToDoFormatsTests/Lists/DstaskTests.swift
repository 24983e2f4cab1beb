import Testing

@testable import ToDoFormats

@Suite("The folder of dstask", .timeLimit(.minutes(2)))
struct DstaskTests {
  private let form = Dstask()

  private func read(_ path: String) throws -> ReadRecord {
    let file = form.read(
      try ListSamples.text("dstask/\(path)"),
      at: path,
      try ListSamples.settings()
    )
    #expect(file.faults.isEmpty && file.pieces == [.part(0, ofRecord: 0)])
    let record = try #require(file.records.first)
    #expect(record.fault == nil)
    #expect(form.meaning(of: record.raw, try ListSamples.settings()) == record.toDo)
    return record
  }

  @Test func `a pending task`() throws {
    let toDo = try read("pending/11111111-1111-4111-8111-111111111111.yml").toDo
    #expect(
      toDo.name == "Buy milk" && toDo.priority == .none && toDo.state == .open && toDo.notes.isEmpty
    )
    #expect(toDo.identity == "11111111-1111-4111-8111-111111111111")
    #expect(toDo.due == (try ListSamples.day("2026-12-01")))
    #expect(toDo.addedAt == (try ListSamples.time("2019-08-01 10:11:12.123456")))
  }

  @Test func `an active task with boxes in its notes`() throws {
    let record = try read("active/22222222-2222-4222-8222-222222222222.yml")
    let toDo = record.toDo
    #expect(
      toDo.name
        == "A: colon, # sign, 'quotes' \"double\" and a very long text which goes on for more than eighty "
        + "characters so that the writer may fold it over lines"
    )
    #expect(toDo.notes == "first line\n\nlast line")
    #expect(toDo.steps == [.init(name: "open box"), .init(name: "done box", isDone: true)])
    #expect(
      toDo.tags == ["home", "true", "2019"] && toDo.list == "garden" && toDo.priority == .high
    )
    #expect(toDo.blockedBy == ["11111111-1111-4111-8111-111111111111"] && toDo.due == nil)
    #expect(record.remarks == ["that it is active is kept and has no field here"])
  }

  @Test func `a resolved task with parts`() throws {
    let toDo = try read("resolved/33333333-3333-4333-8333-333333333333.yml").toDo
    #expect(toDo.name == "yes" && toDo.notes == "tab\there\nend" && toDo.priority == .medium)
    #expect(toDo.state == (try .done(ListSamples.time("2019-08-01 11:11:12.123456"))))
    #expect(toDo.steps == [.init(name: "one: a", isDone: true), .init(name: "two")])
  }

  @Test func `texts in all forms of YAML`() throws {
    let delegated = try read("delegated/44444444-4444-4444-8444-444444444444.yml").toDo
    #expect(delegated.name == "Öykü 😀 - dash" && delegated.notes == "  indented first\nsecond")
    #expect(delegated.tags == ["a b", "x: y"] && delegated.priority == .low)
    let paused = try read("paused/55555555-5555-4555-8555-555555555555.yml").toDo
    #expect(paused.name == "- starts with a stroke and has a line \\ more \u{7}")
  }

  @Test(arguments: [
    ("pending/11111111-1111-4111-8111-111111111111.yml", true),
    ("template/11111111-1111-4111-8111-111111111111.yml", false),
    ("pending/note.yml", false), ("11111111-1111-4111-8111-111111111111.yml", false),
    (".git/pending/11111111-1111-4111-8111-111111111111.yml", false),
    ("pending/11111111-1111-4111-8111-11111111111g.yml", false),
    ("pending/../11111111-1111-4111-8111-111111111111.yml", false),
  ])
  func `records are known by their paths`(_ path: String, _ isRecord: Bool) {
    #expect(form.isRecord(path: path) == isRecord)
    #expect(form.recognizes(paths: ["README", path]) == isRecord)
  }

  @Test(arguments: [
    ("summary: a\npriority: P9\n", 2, "a priority that is none of P0 to P3"),
    ("notes: a\n", 1, "a task without a summary"),
    (
      "summary: a\ndue: 2026-02-30T00:00:00Z\n", 2, "due is not a date, or one that does not exist"
    ),
    ("summary: a\ntags: home\n", 2, "tags that are not a list of texts"),
  ])
  func `what is wrong with a task is named`(_ text: String, _ line: Int, _ message: String) throws {
    let path = "pending/11111111-1111-4111-8111-111111111111.yml"
    let file = form.read(text, at: path, try ListSamples.settings())
    #expect(
      file.records.map { $0.fault.map { "\($0.line) \($0.message)" } } == ["\(line) \(message)"]
    )
  }

  @Test(arguments: [
    ("summary: \"a\n", 1, "a quote that does not end"),
    ("summary: &x a\n", 1, "a form of YAML that is not read here"),
    ("just words\n", 1, "no name and colon where one has to be"),
    ("summary: a\n  b: c\n- d\n", 3, "no name and colon where one has to be"),
    ("summary: \"\\q\"\n", 1, "an escape that YAML does not have"),
    ("summary: 'a' b\n", 1, "text behind a closing quote"),
  ])
  func `a file that cannot be read is a fault`(_ text: String, _ line: Int, _ message: String)
    throws
  {
    let path = "pending/11111111-1111-4111-8111-111111111111.yml"
    let file = form.read(text, at: path, try ListSamples.settings())
    #expect(file.records.isEmpty && file.pieces == [.text(text)])
    #expect(file.faults.map { "\($0.line) \($0.message)" } == ["\(line) \(message)"])
  }

  @Test(arguments: [
    ("a: |\n  x\n\n   y\n\nb: z", "x\n\n y\n"), ("a: >-\n  x\n  y\n\n  z\n", "x y\nz"),
    ("a: x\n  y\n\n  z # c\n", "x y\nz"),
    ("a: \"x\n  y\\\n  \\ z\"\n", "x y z"), ("a: 'x''y\n\n  z'\n", "x'y\nz"),
    ("a: |2-\n   x\n", " x"), ("a: ~\n", ""), ("---\na:\n  x\n", "x"),
    ("a: x\r\nb: y\r\n", "x"), ("a: |+\n  x\n\n", "x\n\n"),
  ])
  func `texts of YAML`(_ text: String, _ wanted: String) throws {
    #expect(try YAMLRecord(text).text("a") == wanted)
  }
}
