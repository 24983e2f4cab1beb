public import Foundation

/// A value in the user's defaults, read when the view is evaluated (SU-58).
///
/// ```swift
/// struct Goal: View {
///   @AppStorage("goal") private var goal = 8
///   var body: some View { Text("\(goal) glasses") }
/// }
/// ```
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

  /// The stored value; an assignment stores it, so that providers and intents can read it.
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

  /// The default store of `AppStorage` properties; `nil` for the standard user defaults.
  var defaultAppStorage: UserDefaults? {
    get { self[StoreKey.self] }
    set { self[StoreKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of `AppStorage` properties inside the view that do not name one.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformingEnvironment { $0.defaultAppStorage = store }
  }
}

extension AppStorage {
  /// Creates a Boolean property.
  ///
  /// `wrappedValue` is the value if the store has none. If `store` is `nil`, that of the
  /// environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// Creates an integer property.
  ///
  /// `wrappedValue` is the value if the store has none. If `store` is `nil`, that of the
  /// environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// Creates a floating-point property.
  ///
  /// `wrappedValue` is the value if the store has none. If `store` is `nil`, that of the
  /// environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// Creates a string property.
  ///
  /// `wrappedValue` is the value if the store has none. If `store` is `nil`, that of the
  /// environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// Creates a data property.
  ///
  /// `wrappedValue` is the value if the store has none. If `store` is `nil`, that of the
  /// environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// Creates a date property.
  ///
  /// `wrappedValue` is the value if the store has none. If `store` is `nil`, that of the
  /// environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// Creates a URL property.
  ///
  /// `wrappedValue` is the value if the store has none. If `store` is `nil`, that of the
  /// environment is used.
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

  /// Creates a property that is stored as its integer raw value; `wrappedValue` is the value if the
  /// store has none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(.raw(key, wrappedValue), in: store)
  }

  /// Creates a property that is stored as its string raw value; `wrappedValue` is the value if the
  /// store has none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(.raw(key, wrappedValue), in: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a Boolean property that is `nil` if the store has no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(.optional(key), in: store)
  }

  /// Creates an integer property that is `nil` if the store has no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(.optional(key), in: store)
  }

  /// Creates a floating-point property that is `nil` if the store has no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(.optional(key), in: store)
  }

  /// Creates a string property that is `nil` if the store has no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(.optional(key), in: store)
  }

  /// Creates a data property that is `nil` if the store has no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(.optional(key), in: store)
  }

  /// Creates a date property that is `nil` if the store has no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(.optional(key), in: store)
  }

  /// Creates a URL property that is `nil` if the store has no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(.url(key), in: store)
  }
}

extension AppStorage {
  /// Creates a property that is stored as its integer raw value and is `nil` if the store has none.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == Int {
    self.init(.optionalRaw(key), in: store)
  }

  /// Creates a property that is stored as its string raw value and is `nil` if the store has none.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == String {
    self.init(.optionalRaw(key), in: store)
  }
}
