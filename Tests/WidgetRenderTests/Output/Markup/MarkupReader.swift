/// A small parser of XML 1.0 without declarations, which reports the first error, and keeps
/// elements and text.
///
/// It parses Unicode scalars, because in XML a combining mark after `;` or `>` is a separate
/// character.
struct MarkupReader {
  struct Element: Hashable {
    var name: String
    var attributes: [String: String]
  }

  private typealias Scalars = Substring.UnicodeScalarView

  private(set) var elements: [Element] = []
  private(set) var text = ""
  /// A description of the first error; `nil` if the text is well-formed.
  private(set) var problem: String?
  private var rest: Scalars
  private var open: [String] = []
  private let void: Set<String>

  /// Parses the markup; the elements in `void` have no end tag, as in HTML.
  init(_ markup: String, void: Set<String> = []) {
    rest = markup[...].unicodeScalars
    self.void = void
    while problem == nil, !rest.isEmpty {
      if rest.first == "<" { readTag() } else { readText() }
    }
    if problem == nil, !open.isEmpty { problem = "\(open) never end" }
  }

  private mutating func readText() {
    let words = rest.prefix { $0 != "<" }
    rest = rest[words.endIndex...]
    text += unescaped(words)
  }

  private mutating func readTag() {
    guard let end = rest.firstIndex(of: ">") else { return fail("a tag never ends") }
    var tag = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.first == "/" {
      let name = String(tag.dropFirst())
      if open.popLast() != name { fail("</\(name)> ends nothing") }
      return
    }
    let isEmpty = tag.last == "/"
    if isEmpty { tag.removeLast() }
    let name = String(tag.prefix { $0.properties.isAlphabetic })
    guard !name.isEmpty else { return fail("<\(String(tag))> has no name") }
    let attributes = attributes(tag.dropFirst(name.unicodeScalars.count))
    elements.append(Element(name: name, attributes: attributes))
    if !isEmpty, !void.contains(name) { open.append(name) }
  }

  private mutating func attributes(_ tag: Scalars) -> [String: String] {
    var found: [String: String] = [:]
    var rest = tag.drop { $0.properties.isWhitespace }
    while !rest.isEmpty, problem == nil {
      let name = rest.prefix { $0.properties.isAlphabetic || $0 == ":" || $0 == "-" }
      let value = rest[name.endIndex...].dropFirst(2).prefix { $0 != "\"" }
      let isQuoted = rest[name.endIndex...].starts(with: "=\"".unicodeScalars)
      guard !name.isEmpty, isQuoted, value.endIndex < rest.endIndex else {
        fail("attributes \(String(rest))")
        return found
      }
      found[String(name)] = unescaped(value)
      rest = rest[value.endIndex...].dropFirst().drop { $0.properties.isWhitespace }
    }
    return found
  }

  private mutating func unescaped(_ words: Scalars) -> String {
    for scalar in words where !Self.isAllowed(scalar) {
      fail("U+" + String(scalar.value, radix: 16))
    }
    var result = String.UnicodeScalarView()
    var rest = words
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let entity = rest[start...].prefix { $0 != ";" }
      guard let scalar = Self.entities[String(entity)] else {
        fail("entity \(String(entity))")
        break
      }
      result.append(scalar)
      rest = rest[entity.endIndex...].dropFirst()
    }
    return String(result + rest)
  }

  private mutating func fail(_ what: String) { problem = problem ?? what }

  private static let entities: [String: Unicode.Scalar] = [
    "&amp": "&", "&lt": "<", "&gt": ">", "&quot": "\"", "&#39": "'",
  ]

  /// Returns whether XML allows a character (XML 1.0, production 2).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
