/// What a view can learn from the place it stands in; a change reaches the views below it (SU-56).
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// Told when a view asks for what differs between light and dark.
  var schemeReads: SchemeReads?

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // A cast of what is not there is slow, and makes it `nil` where the default is not.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether anybody above set the value.
  func isSet<Key: EnvironmentKey>(_ key: Key.Type) -> Bool {
    values[ObjectIdentifier(key)] != nil
  }

  /// The nearest object of exactly this type that a view put into the environment.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  /// Puts an object under its type, or with `nil` takes it away.
  mutating func setObject<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
    objects[ObjectIdentifier(type)] = object
  }
}
