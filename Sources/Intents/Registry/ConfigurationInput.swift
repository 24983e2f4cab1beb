extension IntentBuilder {
  /// Converts a user's input for a widget's configuration to values to store.
  ///
  /// An entity becomes its identifier, and a value must be one of the provider's options if it has
  /// any (AI-50). `kept` is the widget's present configuration, which queries can read (AI-51). The
  /// result contains only the parameters of the input, in order of declaration.
  ///
  /// - Throws: `IntentError` for an unknown, mistyped or repeated parameter, with the valid
  ///   choices.
  package func configured<Intent: AppIntent>(
    _ type: Intent.Type,
    _ arguments: [IntentArgument],
    keeping kept: [IntentArgument] = []
  ) async throws(IntentError) -> [IntentArgument] {
    let intent = Intent()
    let parameters = IntentParameters(of: intent, in: context)
    let given = try group(arguments, by: parameters.shape)
    do {
      return try await IntentSurroundings.with(\.intentUnderEdit, intent) {
        for argument in kept {
          guard let index = parameters.shape.index(named: argument.name), given[index] == nil else {
            continue
          }
          // What was kept once may be gone; that is nothing to say of what is given.
          try? await parameters.all[index].value.assign(argument.input, in: context)
        }
        var configured: [IntentArgument] = []
        for (index, member) in parameters.all.enumerated() {
          guard let inputs = given[index] else { continue }
          let value = try await value(of: member, inputs, in: parameters.shape)
          configured.append(IntentArgument(member.name, value: value))
        }
        return configured
      }
    } catch {
      throw IntentError(describing: error)
    }
  }

  private func value(
    of member: IntentParameters.Member,
    _ inputs: [IntentInput],
    in shape: IntentShape
  ) async throws -> IntentValue {
    var isList = false
    if case .list = member.value.metadata.type.unwrapped { isList = true }
    guard isList || inputs.count == 1 else {
      throw IntentError.repeatedParameter(CommandLineName.kebab(member.name), intent: shape.name)
    }
    let options = try await member.value.options()
    var values: [IntentInput] = []
    for input in inputs { values.append(try chosen(input, of: options, for: member)) }
    let whole: IntentInput = isList ? .value(.list(values.map(\.value))) : values[0]
    do throws(IntentError) {
      try await member.value.assign(whole, in: context)
    } catch {
      guard case .notFound(_, let text, let suggestion) = error, !options.isEmpty else {
        throw error
      }
      throw IntentError.unknownOption(
        parameter: CommandLineName.kebab(member.name),
        found: text,
        known: options.map(\.title),
        suggestion: suggestion
      )
    }
    return (member.value.currentValue ?? .none).withoutProperties
  }

  /// Returns the option that an input selects.
  ///
  /// The input is returned unchanged if there are no options, or if a query may have more entities
  /// than it suggests.
  private func chosen(
    _ input: IntentInput,
    of options: [IntentOption],
    for member: IntentParameters.Member
  ) throws(IntentError) -> IntentInput {
    guard case .text(let text) = input, !options.isEmpty else { return input }
    if let option = IntentOption.meant(by: text, among: options) { return .value(option.value) }
    if options.contains(where: \.isEntity) { return input }
    let words = options.flatMap { [$0.word, $0.title] }
    throw .unknownOption(
      parameter: CommandLineName.kebab(member.name),
      found: text,
      known: options.map(\.title),
      suggestion: NameSuggestion.closest(to: text, in: words)
    )
  }

  /// Returns the values of an intent that differ from the declared defaults, for a configuration
  /// that the author recommends.
  package static func arguments<Intent: AppIntent>(of intent: Intent) -> [IntentArgument] {
    let plain = IntentParameters(of: Intent())
    return zip(IntentParameters(of: intent).all, plain.all).compactMap { member, plain in
      guard let value = member.value.currentValue, value != plain.value.currentValue else {
        return nil
      }
      return IntentArgument(member.name, value: value.withoutProperties)
    }
  }
}

extension IntentInput {
  fileprivate var value: IntentValue {
    switch self {
    case .text(let text): .string(text)
    case .value(let value): value
    }
  }
}

extension IntentOption {
  fileprivate var isEntity: Bool {
    if case .entity = value { true } else { false }
  }
}

extension IntentValue {
  /// The value without the properties of entities, of which only the identity and the title remain.
  fileprivate var withoutProperties: IntentValue {
    switch self {
    case .entity(let entity):
      .entity(EntityValue(type: entity.type, id: entity.id, title: entity.title))
    case .list(let values): .list(values.map(\.withoutProperties))
    default: self
    }
  }
}
