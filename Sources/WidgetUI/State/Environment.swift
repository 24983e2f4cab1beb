public import Observation

/// A value from the environment of the view that declares it.
///
/// ```swift
/// struct Clock: View {
///   @Environment(\.timeZone) private var zone
///   var body: some View { Text(zone.identifier) }
/// }
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let source = EnvironmentSource()

  /// Creates a property for the value at a key path, which is the default until the view has an
  /// environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property for the nearest object of a type in the environment; reading it without
  /// such an object ends the program.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values.object(of: objectType) else {
        preconditionFailure("no \(objectType) was put into the environment above this view")
      }
      return object
    }
  }

  /// Creates a property for the nearest object of a type in the environment; `nil` if there is
  /// none.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0.object(of: objectType) }
  }

  /// The value in the view's environment.
  public var wrappedValue: Value { read(source.values ?? EnvironmentValues()) }
}

extension Environment: EnvironmentReceiver {
  func receive(_ values: EnvironmentValues) { source.values = values }
}

/// The nearest object of a type in the environment; reading it without such an object ends the
/// program.
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

/// Stores the environment of a view for the view's `@Environment` properties.
final class EnvironmentSource {
  var values: EnvironmentValues?
}

extension View {
  /// Puts an object into the environment of the view and its subviews, under its type (SU-56).
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    transformingEnvironment { $0.setObject(object, of: Object.self) }
  }

  /// Puts an object into the environment of the view and its subviews, under its type (SU-56).
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    transformingEnvironment { $0.setObject(object, of: Object.self) }
  }
}
