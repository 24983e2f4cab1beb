internal import IntentScript
internal import SharedStore
internal import WidgetIntents

extension ServedScriptHost: ScriptHost {
  func perform(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome {
    // A script that has caught the failure of a late intent goes no further.
    if deadline.isOver { throw .cancelled }
    let (prepared, number) = try prepared(site)
    let run = JournalRun(
      id: JournalRun.id(number, ofScript: request.runIDPrefix),
      intent: prepared.identifier,
      parameters: JournalParameters.json(prepared.parameters, values),
      key: request.key.map { "\($0)/\(number)" },
      origin: request.origin
    )
    let journalled = JournalledRun(run: run, store: store)
    if prepared.isStoreOnly { deadline.begin(number) }
    defer { if prepared.isStoreOnly { deadline.end() } }
    do {
      return try await StoreScope.with(atomic: atomics.innermost) {
        try await journalled.perform(isShort: run.key == nil) {
          prepared.isStoreOnly
            ? try await prepared.intent.run(values, in: context)
            : try await performOutside(prepared, values)
        }
      }.outcome
    } catch {
      guard deadline.isLate(number) else { throw IntentError(describing: error) }
      throw deadline.failure(of: CommandLineName.intent(run.intent))
    }
  }

  /// Performs an intent that may wait for more than the store: nothing is held while it does.
  private nonisolated(nonsending) func performOutside(
    _ site: PreparedSite,
    _ values: [IntentValue]
  ) async throws -> IntentOutcome {
    guard let store else { return try await performInTime(site, values) }
    return try await store.committingEachWrite { try await performInTime(site, values) }
  }

  private nonisolated(nonsending) func performInTime(
    _ site: PreparedSite,
    _ values: [IntentValue]
  ) async throws -> IntentOutcome {
    let context = context
    return try await RunDeadline.performing(
      CommandLineName.intent(site.identifier),
      milliseconds: request.intentLimitInMilliseconds,
      clock: runClock
    ) {
      // The thread of the store is not kept waiting.
      try await withTaskExecutorPreference(globalConcurrentExecutor) {
        try await site.intent.run(values, in: context)
      }
    }
  }

  func find(_ search: EntitySearch) async throws(IntentError) -> [EntityValue] {
    let finder = EntityFinder(registry: registry, context: context)
    do {
      return try await StoreScope.with(atomic: atomics.innermost) {
        try await finder.find(
          search.entity,
          where: search.filter,
          sortedBy: search.sorts,
          limit: search.limit
        )
      }
    } catch {
      throw IntentError(describing: error)
    }
  }

  func entity(_ type: String, _ text: String) async throws(IntentError) -> EntityValue {
    let context = context
    do {
      return try await StoreScope.with(atomic: atomics.innermost) {
        try await registry.entity(type, meaning: text, in: context)
      }
    } catch {
      throw IntentError(describing: error)
    }
  }

  func beginAtomic() async throws(IntentError) {
    do {
      try await atomics.begin()
    } catch {
      throw IntentError(describing: error)
    }
  }

  func endAtomic(commits: Bool) async throws(IntentError) {
    do {
      try await atomics.end(commits: commits)
    } catch {
      throw IntentError(describing: error)
    }
  }

  func flush() async throws(IntentError) {
    do {
      try await store?.flush()
    } catch {
      throw IntentError(describing: error)
    }
  }
}
