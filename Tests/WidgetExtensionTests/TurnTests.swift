import Ground
import IntentScript
import Moments
import SharedStore
import TestSupport
import Testing
import WidgetIntents

@testable import WidgetExtension

extension PerformTests {
  /// Tests that runs that may change data outside of the store run one after the other (AI-75).
  @Suite("Turns of an extension's runs")
  struct Turns {
    /// Takes the lock of such a run as another process does, until the returned value is released.
    private func held(_ path: String, milliseconds: Int64 = 300_000) throws -> RunLock {
      try RunLock.take(at: path, for: "count (run 7, process 1)", milliseconds: milliseconds)
    }

    private func request(_ path: String, milliseconds: Int = 300_000) -> TurnRequest {
      TurnRequest(
        path: path,
        extensionName: "notes",
        intent: "FetchNote",
        runID: "r1",
        milliseconds: milliseconds
      )
    }

    @Test(arguments: ScriptPlace.allCases)
    func `an intent that waits longer than it may names the run that has the turn`(
      place: ScriptPlace
    ) async throws {
      let notes = try ServedNotes(isPerforming: true)
      let lock = try held(notes.runLockPath)
      let text = "fetch-note(words: \"a\")"
      let run = try await notes.run(notes.request(text, limit: 0), in: place)
      lock.end()
      #expect(
        run.failure
          == "fetch-note waited too long for extension notes: count (run 7, process 1) has not ended"
      )
      #expect(run.outcome.exitCode == 75)
      // Who was answered "busy" may try again with the same key: nothing stands in the journal.
      #expect(try notes.stored == [])
      let reader = try? StoreReader(at: StoreLocation(path: notes.storePath))
      #expect(try (reader?.log(limit: 9) ?? []).isEmpty)
    }

    @Test(arguments: ScriptPlace.allCases)
    func `store-only intents wait for no turn`(place: ScriptPlace) async throws {
      let notes = try ServedNotes(isPerforming: true)
      let lock = try held(notes.runLockPath)
      let run = try await notes.run(notes.request("add-note(words: \"a\")"), in: place)
      lock.end()
      #expect(run.failure == nil)
      #expect(try notes.stored == ["a"])
    }

    @Test(arguments: ScriptPlace.allCases)
    func `an extension that keeps its state in the store waits for no turn`(
      place: ScriptPlace
    ) async throws {
      let notes = try ServedNotes(isPerforming: true, keepsStateInStore: true)
      let lock = try held(notes.runLockPath)
      let run = try await notes.run(notes.request("fetch-note(words: \"a\")"), in: place)
      lock.end()
      #expect(run.failure == nil)
      #expect(try notes.stored == ["a"])
    }

    @Test func `an extension says once that its state is in the store, and an older one does not`()
      throws
    {
      let far = IntentMetadata(FetchNote.self)
      let near = IntentMetadata(AddNote.self)
      for (keeps, takesTurn) in [(nil, true), (false, true), (true, false)] as [(Bool?, Bool)] {
        let description = ExtensionDescription(keepsStateInStore: keeps)
        #expect(description.takesTurn(far) == takesTurn)
        #expect(!description.takesTurn(near))
      }
    }

    @Test func `the group is committed before the turn is waited for`() async throws {
      let notes = try ServedNotes(isPerforming: true)
      let location = StoreLocation(path: notes.storePath)
      // No time passes: what is committed early is committed for a reason.
      let still = StoreTimer(
        milliseconds: { 0 },
        sleep: { _ in try? await waitForCancellation() }
      )
      let store = try SharedStore(
        at: location,
        schemas: [Note.schema],
        patienceInMilliseconds: 10_000,
        now: { 0 },
        timer: still
      )
      let lock = try held(notes.runLockPath)
      let host = ServedScriptHost(
        notes.request(""),
        registry: try IntentRegistry(intents: [Report.self]),
        store: store,
        state: ServedState(owner: "notes", runLockPath: notes.runLockPath),
        atomics: AtomicStack(
          store: ServedStore(location: nil, schemas: []) { _ in }
        ),
        runClock: .system,
        clock: .fixed(at: Instant(microseconds: 0))
      )
      let site = IntentSite(
        reference: IntentReference(extensionName: "notes", intent: IntentMetadata(Report.self)),
        parameters: []
      )
      let isGroupOpen = Guarded(false)
      let waiting = Task {
        try await store.group {
          try await store.write { _ = try $0.insert(Note(words: "a")) }
          isGroupOpen.withLock { $0 = true }
          _ = try await host.perform(site, [])
        }
      }
      while !isGroupOpen.withLock({ $0 }) { await Task.yield() }
      // The gate becomes free while the script waits: else no other process could write until its end.
      let other = try SharedStore(at: location, schemas: [Note.schema])
      await #expect(throws: Never.self) {
        try await other.write { _ = try $0.insert(Note(words: "b")) }
      }
      waiting.cancel()
      await #expect(throws: (any Error).self) { try await waiting.value }
      lock.end()
      #expect(try notes.stored == ["a", "b"])
    }

    @Test func `branches of a script share one turn, which ends with the last of them`()
      async throws
    {
      let folder = TemporaryFolder()
      let path = "\(folder.path)/notes.lock"
      let turn = RunTurn()
      let shared = try await turn.perform(request(path)) {
        try await turn.perform(request(path, milliseconds: 0)) { true }
      }
      #expect(shared)
      try await turn.perform(request(path)) {
        try await turn.perform(request(path)) {}
        #expect(throws: RunLockError.self) { try held(path, milliseconds: 0) }
      }
      try held(path).end()
    }

    @Test func `branches that wait for the turn together all get it`() async throws {
      let folder = TemporaryFolder()
      let path = "\(folder.path)/notes.lock"
      let lock = try held(path)
      let turn = RunTurn()
      let inside = Guarded(0)
      let patient = request(path)
      let waiting = (0..<4).map { _ in
        Task { @Sendable in try await turn.perform(patient) { inside.withLock { $0 += 1 } } }
      }
      lock.end()
      for task in waiting { try await task.value }
      #expect(inside.withLock { $0 } == 4)
    }

    @Test func `a script that is cancelled waits for its turn no longer`() async throws {
      let folder = TemporaryFolder()
      let path = "\(folder.path)/notes.lock"
      let lock = try held(path)
      let wanted = request(path)
      let task = Task { try await RunTurn().perform(wanted) {} }
      task.cancel()
      await #expect(throws: IntentError.cancelled) { try await task.value }
      lock.end()
    }
  }
}
