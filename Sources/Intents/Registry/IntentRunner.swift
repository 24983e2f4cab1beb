internal import Ground

/// Finds intents by name, resolves their parameters and performs them.
public struct IntentRunner: Sendable {
  public let registry: IntentRegistry
  public let context: IntentContext

  /// Creates a runner; the context resolves words such as `tomorrow`.
  public init(registry: IntentRegistry, context: IntentContext) {
    self.registry = registry
    self.context = context
  }

  /// Performs the intent with a name or identifier, then the intents that it opens.
  ///
  /// - Throws: `IntentError`; unless it is the intent's own failure, nothing was performed.
  public func run(
    _ name: String,
    _ arguments: [IntentArgument]
  ) async throws(IntentError) -> IntentOutcome {
    try await perform(try type(named: name), arguments)
  }

  /// Performs the invocation of a widget's control.
  ///
  /// - Throws: `IntentError`; unless it is the intent's own failure, nothing was performed.
  public func run(_ invocation: IntentInvocation) async throws(IntentError) -> IntentOutcome {
    try await run(invocation.identifier, invocation.arguments)
  }

  /// Returns the named intent's description of its effect, without performing it.
  ///
  /// - Throws: `IntentError` for invalid values, and if the intent is not a ``PreviewableIntent``.
  public func preview(
    _ name: String,
    _ arguments: [IntentArgument]
  ) async throws(IntentError) -> IntentDialog {
    try await preview(try type(named: name), arguments)
  }

  /// Looks an intent up once, so that it can be run many times with values in a known order.
  ///
  /// - Throws: `IntentError` for an unknown intent or parameter, and for a parameter named twice.
  public func prepare(
    _ name: String,
    parameterNames: [String]
  ) throws(IntentError) -> PreparedIntent {
    try PreparedIntent(try type(named: name), parameterNames: parameterNames)
  }

  private func type(named name: String) throws(IntentError) -> any AppIntent.Type {
    if let type = registry.type(named: name), !type._configuresWidget { return type }
    // The error has a suggestion if no intent has this name.
    _ = try registry.intent(named: name)
    throw .unknownIntent(name: name, suggestion: nil)
  }

  private func preview<Intent: AppIntent>(
    _ type: Intent.Type,
    _ arguments: [IntentArgument]
  ) async throws(IntentError) -> IntentDialog {
    let run = try await IntentBuilder(context: context).run(type, arguments)
    guard let dialog = try await run.preview() else {
      throw .failed(
        message: "\(run.shape.name) cannot describe its effect in advance",
        hint: "leave out --preview to perform it",
        exitCode: ExitCode.usage.rawValue
      )
    }
    return dialog
  }

  private func perform<Intent: AppIntent>(
    _ type: Intent.Type,
    _ arguments: [IntentArgument]
  ) async throws(IntentError) -> IntentOutcome {
    let run = try await IntentBuilder(context: context).run(type, arguments)
    return try await IntentChain(context: context).run(run)
  }
}
