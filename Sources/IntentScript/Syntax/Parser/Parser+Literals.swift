extension Parser {
  /// Parses a number with an optional unit: `7`, `0.5`, `10 s`.
  mutating func number() -> Expression {
    let first = tokens.index
    let token = tokens.current
    tokens.advance()
    if tokens.kind == .name || tokens.kind.isWord && tokens.isAdjacent {
      let word = tokens.text
      if ScriptUnit.named(word) != nil {
        tokens.advance()
        guard let value = tokens.double(token) else { return tooLarge(token) }
        return make(.literal(.quantity(value, unit: word)), at: tokens.span(from: first))
      }
      if tokens.isAdjacent {
        tokens.report(
          "expected a unit after `\(tokens.text(token))`, found `\(word)`",
          at: tokens.span,
          hint: UnitSpelling.hint(word, after: tokens.text(token))
        )
        tokens.advance()
        return missing(at: tokens.span(from: first))
      }
    }
    if token.kind == .int {
      guard let value = tokens.int(token, isNegative: false) else { return tooLarge(token) }
      return make(.literal(.int(value)), at: tokens.span(token))
    }
    guard let value = tokens.double(token) else { return tooLarge(token) }
    return make(.literal(.double(value)), at: tokens.span(token))
  }

  private mutating func tooLarge(_ token: Token) -> Expression {
    tokens.report(
      "a number that is too large",
      at: tokens.span(token),
      hint: token.kind == .int
        ? "the largest Int is \(Int.max); with a point it is a Double"
        : "the largest Double is about 1.8e308"
    )
    return missing(at: tokens.span(token))
  }

  /// Parses `2026-11-21` or `2026-11-21T09:00`; the lexer has checked the digits.
  mutating func day() -> Expression {
    let token = tokens.current
    tokens.advance()
    if token.marks.contains(.isReported) { return missing(at: tokens.span(token)) }
    return make(.literal(tokens.day(token)), at: tokens.span(token))
  }
}

extension Parser {
  /// Parses a string of one or several tokens; the lexer closes every string that it opens.
  mutating func string() -> Expression {
    let token = tokens.current
    guard token.kind == .string else { return segmentedString() }
    tokens.advance()
    let text = tokens.text(token.offset + 1, token.end - 1)
    return make(.string(text.isEmpty ? [] : [.text(text)]), at: tokens.span(token))
  }

  private mutating func segmentedString() -> Expression {
    let first = tokens.index
    var segments: [StringSegment] = []
    var top = 0
    tokens.advance()
    while tokens.kind != .end {
      let token = tokens.current
      switch tokens.kind {
      case .text:
        segments.append(.text(tokens.text(token)))
        tokens.advance()
      case .escapedText:
        segments.append(.text(tokens.unescaped(token)))
        tokens.advance()
      case .interpolationOpen:
        segments.append(.expression(interpolation()))
        top = max(top, height)
      default:
        _ = tokens.take(.stringClose)
        grow(over: top, at: tokens.span(tokens[first]))
        return make(.string(segments), at: tokens.span(from: first))
      }
    }
    return missing(at: tokens.span(from: first))
  }

  /// Parses an interpolation: `\(expression)`.
  private mutating func interpolation() -> Expression {
    tokens.advance()
    let value = expression()
    if !tokens.isRecovering, tokens.kind != .interpolationClose {
      tokens.reportExpected("`)`", hint: "write one value between `\\(` and `)`")
    }
    guard tokens.isRecovering else {
      tokens.advance()
      return value
    }
    var open = 0
    while tokens.kind != .end {
      if tokens.kind == .interpolationOpen { open += 1 }
      if tokens.kind == .interpolationClose {
        if open == 0 { break }
        open -= 1
      }
      tokens.advance()
    }
    tokens.advance()
    tokens.isRecovering = false
    return value
  }
}

extension Token.Kind {
  /// The literal of a keyword, such as `true`; `nil` for other tokens.
  var literal: Literal? {
    switch self {
    case .true: .bool(true)
    case .false: .bool(false)
    case .nil: .absent
    case .now: .now
    case .today: .dayWord(.today)
    case .tomorrow: .dayWord(.tomorrow)
    case .yesterday: .dayWord(.yesterday)
    case .monday: .dayWord(.monday)
    case .tuesday: .dayWord(.tuesday)
    case .wednesday: .dayWord(.wednesday)
    case .thursday: .dayWord(.thursday)
    case .friday: .dayWord(.friday)
    case .saturday: .dayWord(.saturday)
    case .sunday: .dayWord(.sunday)
    default: nil
    }
  }
}
