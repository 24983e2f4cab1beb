/// Expected tokens, and recovery after an error.
extension TokenCursor {
  /// Reports the expected text at the current token, and begins to recover.
  mutating func reportExpected(_ expected: String, hint: String? = nil) {
    defer { isRecovering = true }
    guard !isRecovering, !current.marks.contains(.isReported) else { return }
    if previous.kind.continuesStatement, kind == .end || kind.opensStatement,
      current.marks.contains(.firstOnLine)
    {
      return report(
        "expected \(expected) after `\(text(previous))`",
        at: span(previous),
        hint: hint
      )
    }
    var hint = hint
    if kind == .question {
      hint = hintForQuestion
    } else if hint == nil, kind.isReserved {
      hint = "`\(text)` is a word of the language"
    }
    report("expected \(expected), found \(described)", at: place, hint: hint)
  }

  /// The hint for a `?` that the language does not have at this position.
  private var hintForQuestion: String {
    !next.marks.contains(.spaced) && following == .dot
      ? "a value is tested first: `if let value = … { }`, or `??` says what to take for nil"
      : "there is no `? :`: write `if … { } else { }`"
  }

  /// A description of the current token for messages.
  var described: String {
    switch kind {
    case .end: return "the end of the file"
    case .newline: return "the end of the line"
    case .string, .stringOpen: return "a string"
    case .interpolationClose where current.length > 0: return "`)`"
    case .interpolationClose, .stringClose, .text, .escapedText: return "the rest of the string"
    default:
      let text = self.text
      return text.count > 40 ? "`\(text.prefix(40))…`" : "`\(text)`"
    }
  }

  /// Consumes a required token; reports an error if another token is there, and returns `false`.
  @discardableResult
  mutating func expect(_ kind: Token.Kind, _ text: String, hint: String? = nil) -> Bool {
    if take(kind) { return true }
    reportExpected(text, hint: hint)
    return false
  }

  /// Consumes the bracket that closes the one at the token index `opened`; a line break may precede
  /// it.
  mutating func close(_ kind: Token.Kind, _ sign: String, opened: Int) {
    if self.kind == .newline, following == kind { advance() }
    if take(kind) { return }
    // Where the line goes on the reader looks for a bracket too much, not for one that is missing.
    let isAtEnd = self.kind == .newline || self.kind == .end || self.kind == .leftBrace
    let between =
      self.kind == .assign
      ? "to compare, write `==`" : "write a comma or an operator between two values"
    reportExpected("`\(sign)`", hint: isAtEnd ? opening(opened) : between)
  }

  /// Describes the line and column of an opening bracket.
  private func opening(_ opened: Int) -> String {
    let place = span(self[opened])
    let sign = text(self[opened])
    let lines = SourceLines(source)
    let line = lines.line(of: place.start)
    let column = lines.column(of: place.start)
    return "the `\(sign)` in line \(line), column \(column) is not closed"
  }

  /// Skips to the next comma or the closing bracket after an error in a list, if they are on this line.
  mutating func recover(closing: Token.Kind, stopsAtComma: Bool = true) {
    guard isRecovering else { return }
    var probe = index
    var open = 0
    while true {
      let token = self[probe]
      switch token.kind {
      case .newline, .semicolon, .end, .leftBrace, .rightBrace, .interpolationClose: return
      case _ where token.marks.contains(.firstOnLine) && probe > index: return
      case .leftParen, .leftSquare, .interpolationOpen: open += 1
      case .rightParen, .rightSquare:
        if open == 0 {
          guard token.kind == closing else { return }
          return goOn(at: probe)
        }
        open -= 1
      case .comma where open == 0 && stopsAtComma: return goOn(at: probe)
      default: break
      }
      probe += 1
    }
  }

  private mutating func goOn(at index: Int) {
    go(to: index)
    isRecovering = false
  }

  /// Skips past the next comma or the end of a list after an error; returns `true` for a comma.
  mutating func resumes(closing: Token.Kind) -> Bool {
    guard isRecovering else { return false }
    recover(closing: closing)
    return !isRecovering && (take(.comma) || !take(closing))
  }

  /// Skips to the block of a statement after an error in its head, if the block opens on this line.
  mutating func recoverBeforeBlock() {
    guard isRecovering else { return }
    var probe = index
    while true {
      switch self[probe].kind {
      case .newline, .semicolon, .end, .rightBrace: return
      case .leftBrace: return goOn(at: probe)
      default: probe += 1
      }
    }
  }

  /// Skips a block that cannot be parsed, from after its `{` to after its `}`.
  mutating func skipBlock() {
    var open = 1
    while kind != .end, open > 0 {
      if kind == .leftBrace { open += 1 }
      if kind == .rightBrace { open -= 1 }
      advance()
    }
  }

  /// The text from the current token to the end of its statement.
  var restOfStatement: String {
    var end = index
    while !self[end].kind.endsLine { end += 1 }
    return text(span.joined(to: span(self[max(end - 1, index)])))
  }

  /// Whether the line ends with `:`, as before a block in other languages.
  var lineEndsInColon: Bool {
    var end = index + 1
    // A line goes on behind its `:`, and no token ends it.
    while !self[end].kind.endsLine, !self[end].marks.contains(.firstOnLine) { end += 1 }
    return self[end - 1].kind == .colon
  }
}

extension Token.Kind {
  /// Whether the token ends the text of a statement: a line break, `;`, a brace or the file's end.
  var endsLine: Bool {
    switch self {
    case .newline, .semicolon, .leftBrace, .rightBrace, .end: true
    default: false
    }
  }
}
