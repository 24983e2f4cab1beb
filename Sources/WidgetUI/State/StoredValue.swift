import Foundation

/// Reads and writes one value in a store of user defaults.
struct StoredValue<Value> {
  let read: (UserDefaults) -> Value
  let write: (Value, UserDefaults) -> Void

  /// Returns access to a value that is stored unchanged; reading returns `initial` if the store has
  /// none.
  static func plain(_ key: String, _ initial: Value) -> StoredValue {
    StoredValue(
      read: { $0.object(forKey: key) as? Value ?? initial },
      write: { $1.set($0, forKey: key) }
    )
  }

  /// Returns access to a value that is read as `nil` if the store has none.
  static func optional<Wrapped>(_ key: String) -> StoredValue where Value == Wrapped? {
    StoredValue(
      read: { $0.object(forKey: key) as? Wrapped },
      write: { $1.set($0, forKey: key) }
    )
  }

  /// Returns access to a value that is stored as its raw value; reading returns `initial` if that
  /// is missing or invalid.
  static func raw(_ key: String, _ initial: Value) -> StoredValue where Value: RawRepresentable {
    StoredValue(
      read: { ($0.object(forKey: key) as? Value.RawValue).flatMap(Value.init) ?? initial },
      write: { $1.set($0.rawValue, forKey: key) }
    )
  }

  /// Returns access to a value that is stored as its raw value and read as `nil` if that is missing
  /// or invalid.
  static func optionalRaw<Wrapped: RawRepresentable>(
    _ key: String
  ) -> StoredValue where Value == Wrapped? {
    StoredValue(
      read: { ($0.object(forKey: key) as? Wrapped.RawValue).flatMap(Wrapped.init) },
      write: { $1.set($0?.rawValue, forKey: key) }
    )
  }
}

extension StoredValue where Value == URL? {
  /// Returns access to a URL, for which the store has its own format.
  static func url(_ key: String) -> StoredValue {
    StoredValue(read: { $0.url(forKey: key) }, write: { $1.set($0, forKey: key) })
  }
}

/// A value that belongs to a window; a widget has none, so the initial value is read (SU-58).
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value, _ key: String) { value = wrappedValue }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(value) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property whose value is always `nil`, because a widget has no window.
  public init(_ key: String) { value = nil }
}
