internal import Ground
package import IntentScript
internal import Moments
internal import SharedStore
internal import Synchronization
package import WidgetIntents
internal import WidgetRender

/// A script host in which each action is a request to an extension, for scripts that use several
/// extensions or show widgets.
package final class CalledScriptHost: Sendable {
  let request: ScriptRequest
  let surroundings: ScriptSurroundings
  let clock: ScriptClock
  /// The dry run; `nil` if the script is really run.
  let dryRun: DryRun?
  let enumerations: [EnumMetadata]
  let transaction = CalledTransaction()
  let commits = CalledCommits()
  /// The extension of each entity type, by its identifier.
  private let extensionsOfEntities: [String: String]
  /// The run locks of extensions with state outside of the store, by the extensions' names.
  private let turns: [String: RunTurn]
  private let runs = Atomic(0)
  private let lines = Guarded(InputLines())

  /// Creates a host; `request` is for the journal, and its extension and sources are ignored.
  package init(
    _ request: ScriptRequest,
    catalog: ScriptCatalog,
    clock: ScriptClock,
    surroundings: ScriptSurroundings,
    dryRun: DryRun? = nil
  ) {
    self.request = request
    self.surroundings = surroundings
    self.clock = clock
    self.dryRun = dryRun
    var extensions: [String: String] = [:]
    for entry in catalog.entries {
      for entity in entry.entities where extensions[entity.identifier] == nil {
        extensions[entity.identifier] = entry.extensionName
      }
    }
    extensionsOfEntities = extensions
    let names = catalog.entries.filter { !$0.keepsStateInStore }.map(\.extensionName)
    turns = Dictionary(names.map { ($0, RunTurn()) }) { first, _ in first }
    enumerations = catalog.entries.flatMap(\.enumerations)
  }

  package func hasInput(_ part: InputPart, limit: Int) -> Bool {
    lines.withLock { $0.isReady(for: part, limit: limit) }
  }

  package nonisolated(nonsending) func input(
    _ part: InputPart,
    limit: Int
  ) async throws(IntentError) -> String? {
    while true {
      let finding = try lines.withLock { (lines) throws(IntentError) in
        try lines.next(part, limit: limit)
      }
      if case .found(let text) = finding { return text }
      let piece = try surroundings.input()
      lines.withLock { $0.append(piece) }
    }
  }

  package func columns(of text: String) -> Int { TextWidth.columns(of: text) }

  /// Returns the number of the next run of an intent by this script, from 1.
  func nextRun() -> Int { runs.add(1, ordering: .relaxed).newValue }

  func extensionName(ofEntity type: String) throws(IntentError) -> String {
    guard let extensionName = extensionsOfEntities[type] else {
      throw .unknownEntityType(
        name: type,
        suggestion: nil,
        known: extensionsOfEntities.keys.sorted()
      )
    }
    return extensionName
  }

  /// Sends a request to an extension on a dedicated thread, which waits in system calls.
  ///
  /// Cancelling the task cancels the request.
  func call<Answer: Sendable>(
    _ extensionName: String,
    _ body: @escaping ExtensionSession.Request<Answer>
  ) async throws(ExtensionError) -> Answer {
    let isCancelled = CancellationFlag()
    let (surroundings, dryRun) = (surroundings, dryRun)
    let result: Result<Answer, ExtensionError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        do throws(BlockingThread.Failure) {
          try BlockingThread.start {
            let result = Result { () throws(ExtensionError) in
              var events = surroundings.events(extensionName)
              let isUnwanted = events.isCancelled
              events.isCancelled = { isCancelled.isSet || isUnwanted() }
              if let dryRun { events.prompt = dryRun.watching(events.prompt) }
              return try body(try surroundings.client(extensionName), events)
            }
            continuation.resume(returning: result)
          }
        } catch {
          let reason = ExtensionError.Reason.couldNotStart(
            path: extensionName,
            number: error.number
          )
          continuation.resume(
            returning: .failure(ExtensionError(name: extensionName, reason: reason))
          )
        }
      }
    } onCancel: {
      isCancelled.set()
    }
    return try result.get()
  }
}

extension DryRun {
  /// Returns a handler that asks by `prompt`; a question without an answer ends the dry run.
  fileprivate func watching(_ prompt: @escaping (Question) -> Answer) -> (Question) -> Answer {
    { question in
      let answer = prompt(question)
      self.note(answer, to: question)
      return answer
    }
  }
}

extension CalledScriptHost: ScriptHost {
  package func perform(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome {
    let extensionName = site.reference.extensionName
    if dryRun?.performs(site.reference.intent.name, in: extensionName) == false {
      throw .cancelled
    }
    let number = nextRun()
    var performed = PerformRequest(
      intent: site.reference.intent.identifier,
      arguments: zip(site.parameters, values).map { IntentArgument($0, value: $1) },
      runID: JournalRun.id(number, ofScript: request.runIDPrefix),
      key: request.key.map { "\($0)/\(number)" },
      origin: request.origin,
      now: clock.now().microseconds,
      limitInMilliseconds: request.intentLimitInMilliseconds
    )
    performed.isInTransaction = try await join(extensionName)
    performed.isGrouped = !performed.isInTransaction
    if performed.isGrouped { commits.begin(performed.runID, in: extensionName) }
    let message = performed
    do throws(ExtensionError) {
      let reply = try await inTurn(site, message) { () throws(ExtensionError) in
        try await call(extensionName) { client, events throws(ExtensionError) in
          try client.perform(message, events: events)
        }
      }
      if message.isGrouped { commits.note(message.runID, in: extensionName) }
      return reply.scriptOutcome
    } catch {
      switch error.reason {
      case .refused, .cancelled, .couldNotStart: throw IntentError(error)
      // The copy was the extension's.
      case _ where dryRun != nil: throw IntentError(error)
      default:
        // The journal is settled by a flushed commit, which takes along all those before it.
        defer { commits.forget(extensionName) }
        return try surroundings.settledOutcome(message.runID, error)
      }
    }
  }

  /// Calls `body`; an intent that changes more than the store waits for other runs first.
  private func inTurn(
    _ site: IntentSite,
    _ message: PerformRequest,
    _ body: () async throws(ExtensionError) -> PerformReply
  ) async throws(ExtensionError) -> PerformReply {
    let extensionName = site.reference.extensionName
    guard !site.isStoreOnly, let turn = turns[extensionName],
      let path = surroundings.runLockPath(extensionName)
    else { return try await body() }
    let request = TurnRequest(
      path: path,
      extensionName: extensionName,
      intent: message.intent,
      runID: message.runID,
      milliseconds: message.limitInMilliseconds
    )
    do {
      return try await turn.perform(request, body)
    } catch let error as ExtensionError {
      throw error
    } catch {
      throw ExtensionError(name: extensionName, reason: .refused(ServedFailure(error)))
    }
  }

  package func find(_ search: EntitySearch) async throws(IntentError) -> [EntityValue] {
    let extensionName = try extensionName(ofEntity: search.entity)
    try admit(search.entity, of: extensionName)
    let wanted = FindRequest(
      entity: search.entity,
      filter: search.filter,
      sorts: search.sorts,
      limit: search.limit,
      now: clock.now().microseconds,
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
    try admit(type, of: extensionName)
    let wanted = EntityRequest(
      entity: type,
      text: text,
      now: clock.now().microseconds,
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
        guard dryRun == nil else { throw IntentError(error) }
        // It is lost, but not what it committed: the look into the journal flushes that.
        _ = try surroundings.settledOutcome(run, error)
      }
      commits.forget(extensionName)
    }
  }

  /// Throws `.cancelled` to end a dry run if the extension cannot see all changes of the run.
  private func admit(_ type: String, of extensionName: String) throws(IntentError) {
    if dryRun?.admits(type, of: extensionName) == false { throw .cancelled }
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
    _ body: @escaping ExtensionSession.Request<Answer>
  ) async throws(IntentError) -> Answer {
    do throws(ExtensionError) {
      return try await call(extensionName, body)
    } catch {
      throw IntentError(error)
    }
  }
}

extension IntentError {
  /// Creates the error that a script's `catch` receives if a request to an extension failed.
  package init(_ error: ExtensionError) {
    self =
      switch error.reason {
      case .refused(.intent(let refusal)): refusal
      case .refused(.cancelled), .cancelled: .cancelled
      default: .failed(message: error.message, hint: error.hint, exitCode: error.exitCode)
      }
  }
}
