/// The surroundings of a preview, such as a widget's size.
public protocol PreviewContext {
  /// The value that the context has for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
