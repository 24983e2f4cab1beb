extension Parser {
  /// Reports a mistake, unless the parser is recovering or the lexer has reported it.
  mutating func report(_ message: String, at span: SourceSpan, hint: String? = nil) {
    if !isRecovering { diagnostics.add(message, at: span, hint: hint) }
  }

  /// Reports what was expected at the current token, and begins to recover.
  mutating func reportExpected(_ expected: String, hint: String? = nil) {
    defer { isRecovering = true }
    guard !isRecovering, !token.marks.contains(.isReported) else { return }
    if previous.kind.continuesStatement, kind == .end || kind.opensStatement,
      token.marks.contains(.firstOnLine)
    {
      return report(
        "expected \(expected) after `\(text(previous))`",
        at: span(previous),
        hint: hint
      )
    }
    var hint = hint
    if hint == nil, kind.isReserved {
      hint = "`\(text(token))` is a word of the language"
    }
    report("expected \(expected), found \(described(token))", at: placeOfToken, hint: hint)
  }

  /// The current token, or the place before it where a line ends.
  var placeOfToken: SourceSpan {
    guard kind == .newline || kind == .end, index > 0 else { return span(token) }
    var last = index - 1
    while last > 0, tokens[last].kind == .newline { last -= 1 }
    let end = source.base + tokens[last].end
    return SourceSpan(start: end, end: end)
  }

  /// Goes past a token that must stand here.
  @discardableResult
  mutating func expect(_ kind: Token.Kind, _ text: String, hint: String? = nil) -> Bool {
    if take(kind) { return true }
    reportExpected(text, hint: hint)
    return false
  }

  /// Goes past the bracket that closes the one at an index; a line's end may stand before it.
  mutating func close(_ kind: Token.Kind, _ sign: String, opened: Int) {
    if self.kind == .newline, following == kind { advance() }
    if take(kind) { return }
    // Where the line goes on the reader looks for a bracket too much, not for one that is missing.
    let isAtEnd = self.kind == .newline || self.kind == .end || self.kind == .leftBrace
    let between =
      self.kind == .assign
      ? "to compare, write `==`" : "between two values stands a comma or an operator"
    reportExpected("`\(sign)`", hint: isAtEnd ? opening(opened) : between)
  }

  /// Where a bracket was opened, as people count.
  func opening(_ opened: Int) -> String {
    let place = span(tokens[opened])
    let sign = text(tokens[opened])
    let lines = SourceLines(source)
    let line = lines.line(of: place.start)
    let column = lines.column(of: place.start)
    return "the `\(sign)` in line \(line), column \(column) is not closed"
  }

  /// After a mistake in a list, goes to the next comma or the closing bracket, if they are on this line.
  mutating func recover(closing: Token.Kind, stopsAtComma: Bool = true) {
    guard isRecovering else { return }
    var probe = index
    var open = 0
    while true {
      let token = tokens[probe]
      switch token.kind {
      case .newline, .semicolon, .end, .leftBrace, .rightBrace, .interpolationClose: return
      case _ where token.marks.contains(.firstOnLine) && probe > index: return
      case .leftParen, .leftSquare, .interpolationOpen: open += 1
      case .rightParen, .rightSquare:
        if open == 0 {
          guard token.kind == closing else { return }
          index = probe
          isRecovering = false
          return
        }
        open -= 1
      case .comma where open == 0 && stopsAtComma:
        index = probe
        isRecovering = false
        return
      default: break
      }
      probe += 1
    }
  }

  /// After a mistake in a list, goes behind its next comma, or behind its end; `true` for a comma.
  mutating func resumes(closing: Token.Kind) -> Bool {
    guard isRecovering else { return false }
    recover(closing: closing)
    return !isRecovering && (take(.comma) || !take(closing))
  }

  /// After a mistake in a statement's head, goes to its block, if that opens on this line.
  mutating func recoverBeforeBlock() {
    guard isRecovering else { return }
    var probe = index
    while true {
      switch tokens[probe].kind {
      case .newline, .semicolon, .end, .rightBrace: return
      case .leftBrace:
        index = probe
        isRecovering = false
        return
      default: probe += 1
      }
    }
  }

  /// After a mistake, goes to where a statement ends; blocks on the way are parsed for their mistakes.
  mutating func synchronise() {
    isRecovering = false
    while true {
      switch kind {
      case .newline, .semicolon, .end, .rightBrace: return
      case .leftBrace: _ = block()
      case _ where kind.opensStatement && token.marks.contains(.firstOnLine): return
      default: advance()
      }
      isRecovering = false
    }
  }

  /// Goes in one deeper; what is too deep is reported once and not read.
  mutating func enter() -> Bool {
    guard depth < Self.maximumDepth else {
      reportTooDeep(at: placeOfToken)
      return false
    }
    depth += 1
    return true
  }

  mutating func reportTooDeep(at span: SourceSpan) {
    report(
      "more than \(Self.maximumDepth) blocks, brackets or operators within one another",
      at: span,
      hint: "bind a part of it with `let`, or make a function of it"
    )
    isRecovering = true
  }
}
