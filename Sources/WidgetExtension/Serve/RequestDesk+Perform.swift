internal import SharedStore
internal import WidgetIntents

extension RequestDesk {
  /// Performs an intent, journals it, and answers what came of it once that is committed.
  ///
  /// A key that was used before does nothing and answers as it did then (RD-8).
  func perform(_ request: PerformRequest) async throws -> PerformReply {
    try await joined(request.isInTransaction) {
      guard request.isGrouped, let store = try await store.open() else {
        return try await performAlone(request)
      }
      return try await store.deferringFlush { try await performAlone(request) }
    }
  }

  private func performAlone(_ request: PerformRequest) async throws -> PerformReply {
    let run = JournalRun(
      id: request.runID,
      intent: request.intent,
      parameters: JournalParameters.json(request.arguments),
      key: request.key,
      origin: request.origin
    )
    let journalled = JournalledRun(run: run, store: try await store.open())
    return try await journalled.perform { try await invoke(request) }
  }

  private func invoke(_ request: PerformRequest) async throws -> IntentOutcome {
    let runner = IntentRunner(registry: content.intents, context: context(at: request.now))
    return try await RunDeadline.performing(
      CommandLineName.intent(request.intent),
      milliseconds: request.limitInMilliseconds,
      clock: clock
    ) {
      try await RunScope.with(\.isNetworkAllowed, isNetworkAllowed) {
        try await IntentSurroundings.with(\.conversation, conversation) {
          try await runner.run(request.intent, request.arguments)
        }
      }
    }
  }
}
