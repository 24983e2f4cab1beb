internal import SharedStore
internal import WidgetIntents

extension RequestDesk {
  /// Performs an intent, records the run in the journal, and returns its result once that is
  /// committed.
  ///
  /// If the request's idempotency key was used before, nothing is performed and the stored answer
  /// is returned (RD-8).
  func perform(_ request: PerformRequest) async throws -> PerformReply {
    if request.isPreview { return try await preview(request) }
    var reply = try await performWhole(request)
    if let properties = request.properties, case .list(let values) = reply.outcome.value {
      reply.outcome.value = .list(values.map { $0.limited(to: properties) })
    }
    return reply
  }

  /// Performs an intent; the entities that it returns have all of their properties.
  private func performWhole(_ request: PerformRequest) async throws -> PerformReply {
    try await joined(request.isInTransaction) {
      guard request.isGrouped, let store = try await store.journal() else {
        return try await performAlone(request)
      }
      return try await store.deferringFlush { try await performAlone(request) }
    }
  }

  /// Returns an intent's description of its effects: nothing is changed, and no question is asked.
  private func preview(_ request: PerformRequest) async throws -> PerformReply {
    try await store.openToExplain()
    let runner = IntentRunner(registry: content.intents, context: context(at: request.now))
    let dialog = try await limited(request) {
      try await RunScope.with(\.isNetworkAllowed, false) {
        try await StoreScope.readingOnly {
          try await runner.preview(request.intent, request.arguments)
        }
      }
    }
    return PerformReply(outcome: IntentOutcome(dialog: dialog.full.text), runID: request.runID)
  }

  private func performAlone(_ request: PerformRequest) async throws -> PerformReply {
    let run = JournalRun(
      id: request.runID,
      intent: request.intent,
      parameters: JournalParameters.bytes(
        (request.repetition.map { [$0.argument] } ?? []) + request.arguments
      ),
      key: request.key,
      origin: request.origin
    )
    var batch: RepeatedReply?
    let type = content.intents.type(named: request.intent)
    let isStoreOnly = type?._isStoreOnly == true
    let journalled = JournalledRun(
      run: run,
      store: try await store.journal(),
      changedState: isStoreOnly ? nil : stateOwner,
      isReading: type?._isReadOnly == true,
      isStoreOnly: isStoreOnly,
      activitiesOwner: activitiesOwner
    )
    var reply = try await journalled.perform {
      // What the run says of its end is true for who reads after it.
      defer { if !content.keepsStateInStore { content.synchronize() } }
      guard let repetition = request.repetition else { return try await invoke(request) }
      let outcomes = try await invoke(request, for: repetition, isStoreOnly: isStoreOnly)
      let made = RepeatedReply(outcomes, of: request.intent, type)
      batch = made
      return made.outcome
    }
    // A repetition of the key is answered by what the journal has.
    if let batch, !reply.isRepetition { batch.complete(&reply, for: request.repetition) }
    return reply
  }

  /// The name of the extension if its intents may change state outside of the store; otherwise
  /// `nil`.
  var stateOwner: String? { content.keepsStateInStore ? nil : extensionName }

  /// The name of the extension if its intents may change Live Activities; otherwise `nil`.
  var activitiesOwner: String? { content.hasActivities() ? extensionName : nil }

  private func invoke(_ request: PerformRequest) async throws -> IntentOutcome {
    let runner = IntentRunner(registry: content.intents, context: context(at: request.now))
    return try await limited(request) {
      try await IntentSurroundings.with(\.conversation, conversation) {
        try await runner.run(request.intent, request.arguments)
      }
    }
  }

  /// Runs `body` with the time limit and the network access of a request.
  func limited<Result: Sendable>(
    _ request: PerformRequest,
    _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await RunDeadline.performing(
      CommandLineName.intent(request.intent),
      milliseconds: request.limitInMilliseconds,
      clock: clock
    ) {
      try await RunScope.with(\.isNetworkAllowed, isNetworkAllowed) { try await body() }
    }
  }
}

extension IntentValue {
  /// Returns an entity with only the properties of these names; any other value is returned whole.
  fileprivate func limited(to names: [String]) -> IntentValue {
    if case .entity(let entity) = self { .entity(entity.limited(to: names)) } else { self }
  }
}
