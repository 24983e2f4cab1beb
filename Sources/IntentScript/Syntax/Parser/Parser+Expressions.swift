extension Parser {
  mutating func expression() -> Expression {
    // Most are one token, which no operator can be about.
    if !isRecovering, following.endsExpression, kind.isPlainValue { return primary() }
    return binary(.or)
  }

  /// Operators that bind at least so tightly, and what stands between them.
  mutating func binary(_ minimum: Precedence) -> Expression {
    guard !isRecovering, enter() else { return missing(at: placeOfToken) }
    defer { depth -= 1 }
    var left = prefix(minimum)
    var isCompared = false
    while !isRecovering, let (sign, precedence) = kind.binaryOperator, precedence >= minimum {
      let operatorSpan = span(token)
      if sign == .subtract { checkMinus() }
      if precedence == .comparison {
        if isCompared { reportChain(left, at: operatorSpan) }
        isCompared = true
      }
      advance()
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

  /// Sets the height of an expression over others; too high a tree is reported.
  mutating func grow(over height: Int, at span: SourceSpan) {
    self.height = height + 1
    if self.height > Self.maximumDepth { reportTooDeep(at: span) }
  }

  private mutating func prefix(_ minimum: Precedence) -> Expression {
    let first = index
    switch kind {
    case .not:
      if minimum > .not {
        report("expected a value, found `not`", at: span(token), hint: "put `not …` in parentheses")
      }
      advance()
      let operand = binary(.not)
      grow(over: height, at: span(tokens[first]))
      return make(.unary(.not, operand), at: span(from: first))
    case .minus:
      advance()
      if kind == .int, let least = leastInt(first) { return least }
      let operand = binary(.sign)
      grow(over: height, at: span(tokens[first]))
      return make(.unary(.negate, operand), at: span(from: first))
    default: return timed()
    }
  }

  /// Names may end in digits and hold `-`: one between two values has a blank on both sides or on neither.
  private mutating func checkMinus() {
    let isSpacedBefore = token.marks.contains(.spaced)
    let next = tokens[min(index + 1, tokens.count - 1)]
    guard isSpacedBefore != next.marks.contains(.spaced) else { return }
    report(
      "a minus between two values with a blank on one side only",
      at: span(token),
      hint: "write `\(text(previous)) - \(text(next))`"
    )
  }

  private mutating func reportChain(_ left: Expression, at span: SourceSpan) {
    var hint = "join two comparisons with `and`"
    if case .binary(let sign, let first, let middle, _) = left.kind {
      let (first, middle) = (text(first.span), text(middle.span))
      if first.count + middle.count <= 40, !first.contains("\n"), !middle.contains("\n") {
        hint = "write `\(first) \(sign.rawValue) \(middle) and \(middle) \(text(span)) …`"
      }
    }
    report("comparisons do not chain", at: span, hint: hint)
  }

  /// `tomorrow at 09:00`.
  private mutating func timed() -> Expression {
    let first = index
    let value = postfix()
    guard kind == .at, !isRecovering else { return value }
    advance()
    guard kind == .clock else {
      reportExpected("a time after `at`", hint: "for example `tomorrow at 09:00`")
      return value
    }
    let time = clockTime(token)
    advance()
    grow(over: height, at: span(tokens[first]))
    return make(.at(value, time), at: span(from: first))
  }

  /// `milk.due`.
  mutating func postfix() -> Expression {
    let first = index
    var value = primary()
    while !isRecovering {
      if kind == .dot, isAdjacent {
        advance()
        guard kind.isWord, isAdjacent else {
          reportExpected("the name of a property after `.`", hint: "for example `todo.name`")
          return value
        }
        let name = name(token)
        advance()
        grow(over: height, at: name.span)
        value = make(.member(value, name), at: span(from: first))
        if kind == .leftParen, isAdjacent {
          reportExpected(
            "the end of the value",
            hint: "values have no functions: write `\(name.text)(…)`"
          )
        }
      } else if kind == .leftSquare, isAdjacent {
        reportExpected(
          "the end of the value",
          hint: "lists have `first` and `last`; `for` goes through them"
        )
      } else {
        break
      }
    }
    return value
  }
}

/// How tightly an operator binds, loosest first.
enum Precedence: UInt8, Comparable {
  case or, and, not, comparison, fallback, sum, product, sign

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// The least that an operator on the right side may bind.
  var onTheRight: Precedence {
    switch self {
    case .or: .and
    case .and: .not
    case .not: .not
    case .comparison: .fallback
    // From the right: each `??` has the rest as its way out.
    case .fallback: .fallback
    case .sum: .product
    case .product, .sign: .sign
    }
  }
}

extension Token.Kind {
  /// The operator between two values that a token stands for.
  var binaryOperator: (BinaryOperator, Precedence)? {
    switch self {
    case .or: (.or, .or)
    case .and: (.and, .and)
    case .equal: (.equal, .comparison)
    case .notEqual: (.notEqual, .comparison)
    case .less: (.less, .comparison)
    case .lessOrEqual: (.lessOrEqual, .comparison)
    case .greater: (.greater, .comparison)
    case .greaterOrEqual: (.greaterOrEqual, .comparison)
    case .contains: (.contains, .comparison)
    case .hasPrefix: (.hasPrefix, .comparison)
    case .hasSuffix: (.hasSuffix, .comparison)
    case .otherwise: (.otherwise, .fallback)
    case .plus: (.add, .sum)
    case .minus: (.subtract, .sum)
    case .star: (.multiply, .product)
    case .slash: (.divide, .product)
    case .percent: (.remainder, .product)
    default: nil
    }
  }
}
