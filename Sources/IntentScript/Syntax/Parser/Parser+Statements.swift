extension Parser {
  /// The whole file.
  mutating func script() -> [ScriptStatement] {
    var statements: [ScriptStatement] = []
    // An ordinary line has 30 bytes; memory that stays empty is never touched.
    statements.reserveCapacity(bytes.count / 32)
    while true {
      self.statements(into: &statements)
      guard kind == .rightBrace else { return statements }
      report(
        "this `}` closes nothing",
        at: span(token),
        hint: "remove it, or open its block with `{`"
      )
      advance()
    }
  }

  /// Statements up to a `}` or the file's end.
  mutating func statements(into statements: inout [ScriptStatement]) {
    while true {
      while kind == .newline || kind == .semicolon { advance() }
      if kind == .end || kind == .rightBrace { return }
      forgetTokens()
      let first = index
      statements.append(statement())
      endStatement()
      // What begins no statement is reported already.
      if index == first { advance() }
    }
  }

  private mutating func endStatement() {
    if isRecovering { return synchronise() }
    switch kind {
    case .newline, .semicolon, .rightBrace, .end: return
    default:
      reportTrailing()
      synchronise()
    }
  }

  mutating func statement() -> ScriptStatement {
    let first = index
    let kind = statementKind(first)
    return ScriptStatement(kind, at: span(from: first))
  }

  private mutating func statementKind(_ first: Int) -> ScriptStatement.Kind {
    switch kind {
    case .let, .var: return binding()
    case .param: return parameter()
    case .use: return use()
    case .func: return function()
    case .if: return branch()
    case .for: return each()
    case .repeat: return repetition()
    case .while: return loop()
    case .try: return attempt()
    case .parallel:
      advance()
      return .parallel(block())
    case .atomic:
      advance()
      return .atomic(block())
    case .break:
      advance()
      return .leave
    case .continue:
      advance()
      return .next
    case .return:
      advance()
      return .return(optionalExpression())
    case .exit:
      advance()
      return .exit(optionalExpression())
    case .print: return printing()
    case .fail: return failing()
    case .wait:
      advance()
      return .wait(expression())
    default:
      if kind.isName, following == .assign { return assignment() }
      return expressionStatement(first)
    }
  }

  /// `let name: Type = value`.
  mutating func binding() -> ScriptStatement.Kind {
    let isVariable = kind == .var
    let keyword = isVariable ? "var" : "let"
    advance()
    guard let name = boundName(after: keyword) else { return .missing }
    let type = optionalType()
    let bound = bind(name, type: type)
    guard kind == .assign else {
      reportExpected(
        "`=` and a value",
        hint: "a name is bound together with its value: `\(keyword) \(name.text) = …`"
      )
      return .binding(bound, isVariable: isVariable, missing(at: placeOfToken))
    }
    advance()
    return .binding(bound, isVariable: isVariable, expression())
  }

  private mutating func assignment() -> ScriptStatement.Kind {
    let name = name(token)
    let id = NodeID(nextNode)
    nextNode &+= 1
    advance()
    advance()
    return .assignment(id, name, expression())
  }

  /// `param days: Int = 7`.
  private mutating func parameter() -> ScriptStatement.Kind {
    advance()
    guard let name = boundName(after: "param") else { return .missing }
    let type = optionalType()
    let bound = bind(name, type: type)
    return .parameter(bound, take(.assign) ? expression() : nil)
  }

  mutating func use() -> ScriptStatement.Kind {
    advance()
    let first = index
    guard kind == .string || kind == .stringOpen, case .string(let segments) = primary().kind else {
      reportExpected("the path of a file in quotes", hint: "for example `use \"other.intents\"`")
      return .missing
    }
    let place = span(from: first)
    var path = ""
    for segment in segments {
      switch segment {
      case .text(let text): path += text
      case .expression(let value):
        report(
          "a path with `\\(`",
          at: value.span,
          hint: "the files of a script are known before it runs: write the path out"
        )
      }
    }
    return .use(path: path, place)
  }

  mutating func printing() -> ScriptStatement.Kind {
    advance()
    return .print(textExpression())
  }

  mutating func failing() -> ScriptStatement.Kind {
    advance()
    return .fail(textExpression())
  }

  private mutating func optionalExpression() -> Expression? {
    switch kind {
    case .newline, .semicolon, .rightBrace, .end: nil
    default: expression()
    }
  }

  /// A name that a statement binds.
  mutating func boundName(after keyword: String) -> Name? {
    let token = token
    if token.kind.isName {
      advance()
      return name(token)
    }
    let word = text(token)
    reportExpected(
      "a name after `\(keyword)`",
      hint: token.kind.isReserved
        ? "`\(word)` is a word of the language; choose another name, such as `my-\(word)`"
        : "a name begins with a letter and has letters, digits, `-` and `_`"
    )
    return nil
  }
}
