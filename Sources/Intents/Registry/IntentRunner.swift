/// Finds, fills and performs intents.
public struct IntentRunner: Sendable {
  private static let longestChain = 8  // intents that open intents; more is a circle

  public let registry: IntentRegistry
  public let context: IntentContext

  /// Makes a runner; the context says what words such as `tomorrow` mean.
  public init(registry: IntentRegistry, context: IntentContext) {
    self.registry = registry
    self.context = context
  }

  /// Performs the intent of this name or identifier, then the intents that it opens.
  ///
  /// - Throws: `IntentError`; nothing was performed unless it is the intent's own failure.
  public func run(
    _ name: String,
    _ arguments: [IntentArgument]
  ) async throws(IntentError) -> IntentOutcome {
    let metadata = try registry.intent(named: name)
    guard let type = registry.type(of: metadata), metadata.role != .configuration else {
      throw .unknownIntent(name: name, suggestion: nil)
    }
    var (outcome, next) = try await perform(type, arguments)
    var steps = 1
    while let opened = next {
      outcome.openedIntent = outcome.openedIntent ?? IntentInvocation(opened)
      guard steps < Self.longestChain else {
        throw .failed("\(metadata.name) opens intents in a circle")
      }
      let (following, afterwards) = try await Self.perform(opened)
      outcome.value = outcome.value ?? following.value
      outcome.dialog = outcome.dialog ?? following.dialog
      next = afterwards
      steps += 1
    }
    return outcome
  }

  /// Performs what a widget's control holds.
  ///
  /// - Throws: `IntentError`; nothing was performed unless it is the intent's own failure.
  public func run(_ invocation: IntentInvocation) async throws(IntentError) -> IntentOutcome {
    try await run(invocation.identifier, invocation.arguments)
  }

  private func perform<Intent: AppIntent>(
    _ type: Intent.Type,
    _ arguments: [IntentArgument]
  ) async throws(IntentError) -> (IntentOutcome, (any AppIntent)?) {
    let intent = try await IntentBuilder(context: context).intent(type, arguments)
    return try await Self.perform(intent)
  }

  private static func perform(
    _ intent: some AppIntent
  ) async throws(IntentError) -> (IntentOutcome, (any AppIntent)?) {
    do {
      try await Availability.check(intent)
      try Task.checkCancellation()
      let result = try await intent.perform()
      let erased = result as? any ErasedIntentResult
      let outcome = IntentOutcome(
        value: erased?.erasedValue ?? result.value?._intentValue,
        dialog: erased?.erasedDialog?.full.text
      )
      return (outcome, erased?.erasedOpensIntent)
    } catch {
      throw IntentError(describing: error)
    }
  }
}
