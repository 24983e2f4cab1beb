/// A value that flows up the tree of views, and how those of several views become one (SU-56).
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Takes the next value in, in the order of the source.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension PreferenceList {
  /// The one value of a key that the views in this part of the tree hand up.
  func reduced<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    let value = value(of: ObjectIdentifier(key)) { value, next in
      guard var sum = value as? Key.Value else { return }
      key.reduce(value: &sum) { next() as? Key.Value ?? key.defaultValue }
      value = sum
    }
    return value as? Key.Value ?? key.defaultValue
  }
}
