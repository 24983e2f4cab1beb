/// A value that somebody else owns, which a widget reads and never writes (SU-58).
@propertyWrapper
public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { self }
}
