public import Foundation

/// A value that the user's defaults keep, read when the view is made (SU-58).
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let stored: StoredValue<Value>
  private let store: UserDefaults?
  private let source = EnvironmentSource()

  init(_ stored: StoredValue<Value>, in store: UserDefaults?) {
    self.stored = stored
    self.store = store
  }

  private var defaults: UserDefaults {
    store ?? source.values?.defaultAppStorage ?? .standard
  }

  /// The value in the store; setting it writes there, for providers and intents that share it.
  public var wrappedValue: Value {
    get { stored.read(defaults) }
    nonmutating set { stored.write(newValue, defaults) }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage: EnvironmentReceiver {
  func receive(_ values: EnvironmentValues) { source.values = values }
}

extension EnvironmentValues {
  private enum StoreKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
  }

  /// The default store of `AppStorage`; `nil` for the standard one.
  var defaultAppStorage: UserDefaults? {
    get { self[StoreKey.self] }
    set { self[StoreKey.self] = newValue }
  }
}

extension View {
  /// The store of `AppStorage` properties below that name none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformingEnvironment { $0.defaultAppStorage = store }
  }
}

extension AppStorage {
  /// A Boolean that is `wrappedValue` if the store has none; if `store` is `nil`, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// A whole number that is `wrappedValue` if the store has none; if `store` is `nil`, that of the environment is
  /// used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// A number that is `wrappedValue` if the store has none; if `store` is `nil`, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// A string that is `wrappedValue` if the store has none; if `store` is `nil`, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// Data that is `wrappedValue` if the store has none; if `store` is `nil`, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// A date that is `wrappedValue` if the store has none; if `store` is `nil`, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// An address that is `wrappedValue` if the store has none; if `store` is `nil`, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    let url = StoredValue<URL?>.url(key)
    self.init(
      StoredValue(
        read: { url.read($0) ?? wrappedValue },
        write: { url.write($0, $1) }
      ),
      in: store
    )
  }

  /// A value that the store keeps as a number, or `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(.raw(key, wrappedValue), in: store)
  }

  /// A value that the store keeps as a string, or `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(.raw(key, wrappedValue), in: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A Boolean, or `nil` if the store has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(.optional(key), in: store)
  }

  /// A whole number, or `nil` if the store has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(.optional(key), in: store)
  }

  /// A number, or `nil` if the store has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(.optional(key), in: store)
  }

  /// A string, or `nil` if the store has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(.optional(key), in: store)
  }

  /// Bytes, or `nil` if the store has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(.optional(key), in: store)
  }

  /// A date, or `nil` if the store has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(.optional(key), in: store)
  }

  /// An address, or `nil` if the store has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(.url(key), in: store)
  }
}

extension AppStorage {
  /// A value that the store keeps as a number, or `nil`.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == Int {
    self.init(.optionalRaw(key), in: store)
  }

  /// A value that the store keeps as a string, or `nil`.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == String {
    self.init(.optionalRaw(key), in: store)
  }
}
