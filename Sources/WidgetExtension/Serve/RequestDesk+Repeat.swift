internal import Ground
internal import SharedStore
internal import WidgetIntents

extension RequestDesk {
  /// Performs an intent for each of several values.
  ///
  /// If the intent fails for one value, no change is kept. An intent with effects outside of the
  /// store is performed one by one, because its effects cannot be undone.
  func invoke(
    _ request: PerformRequest,
    for repetition: IntentRepetition,
    isStoreOnly: Bool
  ) async throws -> [RepeatedOutcome] {
    let store = isStoreOnly ? try await store.journal() : nil
    return try await limited(request) {
      let values = try await values(of: repetition, at: request.now)
      return try await IntentSurroundings.with(\.valueCount, values.count) {
        try await invoke(request, repetition.parameter, for: values, changing: store)
      }
    }
  }

  private func invoke(
    _ request: PerformRequest,
    _ parameter: String,
    for values: [RepeatedValue],
    changing store: SharedStore?
  ) async throws -> [RepeatedOutcome] {
    guard let store else {
      return try await IntentSurroundings.with(\.conversation, conversation) {
        try await outcomes(of: request, parameter, values, changing: nil)
      }
    }
    let all = { (conversation: IntentConversation) async throws -> [RepeatedOutcome] in
      try await IntentSurroundings.with(\.conversation, conversation) {
        // On the store's thread, none of its calls changes threads.
        try await withTaskExecutorPreference(store.executor) {
          try await withActivities(in: store) {
            try await outcomes(of: request, parameter, values, changing: store)
          }
        }
      }
    }
    // A person is not waited for while the transaction is open: what is asked inside of it takes it
    // back, is asked here once for all, and then it is done anew.
    let asked = Guarded<Question?>(nil)
    do {
      return try await all(
        IntentConversation(isAttended: conversation.isAttended) { question in
          guard question.form == .confirmation else { return .unanswered }
          asked.withLock { $0 = $0 ?? question }
          return .dismissed
        }
      )
    } catch {
      guard let question = asked.withLock({ $0 }) else { throw error }
      try await confirm(question, for: values.count)
      return try await all(
        IntentConversation(isAttended: true) { question in
          question.form == .confirmation ? .confirmed : .unanswered
        }
      )
    }
  }

  /// Runs `body` in one transaction, which includes its changes of Live Activities.
  private nonisolated(nonsending) func withActivities<Result>(
    in store: SharedStore,
    _ body: () async throws -> Result
  ) async throws -> Result {
    // How long it is open is the request's to limit: how busy the machine is decides nothing before that.
    let limit = AtomicScope.batchMilliseconds
    guard let activities = RunActivities.current else {
      return try await store.atomic(milliseconds: limit, body)
    }
    return try await activities.attempt {
      try await store.atomic(milliseconds: limit) {
        let result = try await body()
        try await activities.commit(to: store)
        return result
      }
    }
  }

  private func confirm(_ question: Question, for count: Int) async throws {
    var question = question
    if count > 1 { question.text += " (and \(count - 1) more)" }
    switch await conversation.ask(question) {
    case .confirmed: return
    case .declined, .dismissed: throw IntentError.declined(question.text)
    default: throw IntentError.needsInput(parameter: "yes", dialog: question.text)
    }
  }

  /// Performs the intent for each value in turn.
  ///
  /// Without a store, the changes before a failure are kept. The error mentions them, and each
  /// value counts as changed.
  private func outcomes(
    of request: PerformRequest,
    _ parameter: String,
    _ values: [RepeatedValue],
    changing store: SharedStore?
  ) async throws -> [RepeatedOutcome] {
    let runner = IntentRunner(registry: content.intents, context: context(at: request.now))
    var outcomes: [RepeatedOutcome] = []
    var changes = await store?.changesSoFar()
    for value in values {
      let arguments = [IntentArgument(parameter, text: value.text)] + request.arguments
      do throws(IntentError) {
        let outcome = try await runner.run(request.intent, arguments)
        let before = changes
        changes = await store?.changesSoFar()
        outcomes.append((outcome, store == nil || changes != before))
      } catch {
        let isKept = store == nil && !outcomes.isEmpty
        let kept = isKept ? "; done before it: \(outcomes.count)" : ""
        guard value.place != nil || !kept.isEmpty else { throw error }
        throw IntentError.failed(
          message: (value.place.map { "\($0): " } ?? "") + error.message + kept,
          hint: error.hint,
          exitCode: error.exitCode
        )
      }
    }
    return outcomes
  }

  /// Returns the values in the order of the request: each entity once, but equal lines of an input
  /// all.
  ///
  /// - Throws: An error if a search finds nothing, or too much.
  private func values(
    of repetition: IntentRepetition,
    at now: Int64
  ) async throws -> [RepeatedValue] {
    let finder = EntityFinder(registry: content.intents, context: context(at: now))
    var values: [RepeatedValue] = []
    var seen: Set<String> = []
    for part in repetition.parts {
      guard let search = part.search else {
        // Lines of an input may be alike; an entity that is named twice is meant once.
        if part.place != nil || seen.insert(part.text).inserted {
          values.append(RepeatedValue(text: part.text, place: part.place))
        }
        continue
      }
      let found = try await finder.find(
        search.entity,
        where: search.filter,
        sortedBy: search.sorts,
        limit: min(search.limit ?? .max, IntentRepetition.maximumCount + 1)
      )
      guard !found.isEmpty else {
        throw IntentError.failed(
          message: "no \(search.entity) was found: \(part.text)",
          hint: "'widgetctl find \(search.entity)' lists all of them",
          exitCode: 1
        )
      }
      for entity in found where seen.insert(entity.shortID).inserted {
        values.append(RepeatedValue(text: entity.shortID, place: nil))
      }
    }
    guard values.count <= IntentRepetition.maximumCount else {
      throw IntentError.failed(
        message: "one command accepts at most \(IntentRepetition.maximumCount) values",
        hint: "name fewer at a time",
        exitCode: ExitCode.usage.rawValue
      )
    }
    return values
  }
}

/// The outcome for one value, and whether anything changed.
typealias RepeatedOutcome = (outcome: IntentOutcome, hasChanged: Bool)

/// A value in the user's own words, and its position for errors.
private struct RepeatedValue: Sendable {
  let text: String
  let place: String?
}
