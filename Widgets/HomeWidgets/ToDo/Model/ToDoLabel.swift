import Ground

/// Checks tags and the names of lists.
enum ToDoLabel {
  /// The most bytes of UTF-8 in a tag or the name of a list.
  static let maximumBytes = 200
  /// The most tags of one to-do.
  static let maximumTags = 50

  /// Returns tags in the form that is stored: without `#` or `+` before them, and without
  /// duplicates.
  ///
  /// - Throws: `.unusableLabel` for an invalid tag, `.tooManyTags`.
  static func tags(_ tags: [String]) throws(ToDoError) -> [String] {
    var kept: [String] = []
    for tag in tags {
      let bare = tag.hasPrefix("#") || tag.hasPrefix("+") ? String(tag.dropFirst()) : tag
      let checked = try checked(bare, as: .tag)
      if !isOne(of: kept, checked) { kept.append(checked) }
    }
    guard kept.count <= maximumTags else { throw .tooManyTags(count: kept.count) }
    return kept
  }

  /// Returns whether a tag is among others, ignoring case.
  static func isOne(of tags: [String], _ tag: String) -> Bool {
    let folded = SearchText.folded(tag)
    return tags.contains { SearchText.folded($0) == folded }
  }

  static func list(_ name: String) throws(ToDoError) -> String { try checked(name, as: .list) }

  private static func checked(_ text: String, as kind: ToDoError.Label) throws(ToDoError) -> String
  {
    let isSpace: (Character) -> Bool = { $0.isWhitespace || $0.isNewline }
    let start = text.drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) }) else {
      throw .unusableLabel(kind, found: text)
    }
    let label = start[...last]
    guard label.utf8.count <= maximumBytes, !label.contains(where: \.isNewline) else {
      throw .unusableLabel(kind, found: String(label.prefix(40)))
    }
    return String(label)
  }
}

/// Checks the web address or other URI of a to-do.
enum ToDoAddress {
  /// The most bytes of UTF-8 in an address; all browsers accept addresses of this length.
  static let maximumBytes = 2_048

  /// Returns an address without white space at its ends.
  ///
  /// - Throws: `.unusableAddress` unless it is a scheme, a colon and a text without blanks.
  static func checked(_ text: String) throws(ToDoError) -> String {
    let address = text.drop(while: \.isWhitespace)
    guard let last = address.lastIndex(where: { !$0.isWhitespace }) else {
      throw .unusableAddress(found: text)
    }
    let bare = String(address[...last])
    guard bare.utf8.count <= maximumBytes, let colon = bare.firstIndex(of: ":"),
      isScheme(bare[..<colon]), bare.index(after: colon) < bare.endIndex,
      !bare.unicodeScalars.contains(where: { $0.properties.isWhitespace || $0.value < 0x20 })
    else { throw .unusableAddress(found: String(bare.prefix(40))) }
    return bare
  }

  /// Returns whether a text can be the scheme of a URI, such as `https` or `mailto` (RFC 3986,
  /// section 3.1).
  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

/// Checks that the notes of a to-do are not too long.
enum ToDoNotes {
  /// The most bytes of UTF-8 in notes, about twenty pages of text.
  static let maximumBytes = 65_536

  static func checked(_ notes: String) throws(ToDoError) -> String {
    guard notes.utf8.count <= maximumBytes else {
      throw .notesTooLong(bytes: notes.utf8.count)
    }
    return notes
  }
}
