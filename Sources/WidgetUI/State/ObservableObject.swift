public import Observation

/// An object with observable changes; a widget reads it once (SU-58).
public protocol ObservableObject: AnyObject {
  /// The type of the publisher of changes, by default ``ObservableObjectPublisher``.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// The publisher that reports each change before it happens.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of changes; in a widget it has no subscribers.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// The publisher of an object's changes; in a widget it has no subscribers (SU-58).
public final class ObservableObjectPublisher: Sendable {
  public init() {}

  /// Reports a change; without effect in a widget, which has no subscribers.
  public func send() {}
}

/// A property of an observable object whose changes are published.
@propertyWrapper
public struct Published<Value> {
  private let storage: Publisher

  public init(wrappedValue: Value) { storage = Publisher(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A publisher that emits the current value and then each new one.
  public var projectedValue: Publisher { storage }

  /// The publisher of a property's values.
  public final class Publisher {
    /// The most recent value.
    public fileprivate(set) var value: Value {
      didSet { for receive in receivers.values { receive(value) } }
    }

    private var receivers: [Int: (Value) -> Void] = [:]
    private var lastTicket = 0

    fileprivate init(_ value: Value) { self.value = value }

    /// Calls `receive` with the current value and each new one, until the returned closure is
    /// called.
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

/// An object that the view creates and owns, created when it is first read.
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

/// An observable object whose properties can be used as bindings.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) { wrappedValue = object }

  /// Unavailable; it makes the compiler diagnose values that are not observable objects.
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
