/// Reads JSON from bytes, one token after another, and keeps track of the position (RFC 8259).
struct JSONScanner {
  /// A syntax error, with the line and column of its beginning, both counted from 1.
  struct Fault: Error, Equatable {
    let message: String
    let line: Int
    let column: Int
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next byte that is not white space; `nil` at the end.
  mutating func next() -> UInt8? {
    while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
    return offset < bytes.count ? bytes[offset] : nil
  }

  /// Skips the next byte if it is `byte`.
  ///
  /// - Returns: `false` if it is another byte.
  mutating func take(_ byte: Character) -> Bool {
    guard let next = next(), Character(Unicode.Scalar(next)) == byte else { return false }
    offset += 1
    return true
  }

  /// Returns a syntax error at the next byte that is not white space; its message quotes the text
  /// there.
  mutating func fault(expected: String) -> Fault {
    guard let byte = next() else { return fault("expected \(expected), found the end", at: offset) }
    let isWord = Self.isWord(byte)
    let rest = bytes[offset...].prefix(24)
    let found = isWord ? rest.prefix(while: Self.isWord) : rest.prefix(1)
    let text = String(decoding: found, as: UTF8.self)
    return fault("expected \(expected), found '\(text)'", at: offset)
  }

  /// The present offset in the text, in bytes, with which a later error can name this place.
  var position: Int { offset }

  func fault(_ message: String, at position: Int) -> Fault {
    let before = bytes.prefix(position)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Fault(
      message: message,
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1
    )
  }

  /// Reads a string and resolves its quotes and escapes; `what` describes the string in messages.
  mutating func string(_ what: String) throws(Fault) -> String {
    let start = offset
    guard take("\"") else { throw fault(expected: what) }
    var text: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw fault("the text is not UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
      case ..<0x20: throw fault("a line break or control character in a text", at: offset - 1)
      default: text.append(byte)
      }
    }
    throw fault("the text has no closing quote", at: start)
  }

  /// Reads a number, `true`, `false` or `null`, and returns its text; `name` describes the value in
  /// messages.
  mutating func word(of name: String) throws(Fault) -> String {
    guard let first = next(), Self.isWord(first) else {
      throw fault(expected: "a value of '\(name)'")
    }
    let word = bytes[offset...].prefix(while: Self.isWord)
    let text = String(decoding: word, as: UTF8.self)
    let isNumber = first == UInt8(ascii: "-") || (0x30...0x39).contains(first)
    guard isNumber ? Double(text)?.isFinite == true : ["true", "false", "null"].contains(text)
    else {
      throw fault("'\(text)' is not a value of '\(name)'; a text is written in quotes", at: offset)
    }
    offset += word.count
    return text
  }

  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    let start = offset - 1
    guard offset < bytes.count else { throw fault("the text has no closing quote", at: start) }
    let letter = bytes[offset]
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw fault("an unknown escape", at: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(Fault) -> Unicode.Scalar {
    let high = try unit(from: start)
    if let scalar = Unicode.Scalar(high) { return scalar }
    // A character after U+FFFF is written as two escapes, a surrogate pair.
    guard high < 0xDC00, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { throw fault("half of a surrogate pair", at: start) }
    offset += 2
    let low = try unit(from: start)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + UInt32(low) - 0xDC00)
    else { throw fault("half of a surrogate pair", at: start) }
    return scalar
  }

  private mutating func unit(from start: Int) throws(Fault) -> UInt16 {
    let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16), !digits.hasPrefix("+")
    else { throw fault("\\u is followed by four hexadecimal digits", at: start) }
    offset += 4
    return unit
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Returns whether a byte can be part of a number or a literal.
  ///
  /// Invalid words are read to their end too, so that messages can quote them.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    }
  }
}
