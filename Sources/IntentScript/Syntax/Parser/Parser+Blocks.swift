extension Parser {
  /// Statements between braces; where no `{` stands, an empty block.
  mutating func block() -> Block {
    recoverBeforeBlock()
    let first = index
    guard take(.leftBrace) else {
      reportExpected("`{`", hint: "the block begins on the same line")
      return Block([], at: span(from: first))
    }
    guard enter() else {
      skipBlock()
      return Block([], at: span(from: first))
    }
    defer { depth -= 1 }
    var statements: [ScriptStatement] = []
    self.statements(into: &statements)
    close(.rightBrace, "}", opened: first)
    return Block(statements, at: span(from: first))
  }

  /// Goes to the end of a block that nothing can be read of, past its `{`.
  mutating func skipBlock() {
    var open = 1
    while kind != .end, open > 0 {
      if kind == .leftBrace { open += 1 }
      if kind == .rightBrace { open -= 1 }
      advance()
    }
  }

  /// `if … { } else if … { } else { }`.
  mutating func branch() -> ScriptStatement.Kind {
    var arms: [Branch.Arm] = []
    advance()
    let condition = condition()
    arms.append(Branch.Arm(condition: condition, block: block()))
    while true {
      if takesWord(["elif", "elseif", "elsif"]) {
        let word = text(token)
        report("`\(word)` is no word of the language", at: span(token), hint: "write `else if`")
        advance()
      } else {
        guard takes(.else) else { return .branch(Branch(arms: arms, otherwise: nil)) }
        guard take(.if) else { return .branch(Branch(arms: arms, otherwise: block())) }
      }
      let condition = self.condition()
      arms.append(Branch.Arm(condition: condition, block: block()))
    }
  }

  /// Goes past a word that may stand on a later line than the `}` before it.
  private mutating func takes(_ kind: Token.Kind) -> Bool {
    let start = index
    if previous.kind == .rightBrace { skipNewlines() }
    if take(kind) { return true }
    index = start
    return false
  }

  /// Goes to a name with one of these texts, if it follows.
  private mutating func takesWord(_ texts: [String]) -> Bool {
    let start = index
    skipNewlines()
    let next = tokens[min(index + 1, tokens.count - 1)]
    // An intent of that name may be called, a variable assigned.
    if kind == .name, next.marks.contains(.spaced), next.kind != .assign,
      texts.contains(text(token))
    {
      return true
    }
    index = start
    return false
  }

  /// Clauses with commas between them; a `{` ends them.
  private mutating func condition() -> Condition {
    var clauses = [clause()]
    while !isRecovering, take(.comma) { clauses.append(clause()) }
    return Condition(clauses)
  }

  private mutating func clause() -> Condition.Clause {
    guard take(.let) else {
      let value = expression()
      guard kind == .assign, !isRecovering else { return .expression(value) }
      let sign = span(token)
      report("expected `==`, found `=`", at: sign, hint: "`=` binds a name, `==` compares")
      advance()
      let right = expression()
      let kind = Expression.Kind.binary(.equal, value, right, operatorSpan: sign)
      return .expression(make(kind, at: value.span.joined(to: right.span)))
    }
    guard let name = boundName(after: "let") else {
      return .expression(missing(at: placeOfToken))
    }
    let bound = bind(name)
    if !take(.assign) {
      reportExpected("`=` and a value", hint: "for example `if let due = milk.due { … }`")
      return .binding(bound, missing(at: placeOfToken))
    }
    return .binding(bound, expression())
  }

  /// `for todo in overdue { }`.
  mutating func each() -> ScriptStatement.Kind {
    advance()
    guard let name = boundName(after: "for") else {
      let bound = bind(Name("", at: placeOfToken))
      let list = missing(at: placeOfToken)
      return .each(bound, list, block())
    }
    let bound = bind(name)
    guard take(.in) else {
      reportExpected("`in` and a list", hint: "for example `for todo in overdue { … }`")
      let list = missing(at: placeOfToken)
      return .each(bound, list, block())
    }
    let list = expression()
    return .each(bound, list, block())
  }

  /// `repeat 3 times { }`.
  mutating func repetition() -> ScriptStatement.Kind {
    advance()
    if kind == .leftBrace {
      report(
        "expected a number of times, found `{`",
        at: span(token),
        hint: "to go on without end, write `while true`"
      )
      let count = missing(at: placeOfToken)
      return .repetition(count, block())
    }
    let count = expression()
    if !take(.times) { reportExpected("`times`", hint: "for example `repeat 3 times { … }`") }
    return .repetition(count, block())
  }

  mutating func loop() -> ScriptStatement.Kind {
    advance()
    let condition = condition()
    return .loop(while: condition, block())
  }

  /// `try { } catch error { }`.
  mutating func attempt() -> ScriptStatement.Kind {
    advance()
    let body = block()
    guard takes(.catch) else {
      reportExpected("`catch`", hint: "say what to do when it fails: `try { … } catch error { … }`")
      return .attempt(body, caught: nil, Block([], at: placeOfToken))
    }
    var caught: BoundName?
    if kind != .leftBrace, let name = boundName(after: "catch") { caught = bind(name) }
    return .attempt(body, caught: caught, block())
  }

  /// `func name(label: Type) -> Type { }`.
  mutating func function() -> ScriptStatement.Kind {
    advance()
    let name = boundName(after: "func") ?? Name("", at: placeOfToken)
    let parameters = parameters()
    let result = take(.arrow) ? type() : nil
    let body = block()
    return .function(Function(name: name, parameters: parameters, result: result, body: body))
  }

  private mutating func parameters() -> [BoundName] {
    var parameters: [BoundName] = []
    let opened = index
    guard
      expect(
        .leftParen,
        "`(`",
        hint: "a function has parentheses, also without parameters: `func name() { … }`"
      )
    else { return [] }
    while kind != .rightParen, kind != .newline || following != .rightParen {
      if let name = boundName(after: parameters.isEmpty ? "(" : ",") {
        if kind != .colon {
          reportExpected("`:` and a type", hint: "for example `\(name.text): String`")
        }
        let type = optionalType()
        parameters.append(bind(name, type: type))
        if kind == .assign {
          reportExpected("`,` or `)`", hint: "parameters of functions have no defaults")
        }
      }
      recover(closing: .rightParen)
      if !take(.comma) { break }
    }
    close(.rightParen, ")", opened: opened)
    return parameters
  }
}
