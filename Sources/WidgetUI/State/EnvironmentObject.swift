/// An object that a view further out put into the environment; without one, a mistake of the author.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let source = EnvironmentSource()

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = source.values?.object(of: ObjectType.self) else {
      preconditionFailure("no \(ObjectType.self) was put into the environment above this view")
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// The object's properties as bindings.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
}

extension EnvironmentObject: EnvironmentReceiver {
  func receive(_ values: EnvironmentValues) { source.values = values }
}
