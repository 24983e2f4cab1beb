internal import Ground
internal import SharedStore
internal import WidgetIntents

/// One run of an intent with its row in the journal, for `perform` and for scripts.
///
/// If the run's idempotency key was used before, the stored answer is returned. Otherwise the
/// intent is performed and its result recorded.
struct JournalledRun: Sendable {
  let run: JournalRun
  /// The store of the journal; `nil` if there is none.
  let store: SharedStore?
  /// The extension whose state outside of the store the run may change; `nil` if the run cannot
  /// change any.
  var changedState: String?
  /// Whether the run's intent is declared to change nothing, so that the run is recorded only if
  /// something changed.
  var isReading = false
  /// Whether the run's intent waits only for the store.
  var isStoreOnly = false

  /// The extension whose Live Activities the run may begin and change; `nil` if the extension has
  /// none.
  var activitiesOwner: String?

  /// Performs the intent by `body`, whose writes to the store are made on behalf of the run.
  ///
  /// If the run's idempotency key was used before, `body` is not called (RD-8).
  nonisolated(nonsending) func perform(
    _ body: () async throws -> IntentOutcome
  ) async throws -> PerformReply {
    if let earlier = try await repetition() { return earlier }
    // Each write of an intent that may wait for more is committed when it returns: others may act on it by then.
    guard let store, activitiesOwner != nil, isStoreOnly else {
      return try await performed(body)
    }
    return try await store.together { try await performed(body) }
  }

  private nonisolated(nonsending) func performed(
    _ body: () async throws -> IntentOutcome
  ) async throws -> PerformReply {
    let outcome: IntentOutcome
    do {
      outcome = try await StoreScope.with(run: run) { try await withActivities(body) }
    } catch {
      // Another process may have used the key between the look and the commit.
      if let earlier = try await repetition() { return earlier }
      await finish(with: ServedFailure(error))
      throw error
    }
    if !isReading { await finish(run, RunResult.performed(outcome).journalBytes) }
    return PerformReply(outcome: outcome, runID: run.id)
  }

  /// Performs `body` with the extension's Live Activities.
  ///
  /// If it succeeds, its changes of activities are stored. If it fails, changes that were already
  /// stored with its writes are reverted.
  private nonisolated(nonsending) func withActivities(
    _ body: () async throws -> IntentOutcome
  ) async throws -> IntentOutcome {
    guard let store, let activitiesOwner else { return try await body() }
    let placed = try await store.read { try $0.placedWidgets() }
    let activities = RunActivities(placed, ofExtension: activitiesOwner)
    defer { activities.finish() }
    return try await RunScope.with(\.activities, activities) {
      do {
        let outcome = try await StoreScope.with(companion: activities.companion) {
          try await body()
        }
        try await activities.commit(to: store)
        return outcome
      } catch {
        await takeBack(activities, from: store)
        throw error
      }
    }
  }

  private nonisolated(nonsending) func takeBack(
    _ activities: RunActivities,
    from store: SharedStore
  ) async {
    do {
      try await activities.takeBack(from: store)
    } catch {
      let reason = ServedFailure(error).message
      HostLink.current?.log(
        .warning,
        "run \(run.id) failed, and its Live Activities stay as it changed them: \(reason)"
      )
    }
  }

  /// Returns the answer of the first run with the same idempotency key.
  ///
  /// - Returns: `nil` without a key, or if the key was never used.
  private nonisolated(nonsending) func repetition() async throws -> PerformReply? {
    guard let key = run.key, let store else { return nil }
    let isOfScript = run.script != nil
    let earlier = try await store.read { try $0.run(forKey: key, ofScript: isOfScript) }
    guard let earlier, earlier.run.id != run.id else { return nil }
    let (used, wanted) = (RunCall(earlier.run), RunCall(run))
    guard used.asksForSame(as: wanted) else {
      throw IntentError.failed(
        message: "the key “\(key)” was used for \(used.text), not for \(wanted.text)",
        hint: "choose another one; nothing was done",
        exitCode: ExitCode.usage.rawValue
      )
    }
    switch RunResult(journalBytes: earlier.result) {
    case .performed(let outcome):
      return PerformReply(outcome: outcome, runID: earlier.run.id, isRepetition: true)
    case .failed(let failure):
      throw failure
    case nil where activitiesOwner != nil && !isStoreOnly:
      // Its process may have ended before the last of what it changed was stored.
      throw IntentError.failed(
        message: "the run with the key “\(key)” stored a change and did not finish",
        hint: "the change stays: look at it before you choose another key",
        exitCode: ExitCode.unavailable.rawValue
      )
    case nil:
      // It is committed, and its process ended before it could say what came of it.
      return PerformReply(outcome: IntentOutcome(), runID: earlier.run.id, isRepetition: true)
    }
  }

  /// Records a failure under the run's idempotency key only if something was committed before the
  /// failure.
  ///
  /// Otherwise the key stays unused: after "busy, try again" a caller may try again with the same
  /// key. Invalid calls are not recorded. If the store was too busy for the change, recording does
  /// not wait for it again.
  private nonisolated(nonsending) func finish(with failure: ServedFailure) async {
    guard let store else { return }
    let isRecorded = try? await store.read { try $0.run(run.id) != nil }
    if isRecorded == true {
      await finish(run, RunResult.failed(failure).journalBytes)
    } else if case .intent(let error) = failure, Self.isNoted(error), !isReading {
      let unkeyed = JournalRun(
        id: run.id,
        intent: run.intent,
        parameters: run.parameters,
        key: nil,
        origin: run.origin
      )
      await finish(unkeyed, RunResult.failed(failure).journalBytes)
    } else if case .cancelled = failure, let changedState {
      try? await store.noteState(ofExtension: changedState)
    }
  }

  /// Returns whether a failure is recorded as the user's last command: the intent's own failure, or
  /// a missing entity.
  private static func isNoted(_ error: IntentError) -> Bool {
    switch error {
    case .failed(_, _, let exitCode): exitCode != ExitCode.busy.rawValue
    case .notFound: true
    default: false
    }
  }

  /// Records the result in the journal.
  ///
  /// The intent's changes are already committed, so an error in recording must not turn the run
  /// into a failure.
  private nonisolated(nonsending) func finish(_ run: JournalRun, _ result: [UInt8]) async {
    guard let store else { return }
    do {
      try await store.finish(run, result: result, stateOf: changedState)
    } catch {
      HostLink.current?.log(
        .warning,
        "the result of run \(run.id) is not noted: \(ServedFailure(error).message)"
      )
    }
  }
}
