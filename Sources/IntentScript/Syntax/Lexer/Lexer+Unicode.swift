extension Lexer {
  /// Returns the scalar at an offset and its length in bytes; `nil` if the bytes are not UTF-8.
  ///
  /// Well-formed sequences: The Unicode Standard 16.0, table 3-7.
  func scalar(at offset: Int) -> (Unicode.Scalar, length: Int)? {
    let first = UInt32(byte(offset))
    let length: Int
    var value: UInt32
    switch first {
    case 0..<0x80: return (Unicode.Scalar(UInt8(first)), 1)
    case 0xC2..<0xE0: (length, value) = (2, first & 0x1F)
    case 0xE0..<0xF0: (length, value) = (3, first & 0x0F)
    case 0xF0..<0xF5: (length, value) = (4, first & 0x07)
    default: return nil
    }
    for index in 1..<length {
      let next = UInt32(byte(offset + index))
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | next & 0x3F
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// Returns the length in bytes of a non-ASCII letter that continues a name; `nil` for any other
  /// character.
  @inline(never)
  func lengthOfLetter(at offset: Int) -> Int? {
    guard let (scalar, length) = scalar(at: offset), scalar.properties.isXIDContinue else {
      return nil
    }
    return length
  }

  /// Reports invalid UTF-8 once for the file, because a file in another encoding has much of it.
  mutating func badEncoding() {
    if !saysEncoding {
      diagnostics.add(
        "a byte that is not UTF-8",
        at: span(position, position + 1),
        hint: "save the file as UTF-8"
      )
    }
    saysEncoding = true
    skip(1)
  }

  /// Skips a character of a string or comment that is not printable ASCII, and reports control
  /// characters.
  mutating func textByte() {
    let byte = byte(position)
    if byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
      position += 1
      return
    }
    guard let (scalar, length) = scalar(at: position) else { return badEncoding() }
    switch scalar.value {
    // Controls of the terminal, and those that make text look as what it is not.
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069:
      let hex = String(scalar.value, radix: 16, uppercase: true)
      diagnostics.add(
        "the control character \(Self.number(of: scalar.value))",
        at: span(position, position + length),
        hint: "in a string, write `\\u{\(hex)}`"
      )
    default: break
    }
    position += length
  }

  /// Reports a non-ASCII character that cannot begin a name, and reads the sign that it resembles.
  mutating func unknown(_ scalar: Unicode.Scalar, length: Int) {
    let here = span(position, position + length)
    switch scalar {
    case "“", "”", "„", "‟", "«", "»":
      return quoted(closing: Array("”".utf8), Array("“".utf8), Array("»".utf8))
    case "‘", "’", "‚": return quoted(closing: Array("’".utf8), Array("‘".utf8))
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{3000}":
      diagnostics.add(
        "a blank that is not an ordinary one, \(Self.number(of: scalar.value))",
        at: here,
        hint: "write an ordinary space"
      )
      return skip(length)
    case "\u{200B}", "\u{FEFF}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}":
      diagnostics.add(
        "an invisible character, \(Self.number(of: scalar.value))",
        at: here,
        hint: "remove it"
      )
      return skip(length)
    default: break
    }
    let (kind, sign) = Self.likeness(scalar)
    if let sign {
      if invalidCharacters.isNew(scalar.value, likeSignInLineAt: lineStart) {
        diagnostics.add(
          "`\(scalar)`, \(Self.number(of: scalar.value)), means nothing in a script",
          at: here,
          hint: "it looks like `\(sign)`: write `\(sign)`"
        )
      }
    } else if invalidCharacters.isNew(scalar.value) {
      diagnostics.add(
        "`\(scalar)` means nothing in a script",
        at: here,
        hint: "in a string it may stand"
      )
    }
    let start = position
    position += length
    if kind == .leftParen { strings.openParenthesis() }
    if kind == .rightParen { _ = strings.closeParenthesis() }
    add(kind, from: start, isReported: true)
  }

  /// Returns the sign that a character resembles, from Unicode's confusables.txt (UTS #39).
  private static func likeness(_ scalar: Unicode.Scalar) -> (Token.Kind, String?) {
    switch scalar {
    case "（": return (.leftParen, "(")
    case "）": return (.rightParen, ")")
    case "｛": return (.leftBrace, "{")
    case "｝": return (.rightBrace, "}")
    case "［", "【": return (.leftSquare, "[")
    case "］", "】": return (.rightSquare, "]")
    case "；": return (.semicolon, ";")
    case "＝": return (.assign, "=")
    case "＋": return (.plus, "+")
    case "．": return (.dot, ".")
    case "、": return (.comma, ",")
    // The forms of ASCII as wide as an ideograph lie in its order.
    case "\u{FF01}"..."\u{FF5E}":
      guard let sign = Unicode.Scalar(scalar.value - 0xFEE0) else { break }
      return (sign == "," ? .comma : sign == ":" ? .colon : .unknown, String(sign))
    default: break
    }
    return switch scalar {
    case "–", "—", "−", "‐", "‑": (.minus, "-")
    case "×", "·", "∗": (.star, "*")
    case "÷", "∕": (.slash, "/")
    case "≤": (.lessOrEqual, "<=")
    case "≥": (.greaterOrEqual, ">=")
    case "≠": (.notEqual, "!=")
    case "→", "⇒": (.arrow, "->")
    case "…": (.unknown, "...")
    case "\u{37E}": (.semicolon, ";")
    case "\u{2044}": (.slash, "/")
    case "\u{A6}": (.or, "or")
    default: (.unknown, nil)
    }
  }

  /// Reads a string in quotes that the language does not have, up to one of `closing`, and reports
  /// it.
  mutating func quoted(closing: [UInt8]...) {
    let start = position
    let opening = scalar(at: start)?.length ?? 1
    var end = start + opening
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      for quote in closing + [[UInt8(ascii: "\"")]]
      where bytes[end...].starts(with: quote) {
        let text = String(decoding: bytes[start..<end + quote.count], as: UTF8.self)
        let inner = String(decoding: bytes[start + opening..<end], as: UTF8.self)
        let isShort = text.count <= 40 && !inner.contains("\"")
        diagnostics.add(
          "strings stand between `\"` and `\"`",
          at: span(start, end + quote.count),
          hint: isShort ? "write `\"\(inner)\"`" : "use `\"`"
        )
        position = start + opening
        add(.stringOpen, from: start, isReported: true)
        position = end
        if end > start + opening { add(.text, from: start + opening) }
        position = end + quote.count
        return add(.stringClose, from: end, isReported: true)
      }
      end += 1
    }
    diagnostics.add(
      "strings stand between `\"` and `\"`",
      at: span(start, start + opening),
      hint: "use `\"`"
    )
    position = start + opening
    add(.unknown, from: start, isReported: true)
  }
}
