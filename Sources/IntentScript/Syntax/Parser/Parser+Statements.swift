extension Parser {
  /// The whole file.
  mutating func script() -> [Statement] {
    var statements: [Statement] = []
    // An ordinary line has 30 bytes; memory that stays empty is never touched.
    statements.reserveCapacity(bytes.count / 32)
    while true {
      self.statements(into: &statements)
      guard kind == .rightBrace else { return statements }
      tell(
        "this `}` closes nothing",
        at: span(token),
        hint: "remove it, or open its block with `{`"
      )
      advance()
    }
  }

  /// Statements up to a `}` or the file's end.
  mutating func statements(into statements: inout [Statement]) {
    while true {
      while kind == .newline || kind == .semicolon { advance() }
      if kind == .end || kind == .rightBrace { return }
      forgetTokens()
      let first = index
      statements.append(statement())
      endStatement()
      // Whatever begins no statement is told already.
      if index == first { advance() }
    }
  }

  private mutating func endStatement() {
    if isLost { return synchronise() }
    switch kind {
    case .newline, .semicolon, .rightBrace, .end: return
    default:
      tellTrailing()
      synchronise()
    }
  }

  mutating func statement() -> Statement {
    let first = index
    let kind = statementKind(first)
    return Statement(kind, at: span(from: first))
  }

  private mutating func statementKind(_ first: Int) -> Statement.Kind {
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
      return .giveBack(optionalExpression())
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
  mutating func binding() -> Statement.Kind {
    let isVariable = kind == .var
    let keyword = isVariable ? "var" : "let"
    advance()
    guard let name = boundName(after: keyword) else { return .missing }
    let type = optionalType()
    let bound = bind(name, type: type)
    guard kind == .assign else {
      lose(
        "`=` and a value",
        hint: "a name is bound together with its value: `\(keyword) \(name.text) = …`"
      )
      return .binding(bound, isVariable: isVariable, missing(at: placeOfToken))
    }
    advance()
    return .binding(bound, isVariable: isVariable, expression())
  }

  private mutating func assignment() -> Statement.Kind {
    let name = name(token)
    let id = NodeID(nextNode)
    nextNode &+= 1
    advance()
    advance()
    return .assignment(id, name, expression())
  }

  /// `param days: Int = 7`.
  private mutating func parameter() -> Statement.Kind {
    advance()
    guard let name = boundName(after: "param") else { return .missing }
    let type = optionalType()
    let bound = bind(name, type: type)
    return .parameter(bound, take(.assign) ? expression() : nil)
  }

  mutating func use() -> Statement.Kind {
    advance()
    let first = index
    guard kind == .string || kind == .stringOpen, case .string(let segments) = primary().kind else {
      lose("the path of a file in quotes", hint: "for example `use \"other.intents\"`")
      return .missing
    }
    let place = span(from: first)
    var path = ""
    for segment in segments {
      switch segment {
      case .text(let text): path += text
      case .expression(let value):
        tell(
          "a path with `\\(`",
          at: value.span,
          hint: "the files of a script are known before it runs: write the path out"
        )
      }
    }
    return .use(path: path, place)
  }

  mutating func printing() -> Statement.Kind {
    advance()
    return .print(textExpression())
  }

  mutating func failing() -> Statement.Kind {
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
    lose(
      "a name after `\(keyword)`",
      hint: token.kind.isReserved
        ? "`\(word)` is a word of the language; choose another name, such as `my-\(word)`"
        : "a name begins with a letter and has letters, digits, `-` and `_`"
    )
    return nil
  }
}
