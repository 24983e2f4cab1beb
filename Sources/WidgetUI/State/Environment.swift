public import Observation

/// A value from the environment of the view that declares it.
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

/// The source of an environment property's values.
final class EnvironmentSource {
  var values: EnvironmentValues?
}

extension View {
  /// Puts an object into the environment of the view and what it holds, under its type (SU-56).
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    transformingEnvironment { $0.setObject(object, of: Object.self) }
  }

  /// Puts an object into the environment of the view and what it holds, under its type (SU-56).
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    transformingEnvironment { $0.setObject(object, of: Object.self) }
  }
}
