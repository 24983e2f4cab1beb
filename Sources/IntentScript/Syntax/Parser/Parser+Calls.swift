internal import WidgetIntents

extension Parser {
  /// The words of the language that a value follows.
  private static let wordsBeforeValues = [
    "print", "fail", "exit", "wait", "return", "let", "var", "repeat", "while",
  ]

  /// A call, from its `(`.
  mutating func call(_ first: Int) -> Expression {
    let name = name(tokens[first])
    if !isAdjacent {
      report(
        "a blank between `\(name.text)` and its `(`",
        at: span(token),
        hint: "write `\(name.text)(…)`"
      )
    }
    let arguments = arguments()
    grow(over: height, at: name.span)
    return make(.call(name, arguments), at: span(from: first))
  }

  /// Arguments in parentheses; the height is that of the highest.
  mutating func arguments() -> [Argument] {
    let opened = index
    var arguments: [Argument] = []
    var top = 0
    advance()
    repeat {
      while kind != .rightParen, kind != .newline || following != .rightParen {
        let argument = argument()
        // Most calls have one argument or two.
        if arguments.isEmpty, kind == .comma { arguments.reserveCapacity(2) }
        arguments.append(argument)
        top = max(top, height)
        recover(closing: .rightParen)
        if !take(.comma), !missesComma() { break }
      }
      close(.rightParen, ")", opened: opened)
    } while resumes(closing: .rightParen)
    height = top
    return arguments
  }

  /// Whether another argument follows where a comma should: reported, and read as if it stood there.
  private mutating func missesComma() -> Bool {
    guard !isRecovering, kind.isWord, following == .colon, !token.marks.contains(.firstOnLine)
    else {
      return false
    }
    report(
      "expected `,`, found `\(text(token))`",
      at: span(token),
      hint: "a comma stands between two arguments"
    )
    return true
  }

  /// `name: "x"`, or a value without a label.
  mutating func argument() -> Argument {
    guard kind.isWord, following == .colon || following == .assign else {
      return Argument(label: nil, value: expression())
    }
    let label = name(token)
    advance()
    let sign = token
    advance()
    let value = expression()
    if sign.kind == .assign, !isRecovering {
      let text = text(value.span)
      let shown = text.count <= 40 && !text.contains("\n") ? text : "…"
      report(
        "expected `:` after the label `\(label.text)`, found `=`",
        at: span(sign),
        hint: "write `\(label.text): \(shown)`"
      )
    }
    return Argument(label: label, value: value)
  }

  /// `complete-to-do todo`: reported, and read as a call.
  mutating func callWithoutParentheses(_ first: Int) -> Expression {
    let name = name(tokens[first])
    var end = index
    while !Self.endsStatement(tokens[end].kind) { end += 1 }
    let rest = text(span(token).joined(to: span(tokens[max(end - 1, index)])))
    let isShort = rest.count <= 40 && !rest.contains("\n")
    report(
      "expected `(` after `\(name.text)`, found \(described(token))",
      at: span(token),
      hint: NameSuggestion.closest(to: name.text, in: Self.wordsBeforeValues).map {
        "did you mean `\($0)`?"
      } ?? "a call has parentheses: `\(name.text)(\(isShort ? rest : "…"))`"
    )
    var arguments = [argument()]
    while !isRecovering, take(.comma) { arguments.append(argument()) }
    return make(.call(name, arguments), at: span(from: first))
  }

  private static func endsStatement(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .newline, .semicolon, .leftBrace, .rightBrace, .end: true
    default: false
    }
  }
}

extension Parser {
  /// A string of several tokens; the lexer sees to it that each opening has its close.
  mutating func string() -> Expression {
    let first = index
    var segments: [StringSegment] = []
    var top = 0
    advance()
    while kind != .end {
      let token = token
      switch kind {
      case .text:
        segments.append(.text(text(token)))
        advance()
      case .escapedText:
        segments.append(.text(unescaped(token)))
        advance()
      case .interpolationOpen:
        segments.append(.expression(interpolation()))
        top = max(top, height)
      default:
        _ = take(.stringClose)
        grow(over: top, at: span(tokens[first]))
        return make(.string(segments), at: span(from: first))
      }
    }
    return missing(at: span(from: first))
  }

  /// `\(expression)`.
  private mutating func interpolation() -> Expression {
    advance()
    let value = expression()
    if !isRecovering, kind != .interpolationClose {
      reportExpected("`)`", hint: "one value stands between `\\(` and `)`")
    }
    guard isRecovering else {
      advance()
      return value
    }
    var open = 0
    while kind != .end {
      if kind == .interpolationOpen { open += 1 }
      if kind == .interpolationClose {
        if open == 0 { break }
        open -= 1
      }
      advance()
    }
    advance()
    isRecovering = false
    return value
  }

  /// The text of a token without its escapes; those that are none stand as they are.
  private func unescaped(_ token: Token) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(Int(token.length))
    var index = Int(token.offset)
    let end = Int(token.end)
    while index < end {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < end else {
        result.append(byte)
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "\""): result.append(UInt8(ascii: "\""))
      case UInt8(ascii: "\\"): result.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "u"):
        var value: UInt32 = 0
        index += 2
        while index < end, let digit = Lexer.hexadecimal(bytes[index]) {
          value = value << 4 | digit
          index += 1
        }
        if let scalar = Unicode.Scalar(value) {
          result.append(contentsOf: Array(String(scalar).utf8))
        }
      default: result.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
