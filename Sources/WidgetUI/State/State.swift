/// A value of the view's own, which never changes in a widget: its initial value is read (SU-58).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// The value for views that would change it; what they set is dropped.
  public var projectedValue: Binding<Value> { .constant(value) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// No value, which it keeps.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
