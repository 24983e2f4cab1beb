/// A value that a gesture would change while it lasts; a widget has no gestures.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; no gesture ends, so nothing is reset with `resetTransaction`.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The value; no gesture ends, so `reset` is not called.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// No value, which it keeps.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}
