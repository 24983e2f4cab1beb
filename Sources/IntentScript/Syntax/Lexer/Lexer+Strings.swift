extension Lexer {
  /// Reads a string: one token if it contains only text, several otherwise.
  mutating func string() {
    let start = position
    var end = start + 1
    while true {
      switch byte(end) {
      case UInt8(ascii: "\""):
        position = end + 1
        return add(.string, from: start)
      case UInt8(ascii: "\\"), 0..<0x20, 0x7F...:
        strings.open(at: start)
        position = start + 1
        add(.stringOpen, from: start)
        return segments()
      default: end += 1
      }
    }
  }

  /// Reads the parts of a string up to its end or the next interpolation.
  mutating func segments() {
    let start = position
    var isEscaped = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        addText(from: start, isEscaped)
        position += 1
        return add(.stringClose, from: position - 1)
      case UInt8(ascii: "\n"):
        addText(from: start, isEscaped)
        return abandonString()
      case UInt8(ascii: "\\") where byte(position + 1) == UInt8(ascii: "("):
        addText(from: start, isEscaped)
        return openInterpolation()
      case UInt8(ascii: "\\"):
        escape()
        isEscaped = true
      case 0..<0x20, 0x7F...: textByte()
      default: position += 1
      }
    }
    addText(from: start, isEscaped)
    abandonString()
  }

  private mutating func addText(from start: Int, _ isEscaped: Bool) {
    if position > start { add(isEscaped ? .escapedText : .text, from: start) }
  }

  private mutating func openInterpolation() {
    let start = position
    guard strings.openInterpolation() else {
      diagnostics.add(
        "strings within strings, more than \(StringNesting.maximumDepth) deep",
        at: span(start, start + 2),
        hint: "bind a part of it with `let`"
      )
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      return abandonString(isReported: true)
    }
    position += 2
    add(.interpolationOpen, from: start)
  }

  /// Ends all open strings at the end of their line, and reports them unless that was done.
  ///
  /// A string cannot contain a line break.
  mutating func abandonString(isReported: Bool = false) {
    if !isReported {
      // Of strings within one another the reader sees the outermost; which one is open is a guess.
      let isNested = strings.isInInterpolation
      let start = strings.outermost
      var end = position
      while end > start + 1, byte(end - 1) == 0x0D || byte(end - 1) == 0x20 { end -= 1 }
      diagnostics.add(
        isNested
          ? "a string with `\\(` that does not end on its line"
          : "a string that does not end on its line",
        at: span(start, end),
        hint: isNested ? "close each `\\(` with `)` and the string with `\"`" : "close it with `\"`"
      )
    }
    // A quote that opens a string is where the parser might see a second mistake.
    if let open = tokens.lastIndex(where: { $0.kind == .stringOpen }) {
      tokens[open].marks.insert(.isReported)
    }
    if isInString { add(.stringClose, from: position, isReported: true) }
    while strings.abandonInterpolation() {
      add(.interpolationClose, from: position, isReported: true)
      add(.stringClose, from: position, isReported: true)
    }
  }

  /// Whether the lexer is in the text of a string, outside interpolations.
  private var isInString: Bool {
    switch tokens.last?.kind {
    case .stringOpen, .text, .escapedText, .interpolationClose: true
    default: false
    }
  }

  /// Reads one escape, from its `\`.
  private mutating func escape() {
    let start = position
    position += 2
    switch byte(start + 1) {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "\\"): return
    case UInt8(ascii: "u"): return unicodeEscape(start)
    case UInt8(ascii: "\n"):
      position = start + 1
      return
    case 0 where start + 1 >= bytes.count:
      position = start + 1
      return
    case 0x80...:
      position = start + 1 + (scalar(at: start + 1)?.length ?? 1)
    default: break
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    diagnostics.add(
      "`\(text)` is not an escape",
      at: span(start, position),
      hint: "a backslash is written `\\\\`; there are `\\n`, `\\t`, `\\\"`, `\\u{…}` and `\\(…)`"
    )
  }

  /// Reads an escape such as `\u{1F600}`: one to eight hexadecimal digits of a scalar.
  private mutating func unicodeEscape(_ start: Int) {
    var value: UInt32 = 0
    var digits = 0
    if byte(position) == UInt8(ascii: "{") {
      position += 1
      while let digit = Self.hexadecimal(byte(position)), digits < 8 {
        value = value << 4 | digit
        digits += 1
        position += 1
      }
      if byte(position) == UInt8(ascii: "}") {
        position += 1
        if digits > 0, Unicode.Scalar(value) != nil { return }
        diagnostics.add(
          digits == 0
            ? "`\\u{}` does not name a character"
            : "there is no character \(Self.number(of: value))",
          at: span(start, position),
          hint: "write the character's number in hexadecimal digits: `\\u{E9}` is é"
        )
        return
      }
    }
    diagnostics.add(
      "expected `\\u{…}` with one to eight hexadecimal digits",
      at: span(start, position),
      hint: "`\\u{E9}` is é"
    )
  }

  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
