/// A type-erased parameter, for the registry and the runner.
package protocol ErasedIntentParameter: AnyIntentValue {
  /// Whether the query of the parameter's type reads values of the intent's other parameters.
  static var hasDependentQuery: Bool { get }
  /// Returns the parameter that is stored at this address in an intent.
  static func read(at memory: UnsafeRawPointer) -> any ErasedIntentParameter
  /// The description of the parameter, with its Swift name in the intent.
  var metadata: ParameterMetadata { get }
  /// Whether the parameter has a value; a default counts as a value.
  var hasValue: Bool { get }
  var currentValue: IntentValue? { get }
  /// The context that resolves words such as `tomorrow`; `nil` outside of a run.
  var context: IntentContext? { get }
  func bind(_ binding: IntentBinding, at index: Int)
  /// Assigns a value of exactly the parameter's type.
  ///
  /// - Returns: `false` for a value of another type, which is not assigned.
  func assignExact(_ value: IntentValue) throws(IntentError) -> Bool
  /// Resolves an input to the parameter's type and assigns the value.
  func assign(_ input: IntentInput, in context: IntentContext) async throws(IntentError)
  /// Asks the user for a value and assigns it; returns `false` if no user can be asked.
  func assignAnswer(_ dialog: IntentDialog?) async throws(IntentError) -> Bool
  /// Asks the user to choose a value and assigns it; returns `false` if no user can be asked.
  func assignChoice(
    among values: [IntentValue],
    _ dialog: IntentDialog?
  ) async throws(IntentError) -> Bool
  /// Returns the index of the value that the user chose; `nil` if no user can be asked.
  func chooseCandidate(among values: [IntentValue]) async throws(IntentError) -> Int?
  /// Returns the possible values: the author's options, or an enumeration's cases; empty for any
  /// other type.
  func options() async throws -> [IntentOption]
  /// Returns suggestions for a value without options: the first entities of a query.
  func suggestions() async -> [IntentValue]
  /// Returns the default value for a configuration from the author's query or provider; `nil` if
  /// there is none (AI-52).
  func defaultResult() async throws -> IntentValue?
  /// Assigns the value that an editor shows for an unset parameter, such as `false` for a Bool.
  ///
  /// - Returns: `false` if the type has no such value.
  func assignUnset() -> Bool
}

extension IntentParameter: ErasedIntentParameter {
  package static var hasDependentQuery: Bool { Value.ValueType._hasDependentQuery }

  package static func read(at memory: UnsafeRawPointer) -> any ErasedIntentParameter {
    memory.load(as: IntentParameter<Value>.self)
  }

  package var metadata: ParameterMetadata {
    ParameterMetadata(
      name: boundName,
      title: title.text,
      description: declaration.description?.text,
      type: Value._intentValueType,
      defaultValue: declaration.defaultValue?._intentValue,
      range: declaration.range,
      cases: declaration.cases
    )
  }

  package func assignExact(_ value: IntentValue) throws(IntentError) -> Bool {
    guard let exact = Value._exact(value) else { return false }
    if declaration.isRestricted { try check(value) }
    hold(exact)
    return true
  }

  package func assign(_ input: IntentInput, in context: IntentContext) async throws(IntentError) {
    if case .value(let value) = input, try assignExact(value) { return }
    let value = try await resolve(input, in: context)
    if declaration.isRestricted { try check(value._intentValue) }
    wrappedValue = value
  }

  private func resolve(
    _ input: IntentInput,
    in context: IntentContext
  ) async throws(IntentError) -> Value {
    let option = self.option
    guard let element = declaration.element, input != .value(.none) else {
      return try await Value._resolve(input, parameter: option, in: context)
    }
    let inputs: [IntentInput] =
      if case .value(.list(let values)) = input { values.map { .value($0) } } else { [input] }
    var elements: [any _IntentValue] = []
    for input in inputs { elements.append(try await element.resolve(input, option, context)) }
    guard let collected = Value._collected(elements) else {
      throw .mistyped(option, "one value", input, "1")
    }
    return HeldValue.open(collected)
  }

  /// Checks the number of a list's values, and each element against the declared range and cases.
  ///
  /// - Throws: `IntentError` for the first value that the author's declaration does not allow.
  package func check(_ value: IntentValue) throws(IntentError) {
    guard case .list(let elements) = value else { return try check(element: value) }
    if let size = declaration.size?(.current), !(size.min...size.max).contains(elements.count) {
      throw .outOfRange(
        parameter: option,
        found: "\(elements.count)",
        range: size.text
      )
    }
    for element in elements { try check(element: element) }
  }

  private func check(element: IntentValue) throws(IntentError) {
    if let cases = declaration.cases, element != .none, !cases.contains(element) {
      throw .unknownCase(
        parameter: option,
        found: element.displayText,
        known: cases.map(\.displayText),
        suggestion: nil
      )
    }
    if let range = declaration.check?(element) {
      throw .outOfRange(parameter: option, found: element.displayText, range: range)
    }
  }

  package func options() async throws -> [IntentOption] {
    if let options = declaration.options { return try await options() }
    return (declaration.cases ?? Value.ValueType._choices ?? []).map { IntentOption($0) }
  }

  package func suggestions() async -> [IntentValue] { await Value.ValueType._suggestions() }

  package func defaultResult() async throws -> IntentValue? {
    try await declaration.defaultResult?()
  }

  package func assignUnset() -> Bool {
    guard let unset else { return false }
    hold(unset)
    return true
  }
}
