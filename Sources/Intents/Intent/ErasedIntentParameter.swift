/// What the registry and the runner do with a parameter, whatever its type.
package protocol ErasedIntentParameter: AnyIntentValue {
  /// What is known about the parameter; its name is the one it was bound to.
  var metadata: ParameterMetadata { get }
  /// Whether a value was set; a default counts.
  var hasValue: Bool { get }
  var currentValue: IntentValue? { get }
  /// The author's question for a value.
  var requestText: String? { get }
  func bind(name: String, intent: String)
  /// Understands an input and keeps it.
  func assign(_ input: IntentInput, in context: IntentContext) async throws(IntentError)
  /// What may be chosen, when the author provides options.
  func options() async throws -> [IntentValue]
  /// What a configuration begins with, when the author's query or provider says (AI-52).
  func defaultResult() async throws -> IntentValue?
}

extension IntentParameter: ErasedIntentParameter {
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

  package var requestText: String? { declaration.requestDialog?.full.text }

  package func assign(_ input: IntentInput, in context: IntentContext) async throws(IntentError) {
    let option = CommandLineName.kebab(boundName)
    let value = try await Value._resolve(input, parameter: option, in: context)
    try check(value._intentValue, of: value, option: option)
    wrappedValue = value
  }

  /// Holds every element to the author's range and cases.
  private func check(
    _ erased: IntentValue,
    of value: Value,
    option: String
  ) throws(IntentError) {
    let elements: [IntentValue] =
      if case .list(let elements) = erased { elements } else { [erased] }
    if let cases = declaration.cases {
      for element in elements where element != .none && !cases.contains(element) {
        throw .unknownCase(
          parameter: option,
          found: element.displayText,
          known: cases.map(\.displayText),
          suggestion: nil
        )
      }
    }
    guard let check = declaration.check else { return }
    for element in elements {
      guard let found = Value.ValueType._element(of: element), let range = check(found) else {
        continue
      }
      throw .outOfRange(parameter: option, found: element.displayText, range: range)
    }
  }

  package func options() async throws -> [IntentValue] {
    if let options = declaration.options { return try await options() }
    return declaration.cases ?? []
  }

  package func defaultResult() async throws -> IntentValue? {
    try await declaration.defaultResult?()
  }
}

extension _IntentValue {
  /// A number back from its erased form; ranges are of numbers only.
  fileprivate static func _element(of value: IntentValue) -> Self? {
    switch value {
    case .int(let number): number as? Self
    case .double(let number): number as? Self
    default: nil
    }
  }
}
