extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  // Not `Wrapped.UnwrappedType`, for which the runtime searches all conformances of the program once for each type.
  public typealias UnwrappedType = Wrapped

  public static var _intentValueType: IntentValueType { .optional(Wrapped._intentValueType) }
  public var _intentValue: IntentValue { self?._intentValue ?? .none }

  public static var _absent: Self? { .some(nil) }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    if case .none = value { return Self.none as any Sendable }
    guard let exact = Wrapped._exact(value) else { return nil }
    return Self.some(HeldValue.open(exact)) as any Sendable
  }

  public static func _collected(_ elements: [any _IntentValue]) -> (any Sendable)? {
    Wrapped._collected(elements).map { Self.some(HeldValue.open($0)) as any Sendable }
  }

  public static func _held(_ value: any _IntentValue) -> (any Sendable)? {
    (value as? Wrapped).map { Self.some($0) as any Sendable }
  }

  /// Resolves the words `none` and `nil` to an absent value, except for text.
  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Self {
    switch input {
    case .value(.none): return nil
    case .text("none") where Wrapped._intentValueType != .string,
      .text("nil") where Wrapped._intentValueType != .string:
      return nil
    default:
      return try await Wrapped._resolve(input, parameter: parameter, in: context)
    }
  }
}

extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType

  public static var _intentValueType: IntentValueType { .list(Element._intentValueType) }
  public var _intentValue: IntentValue {
    // A generic key path would be made anew at each call.
    isEmpty ? .list([]) : .list(map { $0._intentValue })
  }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    guard case .list(let values) = value else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for value in values {
      guard let element = Element._exact(value) else { return nil }
      elements.append(HeldValue.open(element))
    }
    return elements
  }

  public static func _collected(_ elements: [any _IntentValue]) -> (any Sendable)? {
    elements.compactMap { $0 as? Element }
  }

  /// Resolves an input as a list; text, or a value that is not a list, becomes a list with one
  /// element.
  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Self {
    guard case .value(.list(let values)) = input else {
      return [try await Element._resolve(input, parameter: parameter, in: context)]
    }
    var elements: [Element] = []
    for value in values {
      elements.append(try await Element._resolve(.value(value), parameter: parameter, in: context))
    }
    return elements
  }
}

extension Set: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType

  public static var _intentValueType: IntentValueType { .list(Element._intentValueType) }

  /// The value as a list; its elements are sorted by their text, so that equal sets have equal
  /// values.
  public var _intentValue: IntentValue {
    .list(map(\._intentValue).sorted { $0.displayText < $1.displayText })
  }

  public static func _collected(_ elements: [any _IntentValue]) -> (any Sendable)? {
    Set(elements.compactMap { $0 as? Element })
  }

  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Self {
    Set(try await [Element]._resolve(input, parameter: parameter, in: context))
  }
}
