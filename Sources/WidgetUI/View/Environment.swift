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

extension Environment: EnvironmentReceiver {
  func receive(_ values: EnvironmentValues) { source.values = values }
}
