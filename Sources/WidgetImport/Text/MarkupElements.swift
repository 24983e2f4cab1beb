/// The elements of a small XML text, one after another, with their attributes; text between them is
/// skipped.
///
/// Data models and workspaces have nothing else, and FoundationEssentials has no XML parser.
struct MarkupElements: Sequence, IteratorProtocol {
  struct Element: Equatable {
    let name: String
    /// Whether the tag ends an element (`</a>`) instead of beginning one (`<a>`, `<a/>`).
    let isEnd: Bool
    /// Whether the element has no content (`<a/>`).
    let isEmpty: Bool
    let attributes: [String: String]
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Element? {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      let end = end(of: start)
      place = end
      let inside = bytes[(start + 1)..<Swift.max(start + 1, end - 1)]
      if let element = Self.element(String(decoding: inside, as: UTF8.self)) { return element }
    }
    return nil
  }

  /// Returns the index after the `>` that ends the tag at `start`, ignoring any within quotation
  /// marks, or after the `-->` that ends a comment.
  private func end(of start: Int) -> Int {
    if bytes[start...].starts(with: "<!--".utf8) {
      let ends = bytes[start...].indices.lazy.filter { bytes[$0...].starts(with: "-->".utf8) }
      return ends.first.map { $0 + 3 } ?? bytes.count
    }
    var quote: UInt8?
    for place in start..<bytes.count {
      let byte = bytes[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return place + 1
      }
    }
    return bytes.count
  }

  /// Parses an element; `nil` for anything else, such as `?xml`.
  private static func element(_ text: String) -> Element? {
    guard let first = text.first, first.isLetter || first == "/" else { return nil }
    let isEnd = first == "/"
    let body = isEnd ? text.dropFirst() : text[...]
    let name = body.prefix { !$0.isWhitespace && $0 != "/" }
    var attributes: [String: String] = [:]
    var rest = body[name.endIndex...]
    while let equal = rest.firstIndex(of: "=") {
      let key = rest[..<equal].drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
      rest = rest[rest.index(after: equal)...].drop { $0.isWhitespace }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
      rest = rest.dropFirst()
      let value = rest.prefix { $0 != quote }
      attributes[String(key)] = unescaped(value)
      rest = rest[value.endIndex...].dropFirst()
    }
    return Element(
      name: String(name),
      isEnd: isEnd,
      isEmpty: text.last == "/",
      attributes: attributes
    )
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&#10;", with: "\n")
      .replacing("&amp;", with: "&")
  }
}
