internal import RuntimeRecords

/// The other parameters of the intent whose options are asked for, in a query or options provider.
///
/// `@IntentParameterDependency<MyIntent>(\.$city) var intent` is `nil` until every parameter listed has
/// a value, and always outside of `MyIntent` (AI-51).
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  private let hasValues: @Sendable (Intent) -> Bool

  /// Depends on one parameter.
  public init<First: _IntentValue>(
    _ first: KeyPath<Intent, IntentParameter<First>> & Sendable
  ) {
    hasValues = { $0[keyPath: first].hasValue }
  }

  /// Depends on two parameters.
  public init<First: _IntentValue, Second: _IntentValue>(
    _ first: KeyPath<Intent, IntentParameter<First>> & Sendable,
    _ second: KeyPath<Intent, IntentParameter<Second>> & Sendable
  ) {
    hasValues = { $0[keyPath: first].hasValue && $0[keyPath: second].hasValue }
  }

  /// Depends on three parameters.
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

/// The dependencies among the fields of a query.
let intentDependencies = GenericFamily(
  IntentParameterDependency<Never>.self,
  conforming: IntentParameterDependency<Never>.self as any IntentDependent.Type
)

/// A part of a query that looks at the intent it is asked for.
protocol IntentDependent {}

/// The values that an intent's parameters have so far, those of optional ones unwrapped.
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
