public import Foundation

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A truth value, or `nil` where the store has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(.optional(key), in: store)
  }

  /// A whole number, or `nil` where the store has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(.optional(key), in: store)
  }

  /// A number, or `nil` where the store has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(.optional(key), in: store)
  }

  /// A string, or `nil` where the store has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(.optional(key), in: store)
  }

  /// Bytes, or `nil` where the store has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(.optional(key), in: store)
  }

  /// A date, or `nil` where the store has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(.optional(key), in: store)
  }

  /// An address, or `nil` where the store has none.
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
