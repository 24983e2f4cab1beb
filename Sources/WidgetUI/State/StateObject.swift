/// An object of the view's own, made when it is first read.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let storage: Storage

  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(make: make)
  }

  public var wrappedValue: ObjectType { storage.object }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  private final class Storage {
    private let make: () -> ObjectType
    private(set) lazy var object = make()

    init(make: @escaping () -> ObjectType) { self.make = make }
  }
}
