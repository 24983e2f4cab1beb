import Essentials
import IntentScript
import SharedStore
import Synchronization
import Testing
import WidgetIntents
import WidgetTimeline

@testable import WidgetExtension

extension PerformTests {
  /// Tests that a running intent is cancelled when its script must end, and that committed changes
  /// are kept (LG-12, LG-13, LG-17).
  @Suite("Stopping scripts")
  struct Stopping {
    let toDos: ServedNotes
    /// The clock for the time limits of intents.
    let clock = ManualClock(Date(timeIntervalSince1970: 0))

    init() throws {
      toDos = try ServedNotes(
        isPerforming: true,
        schemas: [ServedToDos.schema],
        intents: try ServedToDos.registry(),
        clock: RunClock(clock)
      )
    }

    /// Runs `body`; as soon as it calls `begun`, the clock advances past each time for which
    /// something waits.
    private func passingTime(
      _ body:
        @escaping @Sendable (_ begun: @escaping @Sendable () -> Void) async throws -> ScriptRun
    ) async throws -> ScriptRun {
      let (beginning, begin) = AsyncStream.makeStream(of: Never.self)
      let time = Task {
        for await _ in beginning {}
        while !Task.isCancelled {
          await clock.sleepers(1)
          clock.advance(by: .milliseconds(25))
        }
      }
      defer {
        time.cancel()
        // A sleeper that the task waits for; there may be none any more.
        Task { try? await clock.sleep(until: clock.now.advanced(by: .milliseconds(1))) }
      }
      return try await body { begin.finish() }
    }

    private var stored: [String] {
      get throws {
        let reader = try StoreReader(at: StoreLocation(path: toDos.storePath))
        return try reader.read { try $0.fetch(ServedToDos.Record.self) }.map(\.name)
      }
    }

    @Test(
      arguments: [
        ("atomic { hold(\"inside\") }", ["before"]),
        ("atomic { add-to-do(\"a\")\natomic { hold(\"inside\") } }", ["before"]),
        ("try { atomic { hold(\"inside\") } } catch { add-to-do(\"caught\") }", ["before"]),
        ("hold(\"inside\")", ["before", "inside"]),
        ("linger(\"inside\")", ["before", "inside"]),
        ("parallel { linger(\"inside\") }", ["before", "inside"]),
      ],
      ScriptPlace.allCases
    )
    func `an interrupt reaches the intent that runs`(
      script: (text: String, stored: [String]),
      place: ScriptPlace
    ) async throws {
      let heard = Collected<String>()
      let run = try await toDos.run(
        toDos.request("add-to-do(\"before\")\n\(script.text)\nadd-to-do(\"after\")"),
        in: place,
        isCancelled: { heard.all.contains("inside") },
        heard: { heard.add([$0]) }
      )
      #expect(run.failure == "cancelled")
      #expect(run.outcome.exitCode == 130)
      #expect(heard.all.contains("inside was told to stop"))
      #expect(try stored.sorted() == script.stored)
    }

    @Test(arguments: ScriptPlace.allCases)
    func `an interrupt ends a wait, and what was done before stays`(
      place: ScriptPlace
    ) async throws {
      let (interrupt, interrupting) = AsyncStream.makeStream(of: Never.self)
      let begun = Collected<String>()
      let reported: @Sendable ([ScriptEvent]) -> Void = { _ in
        begun.add(["begun"])
        interrupting.finish()
      }
      let run = try await toDos.run(
        toDos.request("add-to-do(\"before\")\nprint 1\nwait 500 s\nadd-to-do(\"after\")"),
        in: place,
        isCancelled: { !begun.all.isEmpty },
        interrupt: interrupt,
        reported: reported
      )
      #expect(run.failure == "cancelled")
      #expect(run.outcome.exitCode == 130)
      #expect(run.outcome.committedCount == 1)
      #expect(try stored == ["before"])
    }

    @Test(
      arguments: [
        ("linger(\"inside\")", ["inside"]), ("hold(\"inside\")", ["inside"]),
        ("atomic { hold(\"inside\") }", []),
        ("parallel { linger(\"inside\") }", ["inside"]),
      ],
      ScriptPlace.allCases
    )
    func `an intent that takes too long is told to stop, in a script too`(
      script: (text: String, stored: [String]),
      place: ScriptPlace
    ) async throws {
      let heard = Collected<String>()
      let run = try await passingTime { begun in
        try await toDos.run(
          toDos.request(script.text, limit: 100),
          in: place,
          heard: {
            heard.add([$0])
            begun()
          }
        )
      }
      #expect(run.failure?.contains("took longer than 0.1 seconds") == true)
      #expect(run.outcome.exitCode == 69)
      #expect(heard.all.contains("inside was told to stop"))
      #expect(try stored == script.stored)
    }

    @Test func `an intent may take as long as its limit is`() async throws {
      let deadline = RunDeadline(milliseconds: 100, clock: RunClock(clock))
      #expect(deadline.failure(of: "hold").exitCode == 69)
      let result = try await RunDeadline.performing(
        "hold",
        milliseconds: 100,
        clock: RunClock(clock)
      ) {
        await clock.sleepers(2)
        clock.advance(by: .milliseconds(99))
        try Task.checkCancellation()
        return 1
      }
      #expect(result == 1)
    }

    @Test func `what a person takes to answer does not count`() async throws {
      let result = try await RunDeadline.performing(
        "ask",
        milliseconds: 100,
        clock: RunClock(clock)
      ) {
        await RunScope.current.deadline?.pause {
          await clock.sleepers(2)
          clock.advance(by: .seconds(3_600))
        }
        await clock.sleepers(2)
        try Task.checkCancellation()
        return 1
      }
      #expect(result == 1)
    }

    /// An intent that changes only the store should not take long, so one that hangs ends its
    /// script.
    @Test func `a store-only intent that takes too long ends its script, caught or not`()
      async throws
    {
      let text = "try { hold(\"inside\") } catch { print 1 }\nadd-to-do(\"after\")"
      let run = try await passingTime { begun in
        try await toDos.run(toDos.request(text, limit: 100), heard: { _ in begun() })
      }
      #expect(run.failure == "an intent took longer than 0.1 seconds and was told to stop")
      #expect(run.outcome.exitCode == 69)
      #expect(try stored == ["inside"])
    }

    // LG-17
    @Test(arguments: [(600, 50_000), (5, 5_000), (.max, 50_000)])
    func `no intent may take longer than its script`(seconds: Int, expected: Int) {
      var request = toDos.request("")
      request.limits.seconds = seconds
      #expect(request.intentLimitInMilliseconds == expected)
    }
  }
}
