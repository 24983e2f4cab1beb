import Moments
import SeededNumbers
import Testing

@testable import ToDoFormats

@Suite("Changes to Taskwarrior's tasks", .timeLimit(.minutes(2)))
struct TaskwarriorEditTests {
  private let form = Taskwarrior()

  @Test(arguments: TaskwarriorSamples.names)
  func `what is unchanged comes back as it was`(_ name: String) throws {
    let (text, settings) = (try TaskwarriorSamples.text(name), try TaskwarriorSamples.settings())
    let file = try form.read(text, settings)
    #expect(file.text == text)
    for record in file.records {
      #expect(form.meaning(of: record.raw, settings) == record.toDo)
      #expect(
        form.edit(record.raw, from: record.toDo, to: record.toDo, settings)
          == WrittenRecord(record.raw)
      )
    }
    #expect(form.document(file.written { file.records[$0].raw }, appending: []) == text)
  }

  /// The attributes that may change if a field changes.
  private static let attributes: [RandomChanges.Field: Set<String>] = [
    .name: ["description"], .state: ["status", "end"],
    .due: ["due", "mask", "until", "recur", "rtype", "status", "end"],
    .notBefore: ["wait", "scheduled", "status"],
    .startedAt: ["start"], .blockedBy: ["depends"], .priority: ["priority"],
    .notes: ["annotations"], .tags: ["tags"],
    .list: ["project"], .recurrence: ["recur", "rtype", "status", "end", "due", "mask", "until"],
    .addedAt: ["entry", "annotations"], .modifiedAt: ["modified"],
  ]

  @Test(arguments: TaskwarriorSamples.names)
  func `a change to a field changes its attributes alone`(_ name: String) throws {
    let settings = try TaskwarriorSamples.settings()
    let records = try form.read(TaskwarriorSamples.text(name), settings).records.filter {
      $0.fault == nil
    }
    var changes = RandomChanges(seed: 36, zone: settings.zone)
    for run in 0..<60 {
      let record = records[run % records.count]
      let (field, after) = changes.change(record.toDo)
      let written = form.edit(record.raw, from: record.toDo, to: after, settings)
      let again = try #require(form.meaning(of: written.raw, settings), "run \(run)")
      if written.unplaced.isEmpty { #expect(again == after, "run \(run), \(field)") }
      #expect(
        written.unplaced.allSatisfy { $0 == "recurrence" },
        "run \(run), \(field): \(written.unplaced) \(after.notes.debugDescription) \(again.notes.debugDescription)"
      )
      let allowed = try #require(Self.attributes[field])
      for (old, new) in zip(record.raw.parts, written.raw.parts) {
        #expect(
          try members(of: old, without: allowed) == members(of: new, without: allowed),
          "run \(run), \(field)"
        )
      }
    }
  }

  private func members(of text: String, without names: Set<String>) throws -> [String] {
    let object = try JSONObject(in: Array(text.utf8))
    return object.members.filter { !names.contains($0.name) }.map {
      String(decoding: object.bytes[$0.span], as: UTF8.self)
    }
  }

  @Test func `a new task says all that has a place`() throws {
    let settings = try TaskwarriorSamples.settings()
    var changes = RandomChanges(seed: 37, zone: settings.zone)
    for run in 0..<60 {
      var toDo = ForeignToDo(name: "New")
      toDo.identity = form.identity(of: "klmnopqrstuvwxyz")
      toDo.addedAt = changes.moment()
      toDo.modifiedAt = Instant(secondsSince1970: 1_700_000_000)
      for _ in 0..<6 { toDo = changes.change(toDo).after }
      let written = form.write(toDo, settings)
      let again = try #require(form.meaning(of: written.raw, settings))
      if written.unplaced.isEmpty { #expect(again == toDo, "run \(run)") }
      #expect(written.unplaced.allSatisfy { $0 == "recurrence" }, "run \(run): \(written.unplaced)")
    }
  }

  @Test func `what has no place is named`() throws {
    var toDo = ForeignToDo(name: "All")
    toDo.reminders = [.before(seconds: 600)]
    toDo.steps = [.init(name: "one")]
    toDo.url = "https://example.org"
    toDo.tags = ["a,b", "c"]
    let written = form.write(toDo, try TaskwarriorSamples.settings())
    #expect(written.unplaced == ["reminders", "tags", "steps", "url"])
  }

  @Test func `values are written as the program writes them`() throws {
    var toDo = ForeignToDo(name: "A/B \"c\" \u{1B}")
    toDo.identity = "01234567-89ab-8cde-8f77-696467657463"
    toDo.addedAt = try TaskwarriorSamples.time("2026-11-20 10:00")
    toDo.due = try TaskwarriorSamples.day("2026-12-01")
    toDo.notes = "before\n2026-11-21 09:00 after"
    let written = form.write(toDo, try TaskwarriorSamples.settings())
    #expect(
      written.raw.parts == [
        #"{"description":"A\/B \"c\" \u001b","entry":"20261120T070000Z","modified":"20261129T120000Z","status":"pending","#
          + #""uuid":"01234567-89ab-8cde-8f77-696467657463","due":"20261130T210000Z","#
          + #""annotations":[{"entry":"20261120T070000Z","description":"before"},{"entry":"20261121T060000Z","description":"after"}]}"#
      ]
    )
  }

  @Test func `annotations of one second are a second apart, as the program keeps one a second`()
    throws
  {
    let settings = try TaskwarriorSamples.settings()
    var toDo = ForeignToDo(name: "Notes")
    toDo.addedAt = try TaskwarriorSamples.time("2026-11-20 10:00")
    toDo.notes = "2026-11-21 09:00 a\n2026-11-21 09:00 b\n2026-11-21 09:00 c"
    let written = form.write(toDo, settings)
    #expect(written.unplaced == ["notes"])
    let again = try #require(form.meaning(of: written.raw, settings))
    #expect(again.notes == "2026-11-21 09:00 a\n2026-11-21 09:00:01 b\n2026-11-21 09:00:02 c")
  }

  @Test func `a completed instance ends its recurring task, and is known again`() throws {
    let settings = try TaskwarriorSamples.settings()
    let file = try TaskwarriorSamples.read("own-2.6")
    let index = try #require(
      file.records.firstIndex { $0.toDo.name == "Rent" && $0.raw.parts.count == 2 }
    )
    var done = file.records[index].toDo
    done.state = .done(try TaskwarriorSamples.time("2026-11-29 15:00"))
    let written = form.edit(
      file.records[index].raw,
      from: file.records[index].toDo,
      to: done,
      settings
    )
    #expect(written.unplaced.isEmpty)
    let text = form.document(
      file.written { $0 == index ? written.raw : file.records[$0].raw },
      appending: []
    )
    let again = try form.read(text, settings)
    #expect(again.records.map(\.toDo.identity) == file.records.map(\.toDo.identity))
    #expect(again.records[index].toDo == done)
  }

  @Test func `a recurring task that is not due any more comes back no more`() throws {
    let settings = try TaskwarriorSamples.settings()
    for name in ["Stand-up", "Hourly"] {
      let file = try TaskwarriorSamples.read("own-2.6")
      let record = try #require(
        file.records.last { $0.toDo.name == name && $0.raw.parts.count == 2 }
      )
      var after = record.toDo
      after.due = nil
      let written = form.edit(record.raw, from: record.toDo, to: after, settings)
      #expect(written.unplaced == ["recurrence"])
      let tasks = written.raw.parts.compactMap { WarriorTask($0) }
      #expect(tasks.map(\.status) == [.deleted, .pending])
      #expect(!tasks[1].has("recur") && !tasks[1].has("due"))
    }
  }

  @Test func `commas stay where they belong`() throws {
    let file = try TaskwarriorSamples.read("own-2.6")
    let settings = try TaskwarriorSamples.settings()
    var numbers = SplitMix64(seed: 5)
    for _ in 0..<100 {
      let kept = Set(file.records.indices.filter { _ in numbers.oneIn(2) })
      let new = (0..<numbers.below(3)).map { form.write(ForeignToDo(name: "New \($0)"), settings) }
      let text = form.document(
        file.written { kept.contains($0) ? file.records[$0].raw : nil },
        appending: new
      )
      let again = try form.read(text, settings)
      #expect(again.faults.isEmpty && again.text == text)
      #expect(
        text.hasPrefix("[\n{") && text.hasSuffix("}\n]\n") && !text.contains(",\n]")
          && !text.contains("}\n{")
      )
      #expect(again.records.filter { $0.toDo.name.hasPrefix("New ") }.count == new.count)
    }
  }

  @Test(arguments: [
    ("", "[\n{new}\n]\n"), ("[\n]\n", "[\n{new}\n]\n"), ("[]", "[{new}]"),
    ("{\"uuid\":\"a\"}\n", "{\"uuid\":\"a\"}\n{new}\n"),
    ("[{\"uuid\":\"a\"}]", "[{\"uuid\":\"a\"},\n{new}]"),
    ("{\n\"uuid\":\"a\"\n}\n", "[\n{\n\"uuid\":\"a\"\n},\n{new}\n]\n"),
    ("[{\"uuid\":\"a\"}, {\"uuid\":\"b\"}]", "[{\"uuid\":\"a\"}, {\"uuid\":\"b\"}, {new}]"),
  ])
  func `a new task is joined as the others are`(_ text: String, _ wanted: String) throws {
    let file = text.isEmpty ? ReadDocument() : try form.read(text, TaskwarriorSamples.settings())
    let new = WrittenRecord(RawRecord(parts: ["{new}"]))
    #expect(form.document(file.written { file.records[$0].raw }, appending: [new]) == wanted)
  }
}
