/// A type that parameters, properties and results may have.
///
/// Bool, Int, Double, String, URL, Date, DateComponents, enumerations, entities, and optionals,
/// arrays and sets of them conform; authors only ever conform by way of ``AppEnum`` and ``AppEntity``.
public protocol _IntentValue: Sendable {
  /// The element type of an optional, array or set; otherwise the type itself.
  associatedtype ValueType: _IntentValue = Self
  /// The type without its `?`.
  associatedtype UnwrappedType: _IntentValue = Self

  /// What the command line and scripts call the type.
  static var _intentValueType: IntentValueType { get }
  /// The value apart from its Swift type.
  var _intentValue: IntentValue { get }
  /// Understands an input for the parameter of this name.
  ///
  /// - Throws: `IntentError` that names the parameter, what was expected and an example.
  static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Self
}

extension _IntentValue {
  package static var isOptionalValue: Bool { _intentValueType.isOptional }
}
