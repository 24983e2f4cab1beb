import Foundation
import Ground
import SharedStore
import TestSupport
import Testing
import WidgetExtension
import WidgetIntents

@testable import WidgetTerminal
@testable import widgetctl

@Suite("An extension that dies unanswered", .timeLimit(.minutes(2)))
struct UnansweredRunTests {
  private let crash = ExtensionError(name: "HomeWidgets", reason: .crashed(signal: 9))

  /// Runs `body` with a new store in a temporary folder.
  private func withStore(_ body: (StoreLocation, SharedStore) async throws -> Void) async throws {
    let folder = TemporaryFolder()
    let location = StoreLocation(path: folder.path + "/s.sqlite")
    _ = try WritableStore(location: location).shared()
    try await body(location, try SharedStore(at: location, schemas: [KeptNote.schema]))
  }

  /// Returns what a command reports about a run.
  ///
  /// It is determined on a separate thread, because it blocks the thread until the store answers.
  private func settledReply(of id: String, in location: StoreLocation) async -> Result<
    PerformReply, CommandError
  > {
    let crash = crash
    return await BlockingThread.run {
      Result { () throws(CommandError) in
        let context = CommandContext(
          arguments: Arguments(),
          environment: EnvironmentVariables(["WIDGETCTL_STORE": location.path]),
          output: Output(isJSON: false),
          now: 0
        )
        return try UnansweredRun(id: id, error: crash).settledReply(in: Host(context).store)
      }
    }
  }

  /// Commits a change on behalf of a run, as an intent would, and returns the run.
  private func commit(_ id: String, in store: SharedStore) async throws -> JournalRun {
    let run = JournalRun(
      id: id,
      intent: "AddIntent",
      parameters: [],
      key: nil,
      origin: "perform"
    )
    try await StoreScope.with(run: run) {
      _ = try await store.write { try $0.insert(KeptNote(key: 0, text: "x")) }
    }
    return run
  }

  @Test func `an extension that could not start changed nothing, whether or not the store answers`()
    throws
  {
    let context = CommandContext(
      arguments: Arguments(),
      environment: EnvironmentVariables(["WIDGETCTL_STORE": "/dev/null/none"]),
      output: Output(isJSON: false),
      now: 0
    )
    let error = ExtensionError(
      name: "HomeWidgets",
      reason: .couldNotStart(path: "/x/HomeWidgets", number: EMFILE)
    )
    let failure = #expect(throws: CommandError.self) {
      try UnansweredRun(id: "a", error: error).settledReply(in: Host(context).store)
    }
    #expect(failure?.message.hasSuffix("; nothing was changed") == true)
    #expect(failure?.exitCode == .unavailable)
  }

  @Test func `a run that is not in the journal changed nothing`() async throws {
    try await withStore { location, _ in
      let reply = await settledReply(of: "a", in: location)
      let error = #expect(throws: CommandError.self) { try reply.get() }
      #expect(error?.exitCode == .unavailable)
      #expect(error?.message.hasSuffix("; nothing was changed") == true)
    }
  }

  @Test func `where the store cannot be written what was changed is not known`() async throws {
    try await withStore { location, _ in
      let lock = location.path + "-lock"
      try FileManager.default.removeItem(atPath: lock)
      try FileManager.default.createSymbolicLink(atPath: lock, withDestinationPath: "/dev/null")
      let reply = await settledReply(of: "a", in: location)
      let error = #expect(throws: CommandError.self) { try reply.get() }
      #expect(error?.exitCode == .unavailable)
      #expect(error?.message.contains("; what it changed is not known: ") == true)
    }
  }

  @Test func `a run that was committed and finished has its answer in the journal`() async throws {
    try await withStore { location, store in
      let run = try await commit("b", in: store)
      let outcome = RunResult.performed(IntentOutcome(dialog: "Added."))
      try await store.finish(run, result: outcome.journalBytes)
      let reply = try await settledReply(of: "b", in: location).get()
      #expect(reply.outcome.dialog == "Added.")
    }
  }

  @Test func `a run that was committed and not finished is reported as a change that is kept`()
    async throws
  {
    try await withStore { location, store in
      _ = try await commit("c", in: store)
      let reply = await settledReply(of: "c", in: location)
      let error = #expect(throws: CommandError.self) { try reply.get() }
      #expect(error?.exitCode == .unavailable)
      #expect(error?.message.contains("after it had stored a change") == true)
    }
  }
}
