/// Checks that the name of a to-do is not empty and not too long.
enum ToDoName {
  /// The most Unicode scalars (code points) of a new name, about half a page; longer stored names
  /// are kept (RI-2).
  static let maximumScalars = 1_000
  /// The most bytes of UTF-8 in a name: four for each Unicode scalar.
  static let maximumBytes = 4_000

  /// The bytes of ASCII's visible characters: letters, digits and punctuation.
  private static let graphic: ClosedRange<UInt8> = 0x21...0x7E

  /// Returns a name without white space at its ends.
  ///
  /// - Throws: `.emptyName` or `.nameTooLong`.
  static func checked(_ name: String) throws(ToDoError) -> String {
    let bytes = name.utf8.count
    // There are at most as many scalars as bytes, and bytes are faster to count.
    if bytes > maximumScalars {
      let scalars = name.unicodeScalars.count
      guard bytes <= maximumBytes, scalars <= maximumScalars else {
        throw .nameTooLong(scalars: scalars, bytes: bytes)
      }
    }
    // Most names begin and end with a visible ASCII character, so they have no white space to
    // remove.
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
