/// A type that parameters, properties and results may have.
///
/// Bool, Int, Double, String, URL, Date, DateComponents, enumerations and entities conform, and so
/// do optionals, arrays and sets of them. Types of your own conform through ``AppEnum`` and
/// ``AppEntity``.
public protocol _IntentValue: Sendable {
  /// The element type of an optional, array or set; otherwise the type itself.
  associatedtype ValueType: _IntentValue = Self
  /// The wrapped type of an optional; otherwise the type itself.
  associatedtype UnwrappedType: _IntentValue = Self

  /// The type's name in the command line and in scripts.
  static var _intentValueType: IntentValueType { get }
  /// The value as an `IntentValue`, which does not have the Swift type.
  var _intentValue: IntentValue { get }
  /// Whether the query of the type reads values of the intent's other parameters.
  static var _hasDependentQuery: Bool { get }
  /// The cases of an enumeration; `nil` for every other type.
  static var _choices: [IntentValue]? { get }
  /// Returns the values to suggest when the user is asked for one; empty for most types.
  static func _suggestions() async -> [IntentValue]
  /// The absent value: `nil` in an optional type.
  ///
  /// The property itself is `nil` if the type is not optional.
  static var _absent: Self? { get }
  /// The value that an editor shows before the parameter is set (SU-90).
  ///
  /// That is off for a switch, the first case for an enumeration, and `nil` for other types.
  static var _unset: Self? { get }
  /// Returns the Swift value if `value` has exactly this type; `nil` if `value` has to be resolved
  /// first.
  static func _exact(_ value: IntentValue) -> (any Sendable)?
  /// Returns the elements as a value of this type; `nil` if the type cannot contain that many
  /// elements.
  static func _collected(_ elements: [any _IntentValue]) -> (any Sendable)?
  /// Returns a value of the unwrapped type as a value of this type; `nil` if the value has another
  /// type.
  static func _held(_ value: any _IntentValue) -> (any Sendable)?
  /// Resolves an input for the parameter with this name.
  ///
  /// - Throws: `IntentError` with the parameter, the expected type and an example.
  static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Self
}

extension _IntentValue {
  public static var _hasDependentQuery: Bool { false }

  public static var _choices: [IntentValue]? { nil }

  public static func _suggestions() async -> [IntentValue] { [] }

  public static var _absent: Self? { nil }

  public static var _unset: Self? { nil }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? { nil }

  public static func _collected(_ elements: [any _IntentValue]) -> (any Sendable)? {
    elements.count == 1 ? elements[0] as? Self : nil
  }

  public static func _held(_ value: any _IntentValue) -> (any Sendable)? { value as? Self }

  package static var isOptionalValue: Bool { _intentValueType.isOptional }
}

/// Restores the static types of values that are stored without them.
enum HeldValue {
  /// Returns the stored value in its type; a wrong type is a programming error, which ends the
  /// program.
  static func open<Value>(_ held: any Sendable) -> Value {
    func open<Held>(_ held: Held) -> Value {
      precondition(Held.self == Value.self, "a \(Held.self) is held where a \(Value.self) belongs")
      return unsafeBitCast(held, to: Value.self)
    }
    return open(held)
  }
}
