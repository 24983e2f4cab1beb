extension Lexer {
  /// Reads an operator or another sign.
  mutating func sign(_ first: UInt8) {
    let start = position
    let second = byte(start + 1)
    let isAssigning = second == UInt8(ascii: "=")
    switch first {
    case UInt8(ascii: "("):
      strings.openParenthesis()
      sign(.leftParen, 1)
    case UInt8(ascii: ")"): closeParen()
    case UInt8(ascii: "["): sign(.leftSquare, 1)
    case UInt8(ascii: "]"): sign(.rightSquare, 1)
    case UInt8(ascii: "{"): sign(.leftBrace, 1)
    case UInt8(ascii: "}"): sign(.rightBrace, 1)
    case UInt8(ascii: ","): sign(.comma, 1)
    case UInt8(ascii: ":"): sign(.colon, 1)
    case UInt8(ascii: ";"): sign(.semicolon, 1)
    case UInt8(ascii: "="):
      if isAssigning, byte(start + 2) == UInt8(ascii: "=") {
        wrong(.equal, 3, hint: "write `==`")
      } else if second == UInt8(ascii: ">") {
        wrong(.arrow, 2, hint: "a result's type follows `->`")
      } else {
        isAssigning ? sign(.equal, 2) : sign(.assign, 1)
      }
    case UInt8(ascii: "!"):
      if isAssigning, byte(start + 2) == UInt8(ascii: "=") {
        wrong(.notEqual, 3, hint: "write `!=`")
      } else if isAssigning {
        sign(.notEqual, 2)
      } else if isBehindValue {
        wrong(
          .not,
          1,
          "no value is unwrapped with `!`",
          hint: "test it: `if let value = … { }`, or write what to take for nil: `… ?? VALUE`"
        )
      } else {
        wrong(.not, 1, hint: "write `not`")
      }
    case UInt8(ascii: "<"):
      if second == UInt8(ascii: ">") {
        wrong(.notEqual, 2, hint: "write `!=`")
      } else {
        isAssigning ? sign(.lessOrEqual, 2) : sign(.less, 1)
      }
    case UInt8(ascii: ">"): isAssigning ? sign(.greaterOrEqual, 2) : sign(.greater, 1)
    case UInt8(ascii: "-") where second == UInt8(ascii: ">"): sign(.arrow, 2)
    case UInt8(ascii: "+"): isAssigning ? sign(.compoundAssign, 2) : sign(.plus, 1)
    case UInt8(ascii: "-"): isAssigning ? sign(.compoundAssign, 2) : sign(.minus, 1)
    case UInt8(ascii: "*"): isAssigning ? sign(.compoundAssign, 2) : sign(.star, 1)
    case UInt8(ascii: "/") where second == UInt8(ascii: "*"): blockComment()
    case UInt8(ascii: "/"): isAssigning ? sign(.compoundAssign, 2) : sign(.slash, 1)
    case UInt8(ascii: "%"): sign(.percent, 1)
    case UInt8(ascii: "?"): second == first ? sign(.otherwise, 2) : sign(.question, 1)
    case UInt8(ascii: "."): point()
    case UInt8(ascii: "\\") where second == UInt8(ascii: "."): sign(.backslash, 1)
    default: strange(first)
    }
  }

  private mutating func sign(_ kind: Token.Kind, _ length: Int) {
    let start = position
    position += length
    add(kind, from: start)
  }

  /// Reads a sign of another language as its equivalent, and reports it.
  private mutating func wrong(
    _ kind: Token.Kind,
    _ length: Int,
    _ message: String? = nil,
    hint: String
  ) {
    let start = position
    position += length
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let message = message ?? "`\(text)` is not a sign of the language"
    diagnostics.add(message, at: span(start, position), hint: hint)
    add(kind, from: start, isReported: true)
  }

  /// Whether the current sign directly follows a value, without a space.
  private var isBehindValue: Bool {
    guard !isSpaced, let last = tokens.last?.kind else { return false }
    return last.isName || last == .rightParen || last == .rightSquare || last == .stringClose
      || last == .string
  }

  private mutating func closeParen() {
    guard strings.closeParenthesis() else { return sign(.rightParen, 1) }
    sign(.interpolationClose, 1)
    segments()
  }

  private mutating func point() {
    guard byte(position + 1) == UInt8(ascii: ".") else { return sign(.dot, 1) }
    var length = 2
    while byte(position + length) == UInt8(ascii: ".") || byte(position + length) == 0x3C {
      length += 1
    }
    wrong(
      .unknown,
      length,
      hint: "instead of a range, write `repeat 5 times` or `for item in list`"
    )
  }

  /// Reports a `/* … */` comment once, and skips it.
  private mutating func blockComment() {
    let start = position
    position += 2
    var end = position
    while end + 1 < bytes.count,
      !(bytes[end] == UInt8(ascii: "*") && bytes[end + 1] == UInt8(ascii: "/"))
    {
      end += 1
    }
    let isClosed = end + 1 < bytes.count
    diagnostics.add(
      "`/*` begins no comment",
      at: span(start, start + 2),
      hint: "begin each line of the comment with `//`"
    )
    skip(isClosed ? end - position + 2 : 0)
  }

  /// Reports an ASCII character that is not a sign of the language.
  private mutating func strange(_ first: UInt8) {
    switch first {
    case UInt8(ascii: "&"):
      wrong(.and, first == byte(position + 1) ? 2 : 1, hint: "write `and`")
    case UInt8(ascii: "|") where byte(position + 1) == UInt8(ascii: ">"):
      wrong(.or, 2, hint: "a function has its value in parentheses: `f(value)`")
    case UInt8(ascii: "|"):
      wrong(.or, first == byte(position + 1) ? 2 : 1, hint: "write `or`")
    case UInt8(ascii: "'"), UInt8(ascii: "`"): quoted(closing: [first])
    case UInt8(ascii: "#"):
      diagnostics.add(
        "`#` begins no comment",
        at: span(position, position + 1),
        hint: "write `//`"
      )
      var length = 1
      while position + length < bytes.count, bytes[position + length] != UInt8(ascii: "\n") {
        length += 1
      }
      skip(length)
    default:
      let text =
        first < 0x20 || first == 0x7F
        ? Self.number(of: UInt32(first)) : "`\(Character(Unicode.Scalar(first)))`"
      let start = position
      position += 1
      let here = span(start, position)
      if invalidCharacters.isNew(UInt32(first)) {
        diagnostics.add("\(text) means nothing in a script", at: here, hint: "remove it")
      }
      add(.unknown, from: start, isReported: true)
    }
  }

  static func number(of scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
