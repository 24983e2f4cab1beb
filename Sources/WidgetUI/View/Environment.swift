/// A stored property that the library fills in before it asks a view for its body.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A value from the place in the tree where the view that declares it is used.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let source = EnvironmentSource()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value at the view's place; the default before the view has one.
  public var wrappedValue: Value {
    (source.values ?? EnvironmentValues())[keyPath: keyPath]
  }
}

/// Where an environment property finds the values of its view's place.
final class EnvironmentSource {
  var values: EnvironmentValues?
}

extension Environment: EnvironmentReceiver {
  func receive(_ values: EnvironmentValues) { source.values = values }
}

/// A property that wants the environment of its view before the body is evaluated.
protocol EnvironmentReceiver {
  func receive(_ values: EnvironmentValues)
}

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

  public var projectedValue: Binding<Value> {
    .constant(value)
  }
}

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
