internal import SharedStore
internal import WidgetIntents

extension RequestDesk {
  /// Performs an intent, journals it, and tells what came of it once that is committed.
  ///
  /// A key that was used before does nothing and answers as it did then (RD-8).
  func perform(_ request: PerformRequest) async throws -> PerformReply {
    try await transaction.joined(request.isInTransaction) {
      guard request.isGrouped, let store = try await store.open() else {
        return try await performAlone(request)
      }
      return try await store.deferringFlush { try await performAlone(request) }
    }
  }

  private func performAlone(_ request: PerformRequest) async throws -> PerformReply {
    let journal = RunJournal(store: try await store.open())
    let (key, id) = (request.key, request.runID)
    if let earlier = try await journal.repetition(of: key, for: request.intent, run: id) {
      return earlier
    }
    let run = JournalRun(
      id: id,
      intent: request.intent,
      parameters: JournalParameters.json(request.arguments),
      key: key,
      origin: request.origin
    )
    let outcome: IntentOutcome
    do {
      outcome = try await StoreScope.with(run: run) { try await invoke(request) }
    } catch {
      // Another process may have used the key between the look and the commit.
      if let earlier = try await journal.repetition(of: key, for: request.intent, run: id) {
        return earlier
      }
      await journal.finish(failed: run, ServedFailure(error))
      throw error
    }
    await journal.finish(run, RunResult.performed(outcome).journalBytes)
    return PerformReply(outcome: outcome, runID: run.id)
  }

  private func invoke(_ request: PerformRequest) async throws -> IntentOutcome {
    let runner = IntentRunner(registry: content.intents, context: context(at: request.now))
    return try await TimeAllowance.spending(
      milliseconds: request.limitInMilliseconds,
      on: CommandLineName.intent(request.intent)
    ) {
      try await NetworkAccess.$isAllowed.withValue(isNetworkAllowed) {
        try await IntentConversation.$current.withValue(conversation) {
          try await runner.run(request.intent, request.arguments)
        }
      }
    }
  }
}
