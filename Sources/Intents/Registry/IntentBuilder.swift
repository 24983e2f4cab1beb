/// Makes an intent and gives its parameters their values, in order of declaration (AI-6).
public struct IntentBuilder: Sendable {
  public let context: IntentContext

  /// Makes a builder; the context says what words such as `tomorrow` mean.
  public init(context: IntentContext) {
    self.context = context
  }

  /// Makes a widget's configuration; a parameter without a value takes its default or its query's default result.
  ///
  /// - Throws: `IntentError` when an argument is unknown, mistyped, or a required one is missing.
  public func configuration<Intent: AppIntent>(
    _ type: Intent.Type,
    _ arguments: [IntentArgument]
  ) async throws(IntentError) -> Intent {
    let intent = Intent()
    let parameters = IntentParameters(of: intent)
    try await assign(arguments, to: parameters)
    for member in parameters.all where !member.value.hasValue {
      guard let value = try await defaultValue(of: member) else { continue }
      try await member.value.assign(.value(value), in: context)
    }
    try requireValues(of: parameters)
    return intent
  }

  /// Makes an intent that is about to perform.
  ///
  /// - Throws: `IntentError` when an argument is unknown, mistyped, or a required one is missing.
  public func intent<Intent: AppIntent>(
    _ type: Intent.Type,
    _ arguments: [IntentArgument]
  ) async throws(IntentError) -> Intent {
    let intent = Intent()
    let parameters = IntentParameters(of: intent)
    try await assign(arguments, to: parameters)
    try requireValues(of: parameters)
    return intent
  }

  private func defaultValue(
    of member: IntentParameters.Member
  ) async throws(IntentError) -> IntentValue? {
    do {
      return try await member.value.defaultResult()
    } catch {
      throw IntentError(describing: error)
    }
  }

  private func assign(
    _ arguments: [IntentArgument],
    to parameters: IntentParameters
  ) async throws(IntentError) {
    let given = try group(arguments, by: parameters)
    for member in parameters.all {
      guard let inputs = given[member.name], let first = inputs.first else { continue }
      guard inputs.count > 1 else {
        try await member.value.assign(first, in: context)
        continue
      }
      guard case .list = member.value.metadata.type.unwrapped else {
        throw .repeatedParameter(
          CommandLineName.kebab(member.name),
          intent: CommandLineName.intent(parameters.intent)
        )
      }
      let values = inputs.map { input in
        if case .value(let value) = input { value } else { IntentValue.string(input.description) }
      }
      try await member.value.assign(.value(.list(values)), in: context)
    }
  }

  private func group(
    _ arguments: [IntentArgument],
    by parameters: IntentParameters
  ) throws(IntentError) -> [String: [IntentInput]] {
    var given: [String: [IntentInput]] = [:]
    for argument in arguments {
      guard let member = parameters.member(named: argument.name) else {
        let known = parameters.all.map { CommandLineName.kebab($0.name) }
        throw .unknownParameter(
          name: argument.name,
          intent: CommandLineName.intent(parameters.intent),
          suggestion: NameSuggestion.closest(to: argument.name, in: known),
          known: known
        )
      }
      given[member.name, default: []].append(argument.input)
    }
    return given
  }

  /// Names every missing parameter at once; the author's own question speaks for a single one.
  private func requireValues(of parameters: IntentParameters) throws(IntentError) {
    let missing = parameters.all.filter { !$0.value.hasValue && !$0.value.isOptional }
    guard !missing.isEmpty else { return }
    throw .missingParameters(
      missing.map { CommandLineName.kebab($0.name) },
      intent: CommandLineName.intent(parameters.intent)
    )
  }
}
