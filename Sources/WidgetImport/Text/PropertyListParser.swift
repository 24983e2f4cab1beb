/// Reads the form with braces, in which Xcode writes projects.
///
/// Foundation reads it too, but neither reports the position of an error nor limits the depth.
struct PropertyListParser {
  /// The greatest depth; Xcode's files have five levels.
  private static let maximumDepth = 64

  private let bytes: [UInt8]
  private let file: String
  private var place = 0

  init(_ bytes: [UInt8], of file: String) {
    self.bytes = bytes
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  mutating func parse() throws(ImportError) -> PropertyList {
    let value = try value(depth: 0)
    try skipBlank()
    guard place == bytes.count else { throw error("expected the end of the file") }
    return value
  }

  private mutating func value(depth: Int) throws(ImportError) -> PropertyList {
    guard depth < Self.maximumDepth else { throw error("more than \(Self.maximumDepth) levels") }
    try skipBlank()
    guard place < bytes.count else { throw error("the file ends in the middle of a value") }
    switch bytes[place] {
    case UInt8(ascii: "{"): return .table(try table(depth: depth))
    case UInt8(ascii: "("): return .list(try list(depth: depth))
    case UInt8(ascii: "<"): return .text(try data())
    default: return .text(try text())
    }
  }

  private mutating func table(depth: Int) throws(ImportError) -> [String: PropertyList] {
    place += 1
    var table: [String: PropertyList] = [:]
    while true {
      try skipBlank()
      if take("}") { return table }
      let key = try text()
      try skipBlank()
      guard take("=") else { throw error("expected '=' behind '\(key.prefix(40))'") }
      table[key] = try value(depth: depth + 1)
      try skipBlank()
      // The last one may have none.
      if !take(";"), place >= bytes.count || bytes[place] != UInt8(ascii: "}") {
        throw error("expected ';'")
      }
    }
  }

  private mutating func list(depth: Int) throws(ImportError) -> [PropertyList] {
    place += 1
    var list: [PropertyList] = []
    while true {
      try skipBlank()
      if take(")") { return list }
      list.append(try value(depth: depth + 1))
      try skipBlank()
      if !take(","), place >= bytes.count || bytes[place] != UInt8(ascii: ")") {
        throw error("expected ',' or ')'")
      }
    }
  }

  private mutating func data() throws(ImportError) -> String {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
    guard take(">") else { throw error("data without an end") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func text() throws(ImportError) -> String {
    guard place < bytes.count else { throw error("the file ends where a text should stand") }
    let quote = bytes[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(by: quote) }
    let start = place
    while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
    guard place > start else { throw error("a character that has no meaning here") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(ImportError) -> String {
    place += 1
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), place < bytes.count else {
        text.append(byte)
        continue
      }
      let escaped = bytes[place]
      place += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "U"), UInt8(ascii: "u"): text += Array(String(unicode()).utf8)
      default: text.append(escaped)
      }
    }
    throw error("a text without its closing quotation mark")
  }

  /// Reads four hexadecimal digits as a Unicode scalar.
  private mutating func unicode() -> Character {
    let digits = bytes[place..<min(place + 4, bytes.count)].prefix(while: Self.isHexadecimal)
    place += digits.count
    let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    return Character(code.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: scalar) else { return false }
    place += 1
    return true
  }

  /// Skips white space and comments of both kinds.
  private mutating func skipBlank() throws(ImportError) {
    while place < bytes.count {
      if bytes[place] <= 0x20 {
        place += 1
      } else if isNext("//") {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      } else if isNext("/*") {
        let start = place
        place += 2
        while place < bytes.count, !isNext("*/") { place += 1 }
        guard place < bytes.count else {
          place = start
          throw error("a comment without an end")
        }
        place += 2
      } else {
        return
      }
    }
  }

  private func isNext(_ mark: StaticString) -> Bool {
    place + 1 < bytes.count && bytes[place] == mark.utf8Start[0]
      && bytes[place + 1] == mark.utf8Start[1]
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    // What else Xcode leaves without quotation marks, and other writers do.
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private func error(_ what: String) -> ImportError {
    let line = 1 + bytes[..<min(place, bytes.count)].count { $0 == 0x0A }
    return ImportError(
      "'\(file)', line \(line): \(what)",
      hint: "is it a project that Xcode wrote?"
    )
  }
}
