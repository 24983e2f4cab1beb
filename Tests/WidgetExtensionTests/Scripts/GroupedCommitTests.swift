import IntentScript
import Moments
import Testing
import WidgetIntents

@testable import SharedStore
@testable import WidgetExtension

extension PerformTests {
  /// Tests that the commits of a script in the host are flushed in groups (LG-15, PF-6).
  @Suite("Commits of scripts in the host")
  struct GroupedCommits {
    let notes: ServedNotes

    init() throws {
      notes = try ServedNotes(isPerforming: true)
    }

    private func state() throws -> GateState {
      let location = StoreLocation(path: notes.storePath)
      return try LockFile(location, patienceInMilliseconds: 10).peek()
    }

    private func perform(_ intent: String, _ words: String?, isGrouped: Bool) async throws {
      let request = PerformRequest(
        intent: intent,
        arguments: words.map { [IntentArgument("words", text: $0)] } ?? [],
        runID: "\(intent)-\(words ?? "")",
        origin: "run",
        now: 0,
        isGrouped: isGrouped
      )
      _ = try await notes.ask { client throws(ExtensionError) in
        try client.perform(request, within: ServedNotes.patience)
      }
    }

    @Test func `an intent by itself is on the disk when it is answered`() async throws {
      try await perform("add-note", "a", isGrouped: false)
      // The note of its result need not be (RD-8): the run itself is.
      #expect(try state().durable == 2)
    }

    @Test func `grouped intents are seen by others at once, and on the disk after a flush`()
      async throws
    {
      try await perform("add-note", "a", isGrouped: true)
      let before = try state().durable
      try await perform("add-note", "b", isGrouped: true)
      #expect(try state().durable == before)
      #expect(try notes.stored == ["a", "b"])
      try await notes.ask { client throws(ExtensionError) in try client.transaction(.flush) }
      let after = try state()
      #expect(after.durable == after.sequence && after.durable > before)
    }

    @Test func `a grouped intent that fails is told after its commits are on the disk`()
      async throws
    {
      try await perform("add-note", "a", isGrouped: true)
      let before = try state().durable
      await #expect(throws: ExtensionError.self) {
        try await perform("spoil-note", nil, isGrouped: true)
      }
      #expect(try state().durable > before)
      #expect(try notes.stored == ["a", "spoilt"])
    }

    @Test func `a script's ten intents are flushed once, before its output`() async throws {
      let reported = Collected<GateState>()
      let path = notes.storePath
      let text = "repeat 10 times { add-note(words: \"a\") }\nprint \"told\""
      let look: @Sendable ([ScriptEvent]) -> Void = { events in
        let gate = LockFile(StoreLocation(path: path), patienceInMilliseconds: 10)
        if let state = try? gate.peek() { reported.add(events.map { _ in state }) }
      }
      let run = try await notes.run(notes.request(text), in: .host, reported: look)
      #expect(run.lines == ["told"])
      #expect(reported.all.map(\.durable) == reported.all.map(\.sequence))
      #expect(reported.all.count == 1)
    }

    /// If the extension ends between an intent and the flush, the host's reading of the journal
    /// flushes instead.
    @Test func `a flush that the extension no longer answers is done by the host`() async throws {
      let looked = Collected<String>()
      let commits = CalledCommits()
      commits.begin("s/1", in: "notes")
      commits.note("s/2", in: "notes")
      commits.begin("s/3", in: "notes")
      #expect(commits.waiting.map(\.run) == ["s/2"])
      let client = notes.client
      let host = CalledScriptHost(
        notes.request(""),
        catalog: ScriptCatalog([]),
        clock: .fixed(at: Instant(microseconds: ServedNotes.now)),
        surroundings: ScriptSurroundings(
          client: { _ in client },
          picture: { _, _ throws(IntentError) in [] },
          deliver: { _ throws(IntentError) in },
          settledOutcome: { run, _ throws(IntentError) in
            looked.add([run])
            return IntentOutcome()
          }
        )
      )
      host.commits.note("s/1", in: "notes")
      client.end()
      try await host.flush()
      try await host.flush()
      #expect(looked.all == ["s/1"])
    }
  }
}
