/// An intent and those that it opens, one after another.
struct IntentChain {
  private static let longest = 8  // intents that open intents; more is a circle

  let context: IntentContext
  /// Whether the caller does not look into the value.
  var isShort = false

  /// Performs the first one, then the intents that it opens.
  func run<Intent: AppIntent>(
    _ first: IntentRun<Intent>
  ) async throws(IntentError) -> IntentOutcome {
    var (outcome, next) = try await first.perform(isShort: isShort)
    var steps = 1
    while let opened = next {
      outcome.openedIntent = outcome.openedIntent ?? IntentInvocation(opened)
      guard steps < Self.longest else {
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

  private func perform<Intent: AppIntent>(
    _ intent: Intent
  ) async throws(IntentError) -> (IntentOutcome, (any AppIntent)?) {
    let run = IntentRun(intent, in: context)
    try await RequiredParameters.ask(for: run.members, of: run.shape)
    return try await run.perform(isShort: isShort)
  }
}
