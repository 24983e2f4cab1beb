internal import WidgetIntents

/// Blocks, and the statements that contain them.
extension Parser {
  /// Parses statements between braces; returns an empty block if there is no `{`.
  mutating func block() -> Block {
    tokens.recoverBeforeBlock()
    if tokens.kind != .leftBrace, !tokens.isRecovering { goToStrayBrace() }
    let first = tokens.index
    guard tokens.take(.leftBrace) else {
      reportNoBrace()
      return Block([], at: tokens.span(from: first))
    }
    guard enter() else {
      tokens.skipBlock()
      return Block([], at: tokens.span(from: first))
    }
    defer { leave() }
    braces.open(tokens.span(tokens[first]), indentation: tokens.indentation(of: tokens[first]))
    var statements: [ScriptStatement] = []
    self.statements(into: &statements)
    closeBlock(first)
    return Block(statements, at: tokens.span(from: first))
  }

  /// Consumes the `}` of a block; if one is missing, the indentation decides which block it belongs to.
  private mutating func closeBlock(_ first: Int) {
    guard tokens.kind == .rightBrace else {
      if let suspect = braces.suspect {
        let (close, meant) = (tokens.line(of: suspect.close), tokens.line(of: suspect.meant))
        tokens.report(
          "this `{` is never closed",
          at: suspect.brace,
          hint: "the `}` in line \(close) is indented like line \(meant)"
        )
      }
      if braces.abandon(), braces.suspect == nil {
        tokens.report(
          "this `{` is never closed",
          at: tokens.span(tokens[first]),
          hint: "the file ends without its `}`"
        )
      }
      tokens.isRecovering = true
      return
    }
    let token = tokens.current
    let isFirst = token.marks.contains(.firstOnLine)
    braces.close(tokens.span, indentation: isFirst ? tokens.indentation(of: token) : nil)
    tokens.advance()
  }

  /// Skips to a `{` on the next line, after a `;` or after `then`, and reports it.
  private mutating func goToStrayBrace() {
    switch tokens.kind {
    case .newline, .semicolon, .then, .colon: break
    case .name where tokens.text == "do": break
    default: return
    }
    guard tokens.following == .leftBrace else { return }
    tokens.report(
      "expected `{`, found \(tokens.described)",
      at: tokens.place,
      hint: "the block begins on the same line"
    )
    tokens.advance()
  }

  private mutating func reportNoBrace() {
    var hint = "the block begins on the same line"
    let isWord = tokens.kind == .then || tokens.kind == .name && tokens.text == "do"
    if isWord || tokens.kind == .colon {
      hint = "write a block in braces: `{ … }`"
      if isWord { wordBlocks += 1 }
    }
    tokens.reportExpected("`{`", hint: hint)
  }

  /// Parses `if … { } else if … { } else { }`.
  mutating func branch() -> ScriptStatement.Kind {
    var arms: [Branch.Arm] = []
    tokens.advance()
    let condition = condition()
    arms.append(Branch.Arm(condition: condition, block: block()))
    while true {
      if takesWord(["elif", "elseif", "elsif"]) {
        let word = tokens.text
        tokens.report(
          "`\(word)` is not a word of the language",
          at: tokens.span,
          hint: "write `else if`"
        )
        tokens.advance()
      } else if takesMisspelt("else", before: [.leftBrace, .if]) {
        guard tokens.take(.if) else { return .branch(Branch(arms: arms, otherwise: block())) }
      } else {
        guard takes(.else) else { return .branch(Branch(arms: arms, otherwise: nil)) }
        guard tokens.take(.if) else { return .branch(Branch(arms: arms, otherwise: block())) }
      }
      let condition = self.condition()
      arms.append(Branch.Arm(condition: condition, block: block()))
    }
  }

  /// Consumes a keyword, which may be on a later line than the `}` before it.
  ///
  /// - Returns: Whether the keyword was there.
  private mutating func takes(_ kind: Token.Kind) -> Bool {
    let start = tokens.index
    if tokens.previous.kind == .rightBrace { tokens.skipNewlines() }
    if tokens.take(kind) { return true }
    tokens.go(to: start)
    return false
  }

  /// Moves to a name with one of these texts, if it follows on this or a later line.
  ///
  /// - Returns: Whether such a name follows.
  private mutating func takesWord(_ texts: [String]) -> Bool {
    let start = tokens.index
    tokens.skipNewlines()
    let next = tokens.next
    // An intent of that name may be called, a variable assigned.
    if tokens.kind == .name, next.marks.contains(.spaced), next.kind != .assign,
      texts.contains(tokens.text)
    {
      return true
    }
    tokens.go(to: start)
    return false
  }

  /// Consumes a misspelt keyword after a `}`, and reports it.
  ///
  /// - Returns: Whether there was a similar word, which counts as the keyword.
  private mutating func takesMisspelt(_ word: String, before kinds: [Token.Kind]) -> Bool {
    guard tokens.previous.kind == .rightBrace, tokens.kind == .name,
      !tokens.current.marks.contains(.firstOnLine),
      kinds.contains(tokens.following), tokens.text.count > 2,
      NameSuggestion.closest(to: tokens.text, in: [word]) != nil
    else { return false }
    tokens.report(
      "`\(tokens.text)` is not a word of the language",
      at: tokens.span,
      hint: "did you mean `\(word)`?"
    )
    tokens.advance()
    return true
  }

  /// Parses the clauses of a condition, which are separated by commas and end at a `{`.
  private mutating func condition() -> Condition {
    var clauses = [clause()]
    while !tokens.isRecovering, tokens.take(.comma) { clauses.append(clause()) }
    return Condition(clauses)
  }

  private mutating func clause() -> Condition.Clause {
    guard tokens.take(.let) else {
      let value = expression()
      guard tokens.kind == .assign, !tokens.isRecovering else { return .expression(value) }
      return .expression(compared(value))
    }
    guard let name = boundName(after: "let") else {
      return .expression(missing(at: tokens.place))
    }
    let bound = bind(name)
    if !tokens.take(.assign) {
      tokens.reportExpected("`=` and a value", hint: "for example `if let due = milk.due { … }`")
      return .binding(bound, missing(at: tokens.place))
    }
    return .binding(bound, expression())
  }

  /// Reports a `=` after a value, and parses the comparison that was intended.
  mutating func compared(_ value: Expression) -> Expression {
    let sign = tokens.span
    tokens.report("expected `==`, found `=`", at: sign, hint: "`=` binds a name, `==` compares")
    tokens.advance()
    let right = expression()
    let kind = Expression.Kind.binary(.equal, value, right, operatorSpan: sign)
    return make(kind, at: value.span.joined(to: right.span))
  }

  /// Parses `for todo in overdue { }`.
  mutating func each() -> ScriptStatement.Kind {
    tokens.advance()
    guard let name = boundName(after: "for") else {
      let bound = bind(Name("", at: tokens.place))
      let list = missing(at: tokens.place)
      return .each(bound, list, block())
    }
    let bound = bind(name)
    guard tokens.take(.in) else {
      tokens.reportExpected("`in` and a list", hint: "for example `for todo in overdue { … }`")
      let list = missing(at: tokens.place)
      return .each(bound, list, block())
    }
    let list = expression()
    return .each(bound, list, block())
  }

  /// Parses `repeat 3 times { }`.
  mutating func repetition() -> ScriptStatement.Kind {
    tokens.advance()
    if tokens.kind == .leftBrace {
      tokens.report(
        "expected a number of times, found `{`",
        at: tokens.span,
        hint: "to go on without end, write `while true`"
      )
      let count = missing(at: tokens.place)
      return .repetition(count, block())
    }
    let count = expression()
    if !tokens.take(.times) {
      tokens.reportExpected("`times`", hint: "for example `repeat 3 times { … }`")
    }
    return .repetition(count, block())
  }

  mutating func loop() -> ScriptStatement.Kind {
    tokens.advance()
    let condition = condition()
    return .loop(while: condition, block())
  }

  /// Parses `try { } catch error { }`.
  mutating func attempt() -> ScriptStatement.Kind {
    tokens.advance()
    let body = block()
    guard takes(.catch) || takesMisspelt("catch", before: [.leftBrace, .name]) else {
      tokens.reportExpected(
        "`catch`",
        hint: "say what to do when it fails: `try { … } catch error { … }`"
      )
      return .attempt(body, caught: nil, Block([], at: tokens.place))
    }
    var caught: BoundName?
    if tokens.kind != .leftBrace, let name = boundName(after: "catch") { caught = bind(name) }
    return .attempt(body, caught: caught, block())
  }
}
