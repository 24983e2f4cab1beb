public import Foundation

/// The methods of key-value coding, which access the stored values themselves.
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
