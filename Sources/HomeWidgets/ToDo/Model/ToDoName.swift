/// The rules for what a to-do is called.
enum ToDoName {
  /// Bytes of UTF-8: a page of text in any script, and still no burden for the store.
  static let maximumBytes = 65_536

  /// The bytes of ASCII's letters, digits and signs.
  private static let graphic: ClosedRange<UInt8> = 0x21...0x7E

  /// The name without white space around it.
  static func checked(_ name: String) throws(ToDoError) -> String {
    guard name.utf8.count <= maximumBytes else {
      throw .nameTooLong(bytes: name.utf8.count)
    }
    // Most names: neither end can be, or become part of, white space.
    if let first = name.utf8.first, let last = name.utf8.last, graphic.contains(first),
      graphic.contains(last)
    {
      return name
    }
    let isSpace: (Character) -> Bool = { $0.isWhitespace || $0.isNewline }
    let start = name.drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) }) else { throw .emptyName }
    return String(start[...last])
  }
}
