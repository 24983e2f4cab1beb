/// An error at an offset of a JSON text.
struct JSONFault: Error, Equatable {
  /// The offset in bytes from the beginning of the text.
  let offset: Int
  let message: String
}

/// Finds the ranges of the values of a JSON text without decoding them.
///
/// Some programs write strings that RFC 8259 does not allow. Those with only one possible meaning
/// are read and reported as an oddity.
struct JSONScanner {
  let bytes: [UInt8]
  var position: Int
  /// The deviations from the grammar that could still be understood.
  private(set) var oddities: [JSONFault] = []

  // The most nested brackets; a to-do has three. This also limits the work on a damaged text.
  private static let maximumDepth = 32

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipBlanks() {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Skips blanks and then the wanted byte.
  ///
  /// - Returns: `false` if another byte follows the blanks.
  mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard let byte, UInt32(byte) == wanted.value else { return false }
    position += 1
    return true
  }

  /// Returns to an earlier position in the text; `count` is the number of oddities that had been
  /// found before it.
  mutating func rewind(to position: Int, oddities count: Int) {
    self.position = position
    oddities.removeSubrange(count...)
  }

  mutating func note(_ message: String, at offset: Int) {
    oddities.append(JSONFault(offset: offset, message: message))
  }

  func fault(_ message: String) -> JSONFault { JSONFault(offset: position, message: message) }

  /// Skips a value of any kind, without recursion.
  ///
  /// - Returns: Its range, without the blanks around it.
  mutating func value() throws(JSONFault) -> Range<Int> {
    skipBlanks()
    let start = position
    // For each open bracket, whether it is that of an object.
    var open: [Bool] = []
    while true {
      guard try valueOrBracket(&open) else { continue }
      // After a value there is a comma and the next value, or the end of the enclosing brackets.
      while let isObject = open.last {
        if take(",") {
          skipBlanks()
          guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { break }
        }
        guard take(isObject ? "}" : "]") else {
          throw fault(
            isObject
              ? "no comma or brace where one has to be" : "no comma or bracket where one has to be"
          )
        }
        open.removeLast()
      }
      if open.isEmpty { return start..<position }
    }
  }

  /// Skips a value, or if it is an array or object, only its opening bracket, which is added to
  /// `open`.
  ///
  /// - Returns: Whether the value is complete.
  private mutating func valueOrBracket(_ open: inout [Bool]) throws(JSONFault) -> Bool {
    if open.last == true {
      skipBlanks()
      _ = try string()
      guard take(":") else { throw fault("no colon behind a name") }
    }
    skipBlanks()
    switch byte {
    case UInt8(ascii: "\""):
      _ = try string()
      return true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = byte == UInt8(ascii: "{")
      guard open.count < Self.maximumDepth else {
        throw fault("more than 32 brackets within each other")
      }
      position += 1
      if take(isObject ? "}" : "]") { return true }
      open.append(isObject)
      return false
    default:
      try word()
      return true
    }
  }

  /// Skips a number, `true`, `false` or `null`.
  private mutating func word() throws(JSONFault) {
    let start = position
    while position < bytes.count, Self.isOfWord(bytes[position]) { position += 1 }
    guard position > start else {
      throw fault(
        position < bytes.count ? "no value where one has to be" : "the text ends within a record"
      )
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  /// Skips a string, which must not contain a line break.
  ///
  /// - Returns: Its range, including the quotes.
  mutating func string() throws(JSONFault) -> Range<Int> {
    guard byte == UInt8(ascii: "\"") else { throw fault("no string where one has to be") }
    let start = position
    position += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return start..<position
      case UInt8(ascii: "\\"): escape()
      case 0x0A, 0x0D:
        throw JSONFault(offset: start, message: "a string that does not end on its line")
      default:
        if byte < 0x20 { note("a control character that is not escaped", at: position) }
        position += 1
      }
    }
    throw JSONFault(offset: start, message: "a string that does not end")
  }

  private mutating func escape() {
    let start = position
    switch JSONEscape(bytes[...], at: position) {
    case .scalar(_, let length): position += length
    case .half(let length):
      note("half of a pair of surrogates", at: start)
      position += length
    case nil:
      note("an escape that JSON does not have", at: start)
      position += 1
    }
  }
}
