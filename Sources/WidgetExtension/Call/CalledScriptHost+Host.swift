package import IntentScript
internal import SharedStore
package import WidgetIntents

extension CalledScriptHost: ScriptHost {
  package func perform(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome {
    let extensionName = site.reference.extensionName
    let number = nextRun()
    var performed = PerformRequest(
      intent: site.reference.intent.identifier,
      arguments: zip(site.parameters, values).map { IntentArgument($0, value: $1) },
      runID: JournalRun.id(number, ofScript: request.runIDPrefix),
      key: request.key.map { "\($0)/\(number)" },
      origin: request.origin,
      now: clock.now(),
      limitInMilliseconds: request.intentLimitInMilliseconds
    )
    performed.isInTransaction = try await join(extensionName)
    performed.isGrouped = !performed.isInTransaction
    if performed.isGrouped { commits.begin(performed.runID, in: extensionName) }
    let message = performed
    do throws(ExtensionError) {
      let reply = try await call(extensionName) { client, events throws(ExtensionError) in
        try client.perform(message, events: events)
      }
      if message.isGrouped { commits.note(message.runID, in: extensionName) }
      return reply.outcome
    } catch {
      switch error.reason {
      case .refused, .cancelled, .couldNotStart: throw IntentError(error)
      default:
        // The journal is settled by a flushed commit, which takes along all those before it.
        defer { commits.forget(extensionName) }
        return try surroundings.truth(message.runID, error)
      }
    }
  }

  package func find(_ search: EntitySearch) async throws(IntentError) -> [EntityValue] {
    let extensionName = try extensionName(ofEntity: search.entity)
    let wanted = FindRequest(
      entity: search.entity,
      filter: search.filter,
      sorts: search.sorts,
      limit: search.limit,
      now: clock.now(),
      isInTransaction: try await join(extensionName)
    )
    return try await answer(extensionName) { client, events throws(ExtensionError) in
      try client.find(wanted, events: events)
    }
  }

  package func entity(
    _ type: String,
    _ text: String
  ) async throws(IntentError) -> EntityValue {
    let extensionName = try extensionName(ofEntity: type)
    let wanted = EntityRequest(
      entity: type,
      text: text,
      now: clock.now(),
      isInTransaction: try await join(extensionName)
    )
    return try await answer(extensionName) { client, events throws(ExtensionError) in
      try client.entity(wanted, events: events)
    }
  }

  package func beginAtomic() async throws(IntentError) {
    transaction.begin()
  }

  package func endAtomic(commits: Bool) async throws(IntentError) {
    guard let extensionName = transaction.end() else { return }
    try await answer(extensionName) { client, _ throws(ExtensionError) in
      try client.transaction(commits ? .commit : .rollBack)
    }
  }

  package func flush() async throws(IntentError) {
    for (extensionName, run) in commits.waiting {
      do throws(ExtensionError) {
        try await call(extensionName) { client, _ throws(ExtensionError) in
          try client.transaction(.flush)
        }
      } catch {
        if case .refused = error.reason { throw IntentError(error) }
        // It is lost, but not what it committed: the look into the journal flushes that.
        _ = try surroundings.truth(run, error)
      }
      commits.forget(extensionName)
    }
  }

  private func join(_ extensionName: String) async throws(IntentError) -> Bool {
    try await transaction.join(extensionName) { () throws(IntentError) in
      try await answer(extensionName) { client, _ throws(ExtensionError) in
        try client.transaction(.begin)
      }
    }
  }

  private func answer<Answer: Sendable>(
    _ extensionName: String,
    _ body: @escaping @Sendable (ExtensionClient, ExtensionEvents) throws(ExtensionError) -> Answer
  ) async throws(IntentError) -> Answer {
    do throws(ExtensionError) {
      return try await call(extensionName, body)
    } catch {
      throw IntentError(error)
    }
  }
}

extension IntentError {
  /// What a script's `catch` sees of an extension that brought no answer.
  package init(_ error: ExtensionError) {
    self =
      switch error.reason {
      case .refused(.intent(let refusal)): refusal
      case .refused(.cancelled), .cancelled: .cancelled
      default: .failed(message: error.message, hint: error.hint, exitCode: error.exitCode)
      }
  }
}
