/// Formats text as a JSON string in quotation marks (RFC 8259, section 7).
package enum JSONString {
  /// The characters that are escaped in addition to those that JSON requires.
  package enum Escapes: Sendable {
    /// Escapes only what JSON requires: quotation marks, backslashes and control characters below
    /// U+0020.
    case required
    /// Escapes the characters that a terminal might execute or hide, and those that might end a
    /// line, besides those of JSON (RI-1).
    case terminal
    /// Escapes all characters beyond ASCII and U+007F, besides those that JSON requires.
    case nonASCII
  }

  /// Appends `text` as a JSON string in quotation marks, encoded in UTF-8.
  package static func append(
    _ text: String,
    to bytes: inout [UInt8],
    escapes: Escapes = .required
  ) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      if utf8.allSatisfy(isPlain) {
        bytes.append(contentsOf: utf8)
      } else if escapes == .required {
        for byte in utf8 { append(byte, to: &bytes) }
      } else {
        // A quote is no base for a mark.
        var hasBase = false
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
          hasBase = append(scalar, to: &bytes, escapes, hasBase: hasBase)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns `text` as a JSON string in quotation marks.
  package static func quoted(_ text: String, escapes: Escapes = .required) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes, escapes: escapes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the UTF-16 units of `scalar` as `\u` escapes.
  package static func appendEscape(of scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    for unit in scalar.utf16 {
      bytes.append(contentsOf: "\\u".utf8)
      for shift in [12, 8, 4, 0] { bytes.append(digits[Int(unit >> UInt16(shift)) & 15]) }
    }
  }

  /// Returns whether `scalar` needs an escape in JSON for a terminal.
  package static func isUnsafeForTerminals(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// Returns whether `scalar` is a combining mark, which a terminal would draw over the preceding
  /// character.
  package static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
    case 0..<0x20: appendEscape(of: Unicode.Scalar(byte), to: &bytes)
    default: bytes.append(byte)
    }
  }

  /// Appends a scalar, escaped if necessary.
  ///
  /// - Returns: Whether a combining mark may follow, as the scalar is a character that it can
  ///   combine with.
  private static func append(
    _ scalar: Unicode.Scalar,
    to bytes: inout [UInt8],
    _ escapes: Escapes,
    hasBase: Bool
  ) -> Bool {
    let isEscaped =
      switch escapes {
      case .required: false
      case .terminal:
        !scalar.isASCII && isUnsafeForTerminals(scalar) || !hasBase && isMark(scalar)
      case .nonASCII: !scalar.isASCII
      }
    if isEscaped || scalar.value == 0x7F {
      appendEscape(of: scalar, to: &bytes)
    } else if scalar.isASCII {
      append(UInt8(scalar.value), to: &bytes)
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return !isEscaped && scalar.value >= 0x20 && scalar.value != 0x7F
  }
}
