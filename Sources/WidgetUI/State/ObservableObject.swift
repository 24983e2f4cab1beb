public import Observation

/// An object whose changes views would follow; a widget reads it once (SU-58).
public protocol ObservableObject: AnyObject {
  /// The type of the publisher of changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Publishes changes before they happen.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes changes before they happen; in a widget nothing subscribes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// The publisher of an observable object's changes; in a widget nothing subscribes (SU-58).
public final class ObservableObjectPublisher: Sendable {
  public init() {}

  /// Announces a change; in a widget it has no effect.
  public func send() {}
}

/// A property of an observable object whose changes can be followed.
@propertyWrapper
public struct Published<Value> {
  private let storage: Publisher

  public init(wrappedValue: Value) { storage = Publisher(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A publisher of the value: emits the current one at once, then each that is set.
  public var projectedValue: Publisher { storage }

  /// The values of a published property, one after the other.
  public final class Publisher {
    /// The value as it was set last.
    public fileprivate(set) var value: Value {
      didSet { for receive in receivers.values { receive(value) } }
    }

    private var receivers: [Int: (Value) -> Void] = [:]
    private var lastTicket = 0

    fileprivate init(_ value: Value) { self.value = value }

    /// Hands the current value to `receive`, and each that is set later until the result is called.
    public func follow(_ receive: @escaping (Value) -> Void) -> () -> Void {
      lastTicket += 1
      let ticket = lastTicket
      receivers[ticket] = receive
      receive(value)
      return { [weak self] in self?.receivers[ticket] = nil }
    }
  }
}

/// An object passed to the view; a widget reads it once and does not observe its changes (SU-58).
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// The object's properties as bindings.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        get: { object[keyPath: keyPath] },
        set: { object[keyPath: keyPath] = $0 }
      )
    }
  }
}

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

/// An observable object whose properties are offered as bindings.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) { wrappedValue = object }

  /// Lets the compiler initialise a property of this wrapper from its value.
  @available(*, unavailable, message: "the value must be an object that is Observable")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to the property of the object at `keyPath`.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
