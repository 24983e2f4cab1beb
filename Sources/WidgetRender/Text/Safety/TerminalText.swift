/// Makes text safe for a terminal: the only way by which text of a widget reaches one (RI-1).
package enum TerminalText {
  /// The treatment of line breaks: LF, CR, CR LF, VT, FF, NEL, U+2028 and U+2029.
  package enum LineBreaks: Sendable {
    /// Each line break becomes a space.
    case joined
    /// Each line break becomes a single line feed.
    case kept
  }

  /// Returns the text without anything that a terminal would execute, hide or draw over its neighbours.
  ///
  /// Controls, private-use and unassigned scalars, and marks without a base become U+FFFD. Format characters
  /// (bidirectional controls, zero-width spaces, soft hyphens, stray joiners, selectors and tags) are dropped: they
  /// show nothing. A tab becomes a space. Of the marks, selectors and joiners of one cluster the first
  /// `TextSanitizer.maximumMarks` stay. Every cluster of the result is one or two cells wide, a line feed none; the
  /// function is idempotent.
  package static func sanitized(_ text: String, lineBreaks: LineBreaks = .joined) -> String {
    var text = text
    return text.withUTF8 { bytes -> String? in
      if isSafeASCII(bytes, lineBreaks) { return nil }
      var sanitizer = TextSanitizer(lineBreaks: lineBreaks)
      sanitizer.append(bytes)
      return isEqual(sanitizer.output, bytes)
        ? nil : String(decoding: sanitizer.output, as: UTF8.self)
    } ?? text
  }

  private static func isEqual(_ left: [UInt8], _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    return left.withUnsafeBufferPointer { left in
      var difference: UInt8 = 0
      for index in 0..<left.count { difference |= left[index] ^ right[index] }
      return difference == 0
    }
  }

  private static func isSafeASCII(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ lineBreaks: LineBreaks
  ) -> Bool {
    // Without a branch in the loops the compiler compares many bytes at once.
    var others: UInt8 = 0
    switch lineBreaks {
    case .joined:
      for byte in bytes { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    case .kept:
      for byte in bytes { others |= (byte &- 0x20 < 0x5F ? 0 : 1) & (byte == 0x0A ? 0 : 1) }
    }
    return others == 0
  }
}
