/// A key of a `PreviewContext`.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
