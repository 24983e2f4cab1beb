import Ground

/// The rules for tags and for the names of lists.
enum ToDoLabel {
  /// Characters of UTF-8: as long as a name that anyone types, and short beside the to-do's own.
  static let maximumBytes = 200
  /// Tags of one to-do: more than any row shows.
  static let maximumTags = 50

  /// Tags as they are kept: without the sign that marks them where people type, each once.
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

  /// Whether a tag is one of others, whatever their case.
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

/// The rules for notes.
enum ToDoNotes {
  /// Bytes of UTF-8: twenty pages of text, and still no burden for the store.
  static let maximumBytes = 65_536

  static func checked(_ notes: String) throws(ToDoError) -> String {
    guard notes.utf8.count <= maximumBytes else {
      throw .notesTooLong(bytes: notes.utf8.count)
    }
    return notes
  }
}
