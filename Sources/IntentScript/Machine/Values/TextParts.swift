/// Splits texts into lines, parts and fields, and parses numbers.
enum TextParts {
  /// Returns the lines of a text without their line breaks; a line break at the end begins no further line.
  static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }

  static func trimmed(_ text: String) -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }

  /// Splits a text at a separator; returns one part more than there are separators.
  static func parts(of text: String, by separator: String) -> [String] {
    // In ASCII without a carriage return each byte is a character; there are no others to look for.
    guard isPlain(text), isPlain(separator) else {
      return text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
    let (bytes, wanted) = (Array(text.utf8), Array(separator.utf8))
    var parts: [String] = []
    var start = 0
    var index = 0
    while index + wanted.count <= bytes.count {
      if bytes[index] == wanted[0], bytes[index..<index + wanted.count].elementsEqual(wanted) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += wanted.count
        start = index
      } else {
        index += 1
      }
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }

  /// Returns the fields of a line of CSV (RFC 4180), or of TSV if it has a tab; `nil` if a quote is not closed.
  ///
  /// A field that begins with a quote ends at the next single quote; two quotes represent one.
  static func fields(_ line: String) -> [String]? {
    let bytes = Array(line.utf8)
    let quote = UInt8(ascii: "\"")
    let separator = bytes.contains(UInt8(ascii: "\t")) ? UInt8(ascii: "\t") : UInt8(ascii: ",")
    var fields: [String] = []
    var field: [UInt8] = []
    var index = 0
    while true {
      if index < bytes.count, bytes[index] == quote, field.isEmpty {
        index += 1
        while true {
          guard index < bytes.count else { return nil }
          if bytes[index] == quote {
            index += 1
            guard index < bytes.count, bytes[index] == quote else { break }
          }
          field.append(bytes[index])
          index += 1
        }
      }
      while index < bytes.count, bytes[index] != separator {
        field.append(bytes[index])
        index += 1
      }
      fields.append(String(decoding: field, as: UTF8.self))
      guard index < bytes.count else { return fields }
      field.removeAll()
      index += 1
    }
  }

  /// Parses a number in decimal digits; `nil` if the text is not one, or is too large.
  static func number(_ text: String) -> Double? {
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): true
      default: false
      }
    }
    guard isDecimal, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
