public import Foundation

/// Key-value coding reaches the defaults themselves, so these are `object(forKey:)` and `set(_:forKey:)`.
extension UserDefaults {
  /// The value under `key`, or nil; the same as `object(forKey:)`.
  public func value(forKey key: String) -> Any? {
    object(forKey: key)
  }

  /// Stores a property list's value under `key`, or removes the value if `value` is nil.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }
}
