internal import SharedStore
internal import WidgetIntents

/// What the journal is told of a run, and what it tells of an earlier one.
struct RunJournal: Sendable {
  /// `nil` for an extension that keeps nothing.
  let store: SharedStore?

  /// EX_TEMPFAIL of sysexits.h.
  private static let busy: Int32 = 75

  /// What the key's first run answered; `nil` without a key, or when it was never used (RD-8).
  func repetition(
    of key: String?,
    for intent: String,
    run id: String
  ) async throws -> PerformReply? {
    guard let key, let store else { return nil }
    let earlier = try await store.read { try $0.run(forKey: key) }
    guard let earlier, earlier.run.id != id else { return nil }
    let used = CommandLineName.intent(earlier.run.intent)
    guard used == CommandLineName.intent(intent) else {
      throw IntentError.failed(
        message: "the key “\(key)” was used for \(used)",
        hint: "choose another one; nothing was done",
        exitCode: 64
      )
    }
    switch RunResult(journalBytes: earlier.result) {
    case .performed(let outcome):
      return PerformReply(outcome: outcome, runID: earlier.run.id, isRepetition: true)
    case .failed(let failure):
      throw failure
    case nil:
      // It is committed, and its process ended before it could say what came of it.
      return PerformReply(outcome: IntentOutcome(), runID: earlier.run.id, isRepetition: true)
    }
  }

  /// Notes a failure under the run's key only where something was committed before it.
  ///
  /// Otherwise the key is still unused: whoever was told "busy, try again" may do so with it. What
  /// failed before the intent was performed is not the journal's business, and a store that was too
  /// busy for the change is not waited for once more.
  func finish(failed run: JournalRun, _ failure: ServedFailure) async {
    guard let store else { return }
    let isRecorded = try? await store.read { try $0.run(run.id) != nil }
    if isRecorded == true {
      await finish(run, RunResult.failed(failure).journalBytes)
    } else if case .intent(.failed(_, _, let exitCode)) = failure, exitCode != Self.busy {
      await finish(run.withoutKey, RunResult.failed(failure).journalBytes)
    }
  }

  /// Notes the result in the journal.
  ///
  /// What the intent changed is committed by then: a note that fails must not make it a failure.
  func finish(_ run: JournalRun, _ result: [UInt8]) async {
    guard let store else { return }
    do {
      try await store.finish(run, result: result)
    } catch {
      HostLink.current?.log(
        .warning,
        "the result of run \(run.id) is not noted: \(ServedFailure(error).message)"
      )
    }
  }
}

extension JournalRun {
  fileprivate var withoutKey: JournalRun {
    JournalRun(id: id, intent: intent, parameters: parameters, key: nil, origin: origin)
  }
}
