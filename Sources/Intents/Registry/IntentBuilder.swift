/// Creates intents from arguments, resolving their parameters in order of declaration (AI-6).
public struct IntentBuilder: Sendable {
  public let context: IntentContext

  /// Creates a builder; the context resolves words such as `tomorrow`.
  public init(context: IntentContext) {
    self.context = context
  }

  /// Creates a widget's configuration; a parameter without a value gets its own default or its
  /// query's.
  ///
  /// Without either it gets the value that Apple's editor shows: false for a Bool, the first case
  /// for an enumeration (SU-90).
  /// - Throws: `IntentError` if an argument is unknown or mistyped, or if a required one is
  ///   missing.
  public func configuration<Intent: AppIntent>(
    _ type: Intent.Type,
    _ arguments: [IntentArgument]
  ) async throws(IntentError) -> Intent {
    let intent = Intent()
    let parameters = IntentParameters(of: intent, in: context)
    try await assign(arguments, to: parameters, of: intent)
    for member in parameters.all where !member.value.hasValue {
      if let value = try await defaultValue(of: member) {
        try await member.value.assign(.value(value), in: context)
      } else if !member.value.isOptional {
        _ = member.value.assignUnset()
      }
    }
    // Widgets never ask (AI-18).
    do {
      try RequiredParameters.check(parameters.all.map(\.value), of: parameters.shape)
    } catch .missingParameters(let names, let name) {
      // A configuration is not performed: the error's own hint would be of no use.
      throw .failed(
        message: "\(name) needs a value or a default for "
          + names.map { "--\($0)" }.joined(separator: ", "),
        hint: "give one with the widget: "
          + names.map { "--\($0) …" }.joined(separator: " "),
        exitCode: IntentError.missingParameters(names, intent: name).exitCode
      )
    }
    return intent
  }

  /// Creates an intent that is ready to perform; asks the user for missing values if possible.
  ///
  /// - Throws: `IntentError` if an argument is unknown or mistyped, or if a required one is
  ///   missing.
  public func intent<Intent: AppIntent>(
    _ type: Intent.Type,
    _ arguments: [IntentArgument]
  ) async throws(IntentError) -> Intent {
    try await run(type, arguments).intent
  }

  func run<Intent: AppIntent>(
    _ type: Intent.Type,
    _ arguments: [IntentArgument]
  ) async throws(IntentError) -> IntentRun<Intent> {
    let intent = Intent()
    let parameters = IntentParameters(of: intent, in: context)
    try await assign(arguments, to: parameters, of: intent)
    let members = parameters.all.map(\.value)
    try await RequiredParameters.ask(for: members, of: parameters.shape)
    return IntentRun(intent: intent, shape: parameters.shape, members: members)
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

  /// Returns the choices for a parameter, given the values of other parameters; values of a wrong
  /// type are ignored.
  ///
  /// Without an options provider these are an enumeration's cases, or the suggestions of an
  /// entity's query.
  ///
  /// - Throws: `IntentError.unknownParameter`, and the errors of the author's query or provider.
  public func options<Intent: AppIntent>(
    of parameter: String,
    in type: Intent.Type,
    _ arguments: [IntentArgument] = []
  ) async throws(IntentError) -> [IntentOption] {
    let intent = Intent()
    let parameters = IntentParameters(of: intent, in: context)
    let index = try parameters.shape.requiredIndex(named: parameter)
    do {
      return try await IntentSurroundings.with(\.intentUnderEdit, intent) {
        for argument in arguments {
          try? await parameters.member(named: argument.name)?.value
            .assign(argument.input, in: context)
        }
        let options = try await parameters.all[index].value.options()
        guard options.isEmpty else { return options }
        return await parameters.all[index].value.suggestions().map { IntentOption($0) }
      }
    } catch {
      throw IntentError(describing: error)
    }
  }

  /// Assigns arguments one by one, so that queries can read the values of earlier parameters.
  private func assign(
    _ arguments: [IntentArgument],
    to parameters: IntentParameters,
    of intent: any AppIntent
  ) async throws(IntentError) {
    guard parameters.shape.hasDependentQueries else {
      return try await assign(arguments, to: parameters)
    }
    do {
      try await IntentSurroundings.with(\.intentUnderEdit, intent) {
        try await assign(arguments, to: parameters)
      }
    } catch {
      throw IntentError(describing: error)
    }
  }

  private func assign(
    _ arguments: [IntentArgument],
    to parameters: IntentParameters
  ) async throws(IntentError) {
    let given = try group(arguments, by: parameters.shape)
    for (index, member) in parameters.all.enumerated() {
      guard let inputs = given[index], let first = inputs.first else { continue }
      guard inputs.count > 1 else {
        try await member.value.assignAsking(first, in: context)
        continue
      }
      guard case .list = member.value.metadata.type.unwrapped else {
        throw .repeatedParameter(
          parameters.shape.parameters[index].option,
          intent: parameters.shape.name
        )
      }
      let values = inputs.map { input in
        if case .value(let value) = input { value } else { IntentValue.string(input.description) }
      }
      try await member.value.assign(.value(.list(values)), in: context)
    }
  }

  /// Returns the inputs for each parameter, by the parameter's index.
  ///
  /// - Throws: `IntentError.unknownParameter` for a name without a parameter.
  func group(
    _ arguments: [IntentArgument],
    by shape: IntentShape
  ) throws(IntentError) -> [Int: [IntentInput]] {
    var given: [Int: [IntentInput]] = [:]
    for argument in arguments {
      given[try shape.requiredIndex(named: argument.name), default: []].append(argument.input)
    }
    return given
  }
}

extension IntentShape {
  /// Returns the index of the parameter with a name.
  ///
  /// - Throws: `IntentError.unknownParameter` with the closest name.
  func requiredIndex(named name: String) throws(IntentError) -> Int {
    if let index = index(named: name) { return index }
    let known = parameters.map(\.option)
    throw .unknownParameter(
      name: name,
      intent: self.name,
      suggestion: NameSuggestion.closest(to: name, in: known),
      known: known
    )
  }
}
