internal import RuntimeRecords

/// Other parameters of the same intent, which a query or options provider reads.
///
/// The value is `nil` until every listed parameter has a value, and for any other intent (AI-51).
///
/// ```swift
/// struct StreetOptions: DynamicOptionsProvider {
///   @IntentParameterDependency<FindStreet>(\.$city) var intent
///
///   func results() async throws -> [String] {
///     intent?.city == "Izmir" ? ["Kordon", "Konak"] : []
///   }
/// }
/// struct FindStreet: AppIntent {
///   static let title: LocalizedStringResource = "Find Street"
///   @Parameter(title: "City") var city: String
///   @Parameter(title: "Street", optionsProvider: StreetOptions()) var street: String
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  private let hasValues: @Sendable (Intent) -> Bool

  /// Declares a dependency on one parameter.
  public init<First: _IntentValue>(
    _ first: KeyPath<Intent, IntentParameter<First>> & Sendable
  ) {
    hasValues = { $0[keyPath: first].hasValue }
  }

  /// Declares a dependency on two parameters.
  public init<First: _IntentValue, Second: _IntentValue>(
    _ first: KeyPath<Intent, IntentParameter<First>> & Sendable,
    _ second: KeyPath<Intent, IntentParameter<Second>> & Sendable
  ) {
    hasValues = { $0[keyPath: first].hasValue && $0[keyPath: second].hasValue }
  }

  /// Declares a dependency on three parameters.
  public init<First: _IntentValue, Second: _IntentValue, Third: _IntentValue>(
    _ first: KeyPath<Intent, IntentParameter<First>> & Sendable,
    _ second: KeyPath<Intent, IntentParameter<Second>> & Sendable,
    _ third: KeyPath<Intent, IntentParameter<Third>> & Sendable
  ) {
    hasValues = {
      $0[keyPath: first].hasValue && $0[keyPath: second].hasValue && $0[keyPath: third].hasValue
    }
  }

  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentSurroundings.current.intentUnderEdit as? Intent, hasValues(intent)
    else {
      return nil
    }
    return IntentProjection(intent: intent)
  }
}

extension IntentParameterDependency: IntentDependent {}

/// The type family of `IntentParameterDependency`, which finds such properties in a query.
let intentDependencies = GenericFamily(
  IntentParameterDependency<Never>.self,
  conforming: IntentParameterDependency<Never>.self as any IntentDependent.Type
)

/// A property of a query that reads parameters of the intent for which the query is used.
protocol IntentDependent {}

/// The current parameter values of an intent; those of optional parameters are unwrapped.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  public subscript<Value>(dynamicMember member: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: member]
  }

  public subscript<Value>(dynamicMember member: KeyPath<Intent, Value?>) -> Value? {
    intent[keyPath: member]
  }
}
