/// A value that flows down the tree of views, and what it is where nobody sets it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view can learn from the place it stands in; a change reaches the views below it (SU-56).
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Told when a view asks for what differs between light and dark.
  var schemeReads: SchemeReads?

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether anybody above set the value.
  func isSet<Key: EnvironmentKey>(_ key: Key.Type) -> Bool {
    values[ObjectIdentifier(key)] != nil
  }
}

/// Whether a picture depends on the scheme, so that it has to be made twice.
final class SchemeReads {
  var happened = false
}
