public import Foundation

/// Methods of key-value coding, which access the values that are stored under the keys.
extension UserDefaults {
  /// Returns the value under `key`, as `object(forKey:)` does; `nil` if there is none.
  public func value(forKey key: String) -> Any? {
    object(forKey: key)
  }

  /// Stores a property-list value under `key`; `nil` removes the value.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }
}
