public import Essentials

/// Attributed text as a parameter; text that a user types has no attributes.
extension AttributedString: _IntentValue {
  public static var _intentValueType: IntentValueType { .string }
  public var _intentValue: IntentValue { .string(String(characters)) }

  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> AttributedString {
    AttributedString(try await String._resolve(input, parameter: parameter, in: context))
  }
}

extension IntentParameter where Value.ValueType == AttributedString {
  /// Creates a parameter of attributed text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }
}
