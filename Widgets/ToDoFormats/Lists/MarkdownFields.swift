internal import Moments

/// The fields at the end of a line, in any order, and the text before them.
struct MarkdownFields {
  private(set) var text: Substring
  /// The fields of the line, in the reverse order of their occurrence.
  private(set) var fields: [MarkdownField] = []
  /// The first emoji for a date after which no valid date follows, with the text after it; `nil` if
  /// there is none.
  private(set) var doubt: Substring?

  /// The most fields and tags of a line, counted from its end; earlier ones are part of the text.
  private static let maximumFields = 64
  /// The most bytes of a field `[key:: value]`; a recurrence in words is the longest value.
  private static let maximumBracket = 300

  init(_ line: Substring) {
    text = line.trimmed
    for _ in 0..<Self.maximumFields {
      guard let (start, field) = lastField() else { break }
      fields.append(field)
      text = text[..<start].trimmed
    }
  }

  private mutating func lastField() -> (Substring.Index, MarkdownField)? {
    lastWord() ?? lastBracket() ?? lastSign()
  }

  private func lastWord() -> (Substring.Index, MarkdownField)? {
    let blank = text.utf8.lastIndex { $0 == 0x20 || $0 == 0x09 }
    let start = blank.map { text.utf8.index(after: $0) } ?? text.startIndex
    let word = text[start...]
    if let tag = MarkdownField.tag(word) { return (start, .tag(tag)) }
    return MarkdownField.block(word).map { (start, .block($0)) }
  }

  private func lastBracket() -> (Substring.Index, MarkdownField)? {
    guard let last = text.utf8.last, last == UInt8(ascii: "]") || last == UInt8(ascii: ")") else {
      return nil
    }
    let open = last == UInt8(ascii: "]") ? UInt8(ascii: "[") : UInt8(ascii: "(")
    let end = text.utf8.suffix(Self.maximumBracket)
    guard let start = end.lastIndex(of: open) else { return nil }
    let inside = Substring(end[end.index(after: start)...].dropLast())
    guard let colons = inside.firstRange(of: "::") else { return nil }
    let key = String(inside[..<colons.lowerBound].trimmed)
    return MarkdownField(key: key, value: inside[colons.upperBound...].trimmed).map { (start, $0) }
  }

  private mutating func lastSign() -> (Substring.Index, MarkdownField)? {
    let scalars = text.unicodeScalars
    guard let start = scalars.lastIndex(where: { MarkdownField.key(of: $0) != nil }),
      let key = MarkdownField.key(of: scalars[start])
    else { return nil }
    var value = text[scalars.index(after: start)...]
    // A variation selector for the coloured form of the sign may follow.
    if value.unicodeScalars.first?.value == 0xFE0F {
      value = Substring(value.unicodeScalars.dropFirst())
    }
    if let field = MarkdownField(key: key, value: value.trimmed) { return (start, field) }
    if MarkdownField.day(key) != nil { doubt = text[start...] }
    return nil
  }
}

extension MarkdownFields {
  /// The text without its tags, and all tags of the line in order.
  var nameAndTags: (name: String, tags: [String]) {
    var tags: [String] = []
    var words: [Substring] = []
    for word in text.words {
      if let tag = MarkdownField.tag(word) { tags.append(tag) } else { words.append(word) }
    }
    let name = tags.isEmpty ? String(text) : words.joined(separator: " ")
    for case .tag(let tag) in fields.reversed() { tags.append(tag) }
    var known: Set<String> = []
    return (name, tags.filter { known.insert($0).inserted })
  }

  func day(_ kind: MarkdownField.Day) -> CivilDate? {
    // If a field occurs twice, the first one in the line counts.
    for case .day(kind, let date) in fields.reversed() { return date }
    return nil
  }

  /// Whether the line has a date, an id or another field that a step cannot have.
  var isMoreThanTags: Bool {
    doubt != nil || fields.contains { if case .tag = $0 { false } else { true } }
  }
}
