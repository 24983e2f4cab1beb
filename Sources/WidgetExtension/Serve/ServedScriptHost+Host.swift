internal import IntentScript
internal import SharedStore
internal import WidgetIntents

extension ServedScriptHost: ScriptHost {
  func perform(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome {
    try await perform(site, values, isShort: false)
  }

  func performUnread(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome {
    // A repetition of the key is answered from the journal, which then has all of it.
    try await perform(site, values, isShort: request.key == nil)
  }

  private nonisolated(nonsending) func perform(
    _ site: IntentSite,
    _ values: [IntentValue],
    isShort: Bool
  ) async throws(IntentError) -> IntentOutcome {
    // A script that has caught the failure of a late intent goes no further.
    if watch.isOver { throw .cancelled }
    let (prepared, number) = try prepared(site)
    let run = JournalRun(
      id: JournalRun.id(number, ofScript: request.runIDPrefix),
      intent: prepared.identifier,
      parameters: JournalParameters.json(prepared.parameters, values),
      key: request.key.map { "\($0)/\(number)" },
      origin: request.origin
    )
    if prepared.isStoreOnly { watch.begin(number) }
    defer { if prepared.isStoreOnly { watch.end() } }
    do {
      guard let scope = scopes.innermost else {
        return try await perform(prepared, values, as: run, isShort: isShort)
      }
      return try await StoreScope.with(atomic: scope) {
        try await perform(prepared, values, as: run, isShort: isShort)
      }
    } catch {
      guard watch.isLate(number) else { throw IntentError(describing: error) }
      throw TimeAllowance.failure(CommandLineName.intent(run.intent), after: watch.limit)
    }
  }

  private func perform(
    _ site: PreparedSite,
    _ values: [IntentValue],
    as run: JournalRun,
    isShort: Bool
  ) async throws -> IntentOutcome {
    let journal = RunJournal(store: store)
    if let earlier = try await earlier(run, journal) { return earlier }
    let outcome: IntentOutcome
    do {
      if site.isStoreOnly {
        outcome = try await StoreScope.with(run: run) {
          try await site.intent.run(values, in: context)
        }
      } else {
        outcome = try await performOutside(site.intent, values, as: run)
      }
    } catch {
      if let earlier = try await earlier(run, journal) { return earlier }
      await journal.finish(failed: run, ServedFailure(error))
      throw error
    }
    await journal.finish(run, RunResult.journalBytes(of: outcome, isShort: run.key == nil))
    return outcome
  }

  /// What the run's key has done before.
  private func earlier(_ run: JournalRun, _ journal: RunJournal) async throws -> IntentOutcome? {
    guard let key = run.key else { return nil }
    return try await journal.repetition(of: key, for: run.intent, run: run.id)?.outcome
  }

  /// Performs an intent that may wait for more than the store: nothing is held while it does.
  private func performOutside(
    _ intent: PreparedIntent,
    _ values: [IntentValue],
    as run: JournalRun
  ) async throws -> IntentOutcome {
    guard let store else { return try await performInTime(intent, values, as: run) }
    return try await store.committingEachWrite {
      try await performInTime(intent, values, as: run)
    }
  }

  private func performInTime(
    _ intent: PreparedIntent,
    _ values: [IntentValue],
    as run: JournalRun
  ) async throws -> IntentOutcome {
    let context = context
    return try await TimeAllowance.spending(
      milliseconds: request.intentLimitInMilliseconds,
      on: CommandLineName.intent(run.intent)
    ) {
      try await StoreScope.with(run: run) { try await intent.run(values, in: context) }
    }
  }

  func find(_ search: EntitySearch) async throws(IntentError) -> [EntityValue] {
    let finder = EntityFinder(registry: registry, context: context)
    do {
      return try await StoreScope.with(atomic: scopes.innermost) {
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
      return try await StoreScope.with(atomic: scopes.innermost) {
        try await registry.entity(type, meaning: text, in: context)
      }
    } catch {
      throw IntentError(describing: error)
    }
  }

  func beginAtomic() async throws(IntentError) {
    do {
      try await scopes.begin()
    } catch {
      throw IntentError(describing: error)
    }
  }

  func endAtomic(commits: Bool) async throws(IntentError) {
    do {
      try await scopes.end(commits: commits)
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
