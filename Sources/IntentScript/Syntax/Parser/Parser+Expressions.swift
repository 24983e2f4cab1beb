/// Parsing of operators and their operands.
extension Parser {
  mutating func expression() -> Expression {
    // Most are one token, which no operator can be about.
    if !tokens.isRecovering, tokens.following.endsExpression, tokens.kind.isPlainValue {
      return primary()
    }
    return binary(.or)
  }

  /// Parses operators of at least the given precedence, with their operands.
  mutating func binary(_ minimum: Precedence) -> Expression {
    guard !tokens.isRecovering, enter() else { return missing(at: tokens.place) }
    defer { leave() }
    var left = prefix(minimum)
    var isCompared = false
    while !tokens.isRecovering,
      let (sign, precedence) = tokens.kind.binaryOperator ?? foreignComparator(minimum),
      precedence >= minimum
    {
      let operatorSpan = tokens.span
      if sign == .subtract { checkMinus() }
      if precedence == .comparison {
        if isCompared { reportChain(left, at: operatorSpan) }
        isCompared = true
      }
      tokens.advance()
      let leftHeight = height
      let right = binary(precedence.onTheRight)
      grow(over: max(leftHeight, height), at: operatorSpan)
      left = make(
        .binary(sign, left, right, operatorSpan: operatorSpan),
        at: left.span.joined(to: right.span)
      )
    }
    return left
  }

  /// Reads a comparison of another language, and reports it; `nil` if there is none.
  private mutating func foreignComparator(_ minimum: Precedence) -> (BinaryOperator, Precedence)? {
    guard tokens.kind == .name, minimum <= .comparison, tokens.next.startsValue,
      let sign = ForeignOperator.comparators[tokens.text]
    else { return nil }
    tokens.report(
      "`\(tokens.text)` is not an operator of the language",
      at: tokens.span,
      hint: "write `\(sign.rawValue)`"
    )
    return (sign, .comparison)
  }

  private mutating func prefix(_ minimum: Precedence) -> Expression {
    let first = tokens.index
    switch tokens.kind {
    case .not:
      if minimum > .not {
        tokens.report(
          "expected a value, found `not`",
          at: tokens.span,
          hint: "put `not …` in parentheses"
        )
      }
      tokens.advance()
      let operand = binary(.not)
      grow(over: height, at: tokens.span(tokens[first]))
      return make(.unary(.not, operand), at: tokens.span(from: first))
    case .minus:
      tokens.advance()
      if tokens.kind == .int, let least = leastInt(first) { return least }
      let operand = binary(.sign)
      grow(over: height, at: tokens.span(tokens[first]))
      return make(.unary(.negate, operand), at: tokens.span(from: first))
    default: return timed()
    }
  }

  /// Parses the smallest Int after its minus sign; `nil` for any other number.
  private mutating func leastInt(_ first: Int) -> Expression? {
    let token = tokens.current
    guard tokens.int(token, isNegative: false) == nil,
      let value = tokens.int(token, isNegative: true)
    else { return nil }
    guard tokens.following != .name || ScriptUnit.named(tokens.text(tokens.next)) == nil else {
      return nil
    }
    tokens.advance()
    return make(.literal(.int(value)), at: tokens.span(from: first))
  }

  /// Reports a minus between two values with a space on one side only; names may contain `-`.
  private mutating func checkMinus() {
    let isSpacedBefore = tokens.current.marks.contains(.spaced)
    let next = tokens.next
    guard isSpacedBefore != next.marks.contains(.spaced) else { return }
    tokens.report(
      "a minus between two values with a blank on one side only",
      at: tokens.span,
      hint: "write `\(tokens.text(tokens.previous)) - \(tokens.text(next))`"
    )
  }

  private mutating func reportChain(_ left: Expression, at span: SourceSpan) {
    var hint = "join two comparisons with `and`"
    if case .binary(let sign, let first, let middle, _) = left.kind {
      let (first, middle) = (tokens.text(first.span), tokens.text(middle.span))
      if first.count + middle.count <= 40, !first.contains("\n"), !middle.contains("\n") {
        hint = "write `\(first) \(sign.rawValue) \(middle) and \(middle) \(tokens.text(span)) …`"
      }
    }
    tokens.report("comparisons do not chain", at: span, hint: hint)
  }

  /// Parses a value with an optional time of day, such as `tomorrow at 09:00`.
  private mutating func timed() -> Expression {
    let first = tokens.index
    let value = postfix()
    guard tokens.kind == .at, !tokens.isRecovering else { return value }
    tokens.advance()
    guard tokens.kind == .clock else {
      tokens.reportExpected("a time after `at`", hint: "for example `tomorrow at 09:00`")
      return value
    }
    let time = tokens.clockTime(tokens.current)
    tokens.advance()
    grow(over: height, at: tokens.span(tokens[first]))
    return make(.at(value, time), at: tokens.span(from: first))
  }

  /// Parses a value with its members and indices: `milk.due`, `line.split(by: ";")`, `names[0]`.
  mutating func postfix() -> Expression {
    let first = tokens.index
    var value = primary()
    while !tokens.isRecovering {
      if tokens.kind == .dot, tokens.isAdjacent {
        tokens.advance()
        guard tokens.kind.isWord, tokens.isAdjacent else {
          tokens.reportExpected("the name of a property after `.`", hint: "for example `todo.name`")
          return value
        }
        let name = tokens.name(tokens.current)
        tokens.advance()
        let below = height
        if tokens.kind == .leftParen, tokens.isAdjacent {
          let arguments = arguments()
          grow(over: max(below, height), at: name.span)
          value = make(.method(value, name, arguments), at: tokens.span(from: first))
        } else {
          grow(over: below, at: name.span)
          value = make(.member(value, name), at: tokens.span(from: first))
        }
      } else if tokens.kind == .leftSquare, tokens.isAdjacent {
        value = indexed(value, first)
      } else {
        break
      }
    }
    return value
  }
}

/// Parsing of primary expressions.
extension Parser {
  /// Parses an element of a list, from its `[`.
  private mutating func indexed(_ list: Expression, _ first: Int) -> Expression {
    let opened = tokens.index
    let below = height
    tokens.advance()
    let index = expression()
    grow(over: max(below, height), at: tokens.span(tokens[opened]))
    tokens.close(.rightSquare, "]", opened: opened)
    if tokens.isRecovering {
      tokens.recover(closing: .rightSquare, stopsAtComma: false)
      if !tokens.isRecovering { tokens.advance() }
    }
    return make(.index(list, index), at: tokens.span(from: first))
  }

  /// Parses a key path such as `\.due`.
  private mutating func keyPath() -> Expression {
    let first = tokens.index
    tokens.advance()
    guard tokens.take(.dot), tokens.kind.isWord, tokens.isAdjacent else {
      tokens.reportExpected("the name of a property after `\\.`", hint: "for example `\\.due`")
      return missing(at: tokens.span(from: first))
    }
    let name = tokens.name(tokens.current)
    tokens.advance()
    return make(.keyPath(name), at: tokens.span(from: first))
  }

  private mutating func primary() -> Expression {
    height = 1
    let first = tokens.index
    let token = tokens.current
    switch tokens.kind {
    case .int, .double: return number()
    case .string, .stringOpen: return string()
    case .leftParen: return grouped()
    case .leftSquare: return list()
    case .dot: return enumCase()
    case .backslash: return keyPath()
    case .find: return find()
    case .ask: return prompt(.ask)
    case .confirm: return prompt(.confirm)
    case .choose: return prompt(.choose)
    case .day, .date: return day()
    default: break
    }
    if token.kind.isName {
      tokens.advance()
      if tokens.kind == .leftParen { return call(first) }
      return make(.name(tokens.word(token)), at: tokens.span(token))
    }
    if let literal = token.kind.literal {
      tokens.advance()
      return make(.literal(literal), at: tokens.span(token))
    }
    tokens.reportExpected("a value", hint: hintForNoValue())
    let place = tokens.place
    // Braces of another language's closures and tables: what is in them is none of this one.
    if tokens.kind == .leftBrace, tokens.previous.kind != .if, tokens.previous.kind != .while,
      !tokens.next.marks.contains(.firstOnLine)
    {
      tokens.advance()
      tokens.skipBlock()
    }
    return missing(at: place)
  }

  private func hintForNoValue() -> String? {
    if let step = stepOfOne { return step }
    return switch tokens.kind {
    case .clock: "a time belongs to a day: `today at \(tokens.text)`"
    case .leftBrace where tokens.previous.kind == .if || tokens.previous.kind == .while:
      "write the condition before the block"
    case .leftBrace: "values have no braces; a list is written `[1, 2]`"
    case .if: "`if` is a statement: assign a variable in both arms"
    case .assign: "`==` compares"
    default: "a value is written out, as `5` or `\"text\"`, or it is a name or a call"
    }
  }

  /// The hint for `++` or `--` at the current token, as in other languages; otherwise `nil`.
  private var stepOfOne: String? {
    let sign = tokens.kind == .plus ? tokens.index : tokens.index - 1
    guard sign > 1, tokens[sign].kind == .plus || tokens[sign].kind == .minus,
      tokens[sign - 1].kind == tokens[sign].kind, !tokens[sign].marks.contains(.spaced),
      tokens[sign + 1].kind.endsLine || tokens[sign + 1].marks.contains(.firstOnLine)
    else { return nil }
    let text = tokens.text(tokens[sign])
    return "there is no `\(text)\(text)`: write `\(tokens.text(tokens[sign - 2])) \(text)= 1`"
  }

  private mutating func grouped() -> Expression {
    let first = tokens.index
    tokens.advance()
    let value = expression()
    grow(over: height, at: tokens.span(tokens[first]))
    let top = height
    tokens.close(.rightParen, ")", opened: first)
    if tokens.isRecovering {
      tokens.recover(closing: .rightParen, stopsAtComma: false)
      if !tokens.isRecovering { tokens.advance() }
    }
    height = top
    return make(.grouped(value), at: tokens.span(from: first))
  }

  private mutating func list() -> Expression {
    let first = tokens.index
    tokens.advance()
    var elements: [Expression] = []
    var top = 0
    repeat {
      while tokens.kind != .rightSquare, tokens.kind != .newline || tokens.following != .rightSquare
      {
        elements.append(expression())
        top = max(top, height)
        tokens.recover(closing: .rightSquare)
        if !tokens.take(.comma) { break }
      }
      tokens.close(.rightSquare, "]", opened: first)
    } while tokens.resumes(closing: .rightSquare)
    grow(over: top, at: tokens.span(tokens[first]))
    return make(.list(elements), at: tokens.span(from: first))
  }

  /// Parses an enum case such as `.large`.
  private mutating func enumCase() -> Expression {
    let first = tokens.index
    tokens.advance()
    guard tokens.kind.isWord, tokens.isAdjacent else {
      tokens.reportExpected("the name of a case after `.`", hint: "for example `.large`")
      return missing(at: tokens.span(from: first))
    }
    let name = tokens.name(tokens.current)
    tokens.advance()
    return make(.enumCase(name), at: tokens.span(from: first))
  }
}
