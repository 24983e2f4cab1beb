import SharedStore
import Testing
import WidgetIntents
import WidgetTimeline

@testable import WidgetExtension

@Suite("Performing intents", .serialized, .timeLimit(.minutes(5)))
struct PerformTests {
  let notes: ServedNotes

  init() throws {
    notes = try ServedNotes(isPerforming: true)
  }

  private func write(
    _ words: String,
    run: String,
    key: String? = nil,
    fails: Bool = false
  ) async throws -> PerformReply {
    var arguments = [IntentArgument("words", text: words)]
    if fails { arguments.append(IntentArgument("fails", value: .bool(true))) }
    return try await notes.perform("write-note", arguments, run: run, key: key)
  }

  private func journal(_ id: String) throws -> RecordedRun? {
    try StoreReader(at: StoreLocation(path: notes.storePath)).run(id)
  }

  @Test func `the outcome is told once it is committed, and the journal has it`() async throws {
    let reply = try await write("milk", run: "r1")
    #expect(
      reply == PerformReply(outcome: IntentOutcome(value: .int(1), dialog: "Written."), runID: "r1")
    )
    let run = try #require(try journal("r1"))
    #expect(run.run.intent == "write-note")
    #expect(RunCall(run.run).text.contains("milk"))
    #expect(RunResult(journalBytes: run.result) == .performed(reply.outcome))
    let timeline = try await notes.timeline("notes")
    #expect(timeline.entries.map(\.words) == ["milk"])
  }

  // RD-3
  @Test func `what is written in one transaction is on the disk before a person is asked`()
    async throws
  {
    let notes = try ServedNotes(isPerforming: true, hasActivities: true)
    let location = StoreLocation(path: notes.storePath)
    let arguments = [IntentArgument("words", text: "milk")]
    let reply = try await notes.perform("keep-note", arguments, run: "r1") { question in
      let found = try? StoreReader(at: location).fetch(Note.self)
      #expect(found?.map(\.words) == ["milk"])
      return question.form == .confirmation ? .confirmed : .unanswered
    }
    #expect(reply.runID == "r1")
  }

  // RD-8, CL-11
  @Test func `a key that was used does nothing and answers as it did`() async throws {
    let first = try await write("milk", run: "r1", key: "k")
    let second = try await write("milk", run: "r2", key: "k")
    #expect(second.isRepetition)
    #expect(second.runID == "r1")
    #expect(second.outcome == first.outcome)
    #expect(try await notes.timeline("notes").entries.first?.words == "milk")
    #expect(try journal("r2") == nil)
  }

  @Test func `a key that was used for one intent is refused for another`() async throws {
    _ = try await write("milk", run: "r1", key: "k")
    let error = await #expect(throws: ExtensionError.self) {
      try await notes.perform("wait", run: "r2", key: "k")
    }
    #expect(error?.exitCode == 64)
    #expect(try journal("r2") == nil)
  }

  @Test func `a key that was used is refused with other parameters, and both are named`()
    async throws
  {
    _ = try await write("milk", run: "r1", key: "k")
    let error = await #expect(throws: ExtensionError.self) {
      try await write("bread", run: "r2", key: "k")
    }
    #expect(error?.exitCode == 64)
    #expect(error?.message.contains("milk") == true)
    #expect(error?.message.contains("bread") == true)
    #expect(try journal("r2") == nil)
    #expect(try await notes.timeline("notes").entries.first?.words == "milk")
  }

  @Test func `a key is free once its run was taken back`() async throws {
    _ = try await write("milk", run: "r1", key: "k")
    let store = try SharedStore(at: StoreLocation(path: notes.storePath), schemas: [Note.schema])
    try await store.undo(.last(1), id: "undo")
    #expect(try await !write("bread", run: "r2", key: "k").isRepetition)
    let error = await #expect(throws: StoreError.self) {
      try await store.redo(.last(1), id: "redo")
    }
    guard case .keyTaken("k", let run) = error else {
      Issue.record("the key is that of another run: \(String(describing: error))")
      return
    }
    #expect(run.id == "r2")
  }

  @Test func `a key survives the extension`() async throws {
    _ = try await write("milk", run: "r1", key: "k")
    notes.client.end()
    let store = try SharedStore(
      at: StoreLocation(path: notes.storePath),
      schemas: [Note.schema]
    )
    #expect(store.location.path == notes.storePath)
    let reader = try StoreReader(at: store.location)
    #expect(try reader.run(forKey: "k")?.run.id == "r1")
  }

  @Test func `a failure after a change is journalled, and its key is used`() async throws {
    let first = await #expect(throws: ExtensionError.self) {
      try await write("milk", run: "r1", key: "k", fails: true)
    }
    #expect(first?.message == "afterwards")
    #expect(first?.exitCode == 1)
    let again = await #expect(throws: ExtensionError.self) {
      try await write("milk", run: "r2", key: "k", fails: true)
    }
    #expect(again == first)
    #expect(try await notes.timeline("notes").entries.first?.words == "milk")
    guard case .failed = RunResult(journalBytes: try journal("r1")?.result) else {
      Issue.record("the journal says that it failed")
      return
    }
  }

  @Test func `a failure before any change leaves its key unused`() async throws {
    let error = await #expect(throws: ExtensionError.self) {
      try await notes.perform("refuse", run: "r1", key: "k")
    }
    #expect(error?.message == "before")
    #expect(try await !write("milk", run: "r2", key: "k").isRepetition)
  }

  @Test func `what is wrong with the request is told with hint and code`() async throws {
    let missing = await #expect(throws: ExtensionError.self) {
      try await notes.perform("write-note", run: "r1")
    }
    #expect(
      missing?.reason == .refused(.intent(.missingParameters(["words"], intent: "write-note")))
    )
    #expect(missing?.exitCode == 64)
    let unknown = await #expect(throws: ExtensionError.self) {
      try await notes.perform("write-noet", run: "r2")
    }
    #expect(unknown?.hint == "did you mean “write-note”?")
    #expect(try journal("r1") == nil)
  }

  // CL-2
  @Test func `a store of a later version is told with its code, and only then refused`()
    async throws
  {
    let later = ModuleSchema(
      name: "notes",
      migrations: Note.schema.migrations + [Migration(2, [.addIndex(["words"], on: "notes")])]
    )
    _ = try SharedStore(at: StoreLocation(path: notes.storePath), schemas: [later])
    let error = await #expect(throws: ExtensionError.self) { try await write("milk", run: "r1") }
    #expect(error?.exitCode == 78)
    #expect(notes.client.isAlive)
  }

  @Test func `a cancelled intent stops and says so`() async throws {
    let request = PerformRequest(intent: "wait", runID: "r1", origin: "perform", now: 0)
    let error = await #expect(throws: ExtensionError.self) {
      try await notes.ask { client throws(ExtensionError) in
        var isStarted = false
        let events = ExtensionSession.Events(
          progress: { _ in isStarted = true },
          isCancelled: { isStarted }
        )
        return try client.perform(request, within: ServedNotes.patience, events: events)
      }
    }
    #expect(error?.reason == .cancelled)
    #expect(notes.client.isAlive)
  }

  @Test func `an intent may ask the person and see the placed widgets`() async throws {
    let request = PerformRequest(intent: "ask", runID: "r1", origin: "perform", now: 0)
    let reply = try await notes.ask { client throws(ExtensionError) in
      let events = ExtensionSession.Events(
        prompt: { $0.form == .choice(["a", "b"]) ? .choice(1) : .declined },
        configurations: { [PlacedConfiguration(kind: "notes", family: "small")] }
      )
      return try client.perform(request, within: ServedNotes.patience, events: events)
    }
    #expect(reply.outcome.value == .string(#"choice(1) ["notes"]"#))
  }

  @Test func `entities are found by property, and all of them however many there are`() async throws
  {
    for number in 1...3 { _ = try await write("note \(number)", run: "r\(number)") }
    let request = FindRequest(
      entity: "noteentity",
      filter: .compare(property: "words", .hasSuffix, .text("2")),
      now: 0
    )
    #expect(try await notes.find(request).map(\.title) == ["note 2"])
    #expect(try await notes.find(FindRequest(entity: "NoteEntity", now: 0)).count == 3)
    let error = await #expect(throws: ExtensionError.self) {
      try await notes.find(FindRequest(entity: "Notes", now: 0))
    }
    #expect(error?.exitCode == 64)
  }

  @Test func `a parameter without options has none, and an unknown one is an error`() async throws {
    let options = OptionsRequest(intent: "write-note", parameter: "words")
    #expect(try await notes.options(options).isEmpty)
    let error = await #expect(throws: ExtensionError.self) {
      try await notes.options(OptionsRequest(intent: "write-note", parameter: "wrods"))
    }
    #expect(error?.hint == "did you mean “--words”?")
  }
}
