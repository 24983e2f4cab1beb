/// A line of Markdown, parsed only as far as lists of checkboxes require it.
struct MarkdownLine {
  enum Content {
    case blank
    /// A checkbox `- [ ] text`: the character between its brackets, and the text after it.
    case box(state: Character, text: Substring)
    case heading(Substring)
    /// A fence that begins or ends a code block: its character and its length.
    case fence(sign: UInt8, count: Int)
    case other
  }

  /// The number of quote signs `>` at the beginning of the line.
  private(set) var quotes = 0
  /// The column of the first character after the quote signs, with tab stops every four columns.
  private(set) var indent = 0
  /// The text after the quote signs.
  private(set) var inner: Substring
  let content: Content

  /// The maximum depth of quotes; further `>` signs are part of the text.
  private static let maximumQuotes = 32
  private static let tab = 4

  init(_ line: Substring) {
    var rest = line
    var start = line
    while true {
      indent = 0
      start = rest
      while let byte = rest.utf8.first, byte == 0x20 || byte == 0x09 {
        indent = byte == 0x20 ? indent + 1 : (indent / Self.tab + 1) * Self.tab
        rest = rest[rest.utf8.index(after: rest.startIndex)...]
      }
      guard quotes < Self.maximumQuotes, rest.utf8.first == UInt8(ascii: ">") else { break }
      quotes += 1
      rest = rest[rest.utf8.index(after: rest.startIndex)...]
      // A blank directly after `>` belongs to that sign.
      if rest.utf8.first == 0x20 { rest = rest[rest.utf8.index(after: rest.startIndex)...] }
    }
    inner = start
    content = Self.content(rest, indent)
  }

  private static func content(_ text: Substring, _ indent: Int) -> Content {
    guard let first = text.utf8.first else { return .blank }
    switch first {
    case UInt8(ascii: "#") where indent < tab: return heading(text)
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      let count = text.utf8.prefix { $0 == first }.count
      return count >= 3 ? .fence(sign: first, count: count) : .other
    default: return box(text) ?? .other
    }
  }

  /// Parses a heading such as `## Text ##`.
  private static func heading(_ text: Substring) -> Content {
    let level = text.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    let rest = Substring(text.utf8.dropFirst(level))
    guard level <= 6, rest.utf8.first.map({ $0 == 0x20 || $0 == 0x09 }) ?? true else {
      return .other
    }
    let title = rest.trimmed
    let end = title.utf8.lastIndex { $0 != UInt8(ascii: "#") }
    let bare = end.map { title[...$0] } ?? ""
    // Signs at the end close the heading only after a blank: `C#` is a name.
    let isClosed = bare.isEmpty || bare.utf8.last == 0x20 || bare.utf8.last == 0x09
    return .heading(isClosed ? bare.trimmed : title)
  }

  private static func box(_ text: Substring) -> Content? {
    var bytes = text.utf8
    let digits = bytes.prefix { (0x30...0x39).contains($0) }.count
    bytes = bytes.dropFirst(digits)
    guard digits <= 9, let marker = bytes.popFirst(),
      digits > 0 ? ".)".utf8.contains(marker) : "-*+".utf8.contains(marker)
    else { return nil }
    let gap = bytes.prefix { $0 == 0x20 || $0 == 0x09 }.count
    guard gap > 0 else { return nil }
    bytes = bytes.dropFirst(gap)
    guard bytes.popFirst() == UInt8(ascii: "["), let end = bytes.firstIndex(of: UInt8(ascii: "]")),
      end > bytes.startIndex
    else { return nil }
    let inside = Substring(bytes[..<end])
    guard let state = inside.first, inside.index(after: inside.startIndex) == inside.endIndex else {
      return nil
    }
    let rest = bytes[bytes.index(after: end)...]
    guard rest.first.map({ $0 == 0x20 || $0 == 0x09 }) ?? true else { return nil }
    return .box(state: state, text: Substring(rest).trimmed)
  }
}

extension Substring {
  /// The text without spaces and tabs at both ends.
  var trimmed: Substring {
    let bytes = utf8
    guard let start = bytes.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      let end = bytes.lastIndex(where: { $0 != 0x20 && $0 != 0x09 })
    else { return self[endIndex...] }
    return self[start..<bytes.index(after: end)]
  }

  /// The words of the text, without the spaces between them.
  var words: [Substring] {
    utf8.split { $0 == 0x20 || $0 == 0x09 }.map { Substring($0) }
  }
}
