/// A value that would belong to a window; a widget has none, so its initial value is read (SU-58).
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value, _ key: String) { value = wrappedValue }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(value) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// No value, which it keeps.
  public init(_ key: String) { value = nil }
}
