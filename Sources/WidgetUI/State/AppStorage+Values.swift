public import Foundation

extension AppStorage {
  /// A truth value that is `wrappedValue` where the store has none; `nil` is the store of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// A whole number that is `wrappedValue` where the store has none; `nil` is the store of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// A number that is `wrappedValue` where the store has none; `nil` is the store of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// A string that is `wrappedValue` where the store has none; `nil` is the store of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// Bytes that is `wrappedValue` where the store has none; `nil` is the store of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// A date that is `wrappedValue` where the store has none; `nil` is the store of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(.plain(key, wrappedValue), in: store)
  }

  /// An address that is `wrappedValue` where the store has none; `nil` is the store of the environment.
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
