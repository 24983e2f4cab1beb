internal import SharedStore
internal import WidgetIntents

extension RequestDesk {
  /// Performs an intent, journals it, and tells what came of it once that is committed.
  ///
  /// A key that was used before does nothing and answers as it did then (RD-8).
  func perform(_ request: PerformRequest) async throws -> PerformReply {
    let store = try await store.open()
    if let store, let earlier = try await repetition(of: request, in: store) { return earlier }
    let run = JournalRun(
      id: request.runID,
      intent: request.intent,
      parameters: JournalParameters.json(request.arguments),
      key: request.key,
      origin: request.origin
    )
    let outcome: IntentOutcome
    do {
      outcome = try await JournalRun.$current.withValue(run) { try await invoke(request) }
    } catch {
      // Another process may have used the key between the look and the commit.
      if let store, let earlier = try await repetition(of: request, in: store) { return earlier }
      await finish(failed: run, ServedFailure(error), in: store)
      throw error
    }
    await finish(run, .performed(outcome), in: store)
    return PerformReply(outcome: outcome, runID: run.id)
  }

  private func invoke(_ request: PerformRequest) async throws -> IntentOutcome {
    let runner = IntentRunner(registry: content.intents, context: context(at: request.now))
    return try await NetworkAccess.$isAllowed.withValue(isNetworkAllowed) {
      try await IntentConversation.$current.withValue(IntentConversation(confirm: Self.confirm)) {
        try await runner.run(request.intent, request.arguments)
      }
    }
  }

  /// Puts an intent's yes-or-no question to the person in front of the host.
  @Sendable private static func confirm(_ question: String) async -> Bool? {
    switch await HostLink.current?.prompt(
      Prompt(question: question, form: .confirmation, argument: "yes")
    ) {
    case .confirmed: true
    case .unanswered, nil: nil
    default: false
    }
  }

  /// What the key's first run answered; `nil` without a key, or when it was never used.
  private func repetition(
    of request: PerformRequest,
    in store: SharedStore
  ) async throws -> PerformReply? {
    guard let key = request.key else { return nil }
    let earlier = try await store.read { try $0.run(forKey: key) }
    guard let earlier, earlier.run.id != request.runID else { return nil }
    let intent = CommandLineName.intent(earlier.run.intent)
    guard intent == CommandLineName.intent(request.intent) else {
      throw IntentError.failed(
        message: "the key “\(key)” was used for \(intent)",
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
  private func finish(
    failed run: JournalRun,
    _ failure: ServedFailure,
    in store: SharedStore?
  ) async {
    guard let store else { return }
    let id = run.id
    let isRecorded = try? await store.read { try $0.run(id) != nil }
    if isRecorded == true {
      await finish(run, .failed(failure), in: store)
    } else if case .intent(.failed(_, _, let exitCode)) = failure, exitCode != Self.busy {
      let keyless = JournalRun(
        id: id,
        intent: run.intent,
        parameters: run.parameters,
        key: nil,
        origin: run.origin
      )
      await finish(keyless, .failed(failure), in: store)
    }
  }

  /// EX_TEMPFAIL of sysexits.h.
  private static var busy: Int32 { 75 }

  /// Notes the result in the journal.
  ///
  /// What the intent changed is committed by then: a note that fails must not make it a failure.
  private func finish(_ run: JournalRun, _ result: RunResult, in store: SharedStore?) async {
    guard let store else { return }
    do {
      try await store.finish(run, result: result.journalBytes)
    } catch {
      let failure = ServedFailure(error)
      HostLink.current?.log(
        .warning,
        "the result of run \(run.id) is not noted: \(failure.message)"
      )
    }
  }
}
