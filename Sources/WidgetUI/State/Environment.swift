public import Observation

/// A value from the place in the tree where the view that declares it is used.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let source = EnvironmentSource()

  /// The value of a key; its default before the view has a place.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The object of a type that a view further out put into the environment; without one, a mistake.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values.object(of: objectType) else {
        preconditionFailure("no \(objectType) was put into the environment above this view")
      }
      return object
    }
  }

  /// The object of a type that a view further out put into the environment; `nil` without one.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0.object(of: objectType) }
  }

  /// The value at the view's place.
  public var wrappedValue: Value { read(source.values ?? EnvironmentValues()) }
}

extension Environment: EnvironmentReceiver {
  func receive(_ values: EnvironmentValues) { source.values = values }
}
