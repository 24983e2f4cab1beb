/// A value of one of several types; the macro `@UnionValue` makes an enumeration conform.
public protocol _UnionValue: _IntentValue {
  /// The types of the union, in the order in which an input is resolved as one of them.
  static var _unionCases: [_UnionCase<Self>] { get }
  /// The associated value of the case.
  var _unionValue: any _IntentValue { get }
}

/// One of the types of a union.
public struct _UnionCase<Union: _UnionValue>: Sendable {
  let type: IntentValueType
  let resolve: @Sendable (IntentInput, String, IntentContext) async throws(IntentError) -> Union
  let exact: @Sendable (IntentValue) -> Union?
  let suggestions: @Sendable () async -> [IntentValue]

  /// Returns the description of a case whose associated value has this type.
  ///
  /// The closure `make` creates the case from the value.
  public static func _case<Value: _IntentValue>(
    _ type: Value.Type,
    _ make: @escaping @Sendable (Value) -> Union
  ) -> _UnionCase {
    _UnionCase(
      type: Value._intentValueType,
      resolve: { input, parameter, context throws(IntentError) in
        make(try await Value._resolve(input, parameter: parameter, in: context))
      },
      exact: { value in Value._exact(value).map { make(HeldValue.open($0)) } },
      suggestions: { await Value._suggestions() }
    )
  }
}

extension _UnionValue {
  /// The type of the cases if they share one; otherwise text, which each case can parse.
  public static var _intentValueType: IntentValueType {
    let types = Set(_unionCases.map(\.type))
    return types.count == 1 ? types.first ?? .string : .string
  }

  public var _intentValue: IntentValue { _unionValue._intentValue }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    _unionCases.lazy.compactMap { $0.exact(value) }.first
  }

  public static func _suggestions() async -> [IntentValue] {
    var values: [IntentValue] = []
    for unionCase in _unionCases { values += await unionCase.suggestions() }
    return values
  }

  /// Returns the value of the first type that accepts the input; throws the first type's error if
  /// none does.
  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Self {
    var failure: IntentError?
    for unionCase in _unionCases {
      do throws(IntentError) {
        return try await unionCase.resolve(input, parameter, context)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? .mistyped(parameter, "a value", input, "1")
  }
}

extension IntentParameter where Value.ValueType: _UnionValue {
  /// Creates a parameter whose value has one of several types.
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
