import Foundation

/// The outline of an author's symbol, read from the SVG template that SF Symbols exports.
///
/// Only the regular weight and size is read. There is no outline if the drawing has transforms,
/// arcs or elements other than paths.
struct SymbolOutline: Equatable, Sendable {
  /// The outline in the coordinates of the template.
  let path: Path

  /// The most bytes of a template file, ten times the size of one with all weights.
  private static let maximumBytes = 1 << 20
  /// The most elements of an outline; a symbol in a few cells needs no more.
  private static let maximumElements = 2_000
  private static let weights = ["Regular-M", "Regular-S", "Regular-L"]

  /// Reads the outline; `nil` if the data is not a template, or if the outline is too complex.
  init?(_ data: Data) {
    guard data.count <= Self.maximumBytes else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("<svg"),
      let group = Self.weights.lazy.compactMap({ Self.group($0, in: text) }).first
    else { return nil }
    var path = Path()
    for tag in group {
      switch tag.name {
      case "path":
        guard tag["transform"] == nil, let steps = tag["d"],
          Self.draw(steps, into: &path), path.elements.count <= Self.maximumElements
        else { return nil }
      case "g" where tag["transform"] == nil, "/g", "/path": break
      default: return nil
      }
    }
    guard !path.isEmpty, path.boundingRect.width > 0, path.boundingRect.height > 0 else {
      return nil
    }
    self.path = path
  }

  private struct Tag {
    let name: Substring
    private let text: Substring

    init(_ text: Substring) {
      let words = text.drop { $0 == " " }
      name = words.prefix { !$0.isWhitespace && ($0 != "/" || words.first == "/") }
      self.text = words
    }

    /// Returns the value of an attribute in quotation marks; `nil` if there is none.
    subscript(_ attribute: String) -> Substring? {
      guard let start = text.range(of: " \(attribute)=\"") else { return nil }
      return text[start.upperBound...].prefix { $0 != "\"" }
    }
  }

  /// Returns the tags within a group; `nil` if no group has this name.
  private static func group(_ name: String, in text: String) -> [Tag]? {
    guard let start = text.range(of: "<g id=\"\(name)\""),
      let open = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    var tags: [Tag] = []
    var depth = 1
    for part in text[text.index(after: open)...].split(separator: "<").prefix(maximumElements) {
      guard let end = part.firstIndex(of: ">") else { continue }
      let tag = Tag(part[..<end])
      if tag.name == "g", part[..<end].last != "/" { depth += 1 }
      if tag.name == "/g" { depth -= 1 }
      if depth == 0 { return tags }
      tags.append(tag)
    }
    return nil
  }

  /// Adds the lines and curves of a `d` attribute, which holds an SVG path, to `path`.
  ///
  /// - Returns: `false` if a step is an arc or invalid.
  private static func draw(_ steps: Substring, into path: inout Path) -> Bool {
    var numbers = SVGNumbers(steps)
    var current = CGPoint.zero
    var start = CGPoint.zero
    var control = CGPoint.zero
    var command: Character = " "
    while let next = numbers.command(after: command) {
      let last = command
      command = next
      let isRelative = command.isLowercase
      func point() -> CGPoint? {
        guard let x = numbers.next(), let y = numbers.next() else { return nil }
        return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
      }
      // The other side of the last curve's control, for the smooth forms.
      func mirrored(after commands: String) -> CGPoint {
        commands.contains(last)
          ? CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y) : current
      }
      switch command.lowercased() {
      case "m":
        guard let end = point() else { return false }
        path.move(to: end)
        (current, start) = (end, end)
        // Further places are lines.
        command = isRelative ? "l" : "L"
      case "l":
        guard let end = point() else { return false }
        path.addLine(to: end)
        current = end
      case "h", "v":
        guard let place = numbers.next() else { return false }
        let isAcross = command.lowercased() == "h"
        let base = isRelative ? (isAcross ? current.x : current.y) : 0
        current =
          isAcross
          ? CGPoint(x: base + place, y: current.y) : CGPoint(x: current.x, y: base + place)
        path.addLine(to: current)
      case "c", "s":
        let isSmooth = command.lowercased() == "s"
        guard let first = isSmooth ? mirrored(after: "cCsS") : point(), let second = point(),
          let end = point()
        else { return false }
        path.addCurve(to: end, control1: first, control2: second)
        (current, control) = (end, second)
      case "q", "t":
        let isSmooth = command.lowercased() == "t"
        guard let middle = isSmooth ? mirrored(after: "qQtT") : point(), let end = point() else {
          return false
        }
        path.addQuadCurve(to: end, control: middle)
        (current, control) = (end, middle)
      case "z":
        path.closeSubpath()
        current = start
      default: return false
      }
      guard path.elements.count <= maximumElements else { return false }
    }
    return numbers.isAtEnd
  }
}

/// Reads the letters and numbers of an SVG path, which need a separator only if they would be
/// ambiguous.
private struct SVGNumbers {
  private var rest: Substring.UTF8View.SubSequence

  init(_ text: Substring) { rest = text.utf8[...] }

  var isAtEnd: Bool {
    mutating get {
      skipBlank()
      return rest.isEmpty
    }
  }

  /// Returns the next command of the path; `nil` at the end.
  ///
  /// A command is a letter. If a number follows without a letter, the command `last` is repeated.
  mutating func command(after last: Character) -> Character? {
    skipBlank()
    guard let byte = rest.first else { return nil }
    let scalar = Character(Unicode.Scalar(byte))
    if scalar.isASCII, scalar.isLetter {
      rest.removeFirst()
      return scalar
    }
    // A number behind the end of a subpath, or before all letters, belongs to none.
    return last == " " || last == "z" || last == "Z" ? "?" : last
  }

  mutating func next() -> CGFloat? {
    skipBlank()
    var end = rest.startIndex
    var hasPoint = false
    var hasExponent = false
    while end < rest.endIndex {
      let byte = rest[end]
      let before = end > rest.startIndex ? rest[rest.index(before: end)] : 0
      switch byte {
      case 0x30...0x39: break
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard end == rest.startIndex || before | 0x20 == UInt8(ascii: "e") else {
          return take(to: end)
        }
      case UInt8(ascii: "."):
        guard !hasPoint, !hasExponent else { return take(to: end) }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard !hasExponent, end > rest.startIndex else { return take(to: end) }
        hasExponent = true
      default: return take(to: end)
      }
      end = rest.index(after: end)
    }
    return take(to: end)
  }

  /// Reads the number that ends at `end`; `nil` if there is none, or if its magnitude is 1,000,000
  /// or more.
  private mutating func take(to end: Substring.UTF8View.Index) -> CGFloat? {
    guard let number = Double(String(decoding: rest[..<end], as: UTF8.self)),
      abs(number) < 1e6
    else { return nil }
    rest = rest[end...]
    return CGFloat(number)
  }

  private mutating func skipBlank() {
    while let byte = rest.first, byte <= 0x20 || byte == UInt8(ascii: ",") { rest.removeFirst() }
  }
}
