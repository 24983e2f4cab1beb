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
      tell(
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

  /// Whether another argument follows where a comma should: told, and read as if it stood there.
  private mutating func missesComma() -> Bool {
    guard !isLost, kind.isWord, following == .colon, !token.marks.contains(.firstOnLine) else {
      return false
    }
    tell(
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
    if sign.kind == .assign, !isLost {
      let text = text(value.span)
      let shown = text.count <= 40 && !text.contains("\n") ? text : "…"
      tell(
        "expected `:` after the label `\(label.text)`, found `=`",
        at: span(sign),
        hint: "write `\(label.text): \(shown)`"
      )
    }
    return Argument(label: label, value: value)
  }

  /// `complete-to-do todo`: told, and read as a call.
  mutating func callWithoutParentheses(_ first: Int) -> Expression {
    let name = name(tokens[first])
    var end = index
    while !Self.endsStatement(tokens[end].kind) { end += 1 }
    let rest = text(span(token).joined(to: span(tokens[max(end - 1, index)])))
    let isShort = rest.count <= 40 && !rest.contains("\n")
    tell(
      "expected `(` after `\(name.text)`, found \(described(token))",
      at: span(token),
      hint: NameSuggestion.closest(to: name.text, in: Self.wordsBeforeValues).map {
        "did you mean `\($0)`?"
      } ?? "a call has parentheses: `\(name.text)(\(isShort ? rest : "…"))`"
    )
    var arguments = [argument()]
    while !isLost, take(.comma) { arguments.append(argument()) }
    return make(.call(name, arguments), at: span(from: first))
  }

  private static func endsStatement(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .newline, .semicolon, .leftBrace, .rightBrace, .end: true
    default: false
    }
  }
}
