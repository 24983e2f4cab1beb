/// One run of an intent whose parameters are set.
///
/// The intent performs again after a question was answered (AI-24).
struct IntentRun<Intent: AppIntent> {
  let intent: Intent
  let shape: IntentShape
  let members: [any ErasedIntentParameter]

  private static var maximumRestarts: Int { 16 }  // an intent that asks more often never ends

  /// Performs the intent; returns the outcome and the intent to run next.
  nonisolated(nonsending) func perform() async throws(IntentError)
    -> (IntentOutcome, (any AppIntent)?)
  {
    try await IntentPermission.check(Intent.self)
    var restarts = 0
    while true {
      do {
        try await Availability.check(intent)
        try Task.checkCancellation()
        let parts = try await result()
        var outcome = IntentOutcome(value: parts.value, dialog: parts.dialog?.full.text)
        if let snippet = parts.snippet {
          outcome.snippet = try await snippet.archived(in: members.first?.context)
        }
        return (outcome, parts.opensIntent)
      } catch let error as AppIntentError {
        guard restarts < Self.maximumRestarts, try await answer(error) else {
          throw IntentError(describing: error)
        }
        restarts += 1
      } catch {
        throw IntentError(describing: error)
      }
    }
  }

  private nonisolated(nonsending) func result() async throws -> _IntentResultParts {
    guard shape.isRunScoped, let reporting = intent as? any _RunScopedIntent else {
      return try await intent.perform()._parts
    }
    return try await reporting._performScoped()
  }

  /// Returns the intent's description of its effect; `nil` if the intent cannot describe it.
  nonisolated(nonsending) func preview() async throws(IntentError) -> IntentDialog? {
    guard let previewable = intent as? any PreviewableIntent else { return nil }
    do {
      try await Availability.check(intent)
      return try await previewable.preview()
    } catch {
      throw IntentError(describing: error)
    }
  }

  /// Asks the question because of which the run ended; returns `false` if no user can be asked.
  ///
  /// A run that only asks to begin again has no question, and the result is `true`.
  private nonisolated(nonsending) func answer(
    _ error: AppIntentError
  ) async throws(IntentError) -> Bool {
    switch error {
    case .restartPerform: return true
    case .needsValue(let name, let dialog):
      return try await member(name)?.assignAnswer(dialog) ?? false
    case .needsDisambiguation(let name, let values, let dialog):
      return try await member(name)?.assignChoice(among: values, dialog) ?? false
    }
  }

  private func member(_ name: String) -> (any ErasedIntentParameter)? {
    shape.index(named: name).map { members[$0] }
  }
}

extension IntentRun {
  /// Creates a run of an instance whose parameters are set.
  init(_ intent: Intent, in context: IntentContext) {
    shape = IntentShape.of(Intent.self)
    members = shape.bind(intent, in: context)
    self.intent = intent
  }
}

/// Checks an intent's authentication policy before it runs (AI-10).
///
/// A user at a terminal, or one who passed `--yes`, counts as authenticated. Otherwise the user is
/// asked; for `requiresLocalDeviceAuthentication` always.
private enum IntentPermission {
  nonisolated(nonsending) static func check(
    _ type: any AppIntent.Type
  ) async throws(IntentError) {
    let policy = type.authenticationPolicy
    guard policy != .alwaysAllowed else { return }
    let name = CommandLineName.intent(type.persistentIdentifier)
    let conversation = IntentSurroundings.current.conversation
    if policy == .requiresAuthentication, conversation?.isAttended == true { return }
    let question = Question("\(type.title.text)?", .confirmation, argument: "yes")
    switch await conversation?.ask(question) {
    case .confirmed: return
    case .declined, .dismissed: throw .declined(question.text)
    default: throw .notPermitted(intent: name)
    }
  }
}

/// An intent and those that it opens, performed one after another.
struct IntentChain {
  private static let maximumLength = 8  // intents that open intents; more is a circle

  let context: IntentContext

  /// Performs the first intent, then those that it opens.
  nonisolated(nonsending) func run<Intent: AppIntent>(
    _ first: IntentRun<Intent>
  ) async throws(IntentError) -> IntentOutcome {
    var (outcome, next) = try await first.perform()
    var steps = 1
    while let opened = next {
      outcome.openedIntent = outcome.openedIntent ?? IntentInvocation(opened)
      guard steps < Self.maximumLength else {
        throw .failed("\(first.shape.name) opens intents in a circle")
      }
      let (following, afterwards) = try await perform(opened)
      outcome.value = outcome.value ?? following.value
      outcome.dialog = outcome.dialog ?? following.dialog
      next = afterwards
      steps += 1
    }
    return outcome
  }

  private nonisolated(nonsending) func perform<Intent: AppIntent>(
    _ intent: Intent
  ) async throws(IntentError) -> (IntentOutcome, (any AppIntent)?) {
    let run = IntentRun(intent, in: context)
    try await RequiredParameters.ask(for: run.members, of: run.shape)
    return try await run.perform()
  }
}
