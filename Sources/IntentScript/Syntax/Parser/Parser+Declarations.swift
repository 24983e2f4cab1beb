/// Statements that give something a name.
extension Parser {
  /// Parses `let name: Type = value`.
  mutating func binding() -> ScriptStatement.Kind {
    let isVariable = tokens.kind == .var
    let keyword = isVariable ? "var" : "let"
    tokens.advance()
    guard let name = boundName(after: keyword) else { return .missing }
    let type = writtenType()
    let bound = bind(name, type: type)
    guard tokens.kind == .assign else {
      tokens.reportExpected(
        "`=` and a value",
        hint: "a name is bound together with its value: `\(keyword) \(name.text) = …`"
      )
      return .binding(bound, isVariable: isVariable, missing(at: tokens.place))
    }
    tokens.advance()
    return .binding(bound, isVariable: isVariable, expression())
  }

  mutating func assignment() -> ScriptStatement.Kind {
    let name = tokens.name(tokens.current)
    let id = node()
    tokens.advance()
    tokens.advance()
    return .assignment(id, name, expression())
  }

  /// Parses `names += ["x"]`, which becomes the assignment `names = names + ["x"]`.
  mutating func update() -> ScriptStatement.Kind {
    let token = tokens.current
    let name = tokens.name(token)
    let id = node()
    tokens.advance()
    let sign = tokens.span
    let operation = BinaryOperator(rawValue: String(tokens.text.prefix(1))) ?? .add
    tokens.advance()
    let left = make(.name(name.text), at: tokens.span(token))
    let right = expression()
    grow(over: height, at: sign)
    let kind = Expression.Kind.binary(operation, left, right, operatorSpan: sign)
    return .assignment(id, name, make(kind, at: left.span.joined(to: right.span)))
  }

  /// Parses `param days: Int = 7`.
  mutating func parameter() -> ScriptStatement.Kind {
    tokens.advance()
    guard let name = boundName(after: "param") else { return .missing }
    let type = writtenType()
    let bound = bind(name, type: type)
    return .parameter(bound, tokens.take(.assign) ? expression() : nil)
  }

  mutating func use() -> ScriptStatement.Kind {
    tokens.advance()
    let first = tokens.index
    guard tokens.kind == .string || tokens.kind == .stringOpen,
      case .string(let segments) = string().kind
    else {
      tokens.reportExpected(
        "the path of a file in quotes",
        hint: "for example `use \"other.intents\"`"
      )
      return .missing
    }
    let place = tokens.span(from: first)
    var path = ""
    for segment in segments {
      switch segment {
      case .text(let text): path += text
      case .expression(let value):
        tokens.report(
          "a path with `\\(`",
          at: value.span,
          hint: "the files of a script are known before it runs: write the path out"
        )
      }
    }
    return .use(path: path, place)
  }

  /// Parses `func name(label: Type) -> Type { }`.
  mutating func function() -> ScriptStatement.Kind {
    tokens.advance()
    let name = boundName(after: "func") ?? Name("", at: tokens.place)
    let (parameters, defaults) = parameters()
    let result = tokens.take(.arrow) ? type() : nil
    let body = block()
    return .function(
      Function(
        name: name,
        parameters: parameters,
        defaults: defaults,
        result: result,
        body: body
      )
    )
  }

  private mutating func parameters() -> ([BoundName], [Expression?]) {
    var parameters: [BoundName] = []
    var defaults: [Expression?] = []
    let opened = tokens.index
    guard
      tokens.expect(
        .leftParen,
        "`(`",
        hint: "a function has parentheses, also without parameters: `func name() { … }`"
      )
    else { return ([], []) }
    while tokens.kind != .rightParen, tokens.kind != .newline || tokens.following != .rightParen {
      if let name = boundName(after: parameters.isEmpty ? "(" : ",") {
        if tokens.kind != .colon {
          tokens.reportExpected("`:` and a type", hint: "for example `\(name.text): String`")
        }
        let type = writtenType()
        parameters.append(bind(name, type: type))
        defaults.append(!tokens.isRecovering && tokens.take(.assign) ? expression() : nil)
      }
      tokens.recover(closing: .rightParen)
      if !tokens.take(.comma) { break }
    }
    tokens.close(.rightParen, ")", opened: opened)
    return (parameters, defaults)
  }

  /// Parses the name that a statement binds; `nil` after a reported error.
  mutating func boundName(after keyword: String) -> Name? {
    let token = tokens.current
    if token.kind.isName {
      tokens.advance()
      return tokens.name(token)
    }
    let word = tokens.text(token)
    tokens.reportExpected(
      "a name after `\(keyword)`",
      hint: token.kind.isReserved
        ? "`\(word)` is a word of the language; choose another name, such as `my-\(word)`"
        : "a name begins with a letter and has letters, digits, `-` and `_`"
    )
    return nil
  }
}

/// Parsing of types.
extension Parser {
  /// Parses `: Type`; returns `nil` if there is no colon, and after a reported error.
  private mutating func writtenType() -> TypeSyntax? { tokens.take(.colon) ? type() : nil }

  /// Parses a type such as `Int`, `[ToDo]` or `Date?`; returns `nil` after a reported error.
  private mutating func type() -> TypeSyntax? {
    let first = tokens.index
    guard var type = plainType() else { return nil }
    if tokens.kind == .otherwise {
      tokens.reportExpected("one `?`", hint: "a value is there or it is not: one `?` says so")
    }
    if tokens.take(.question) { type = .optional(type, tokens.span(from: first)) }
    if tokens.kind == .question {
      tokens.reportExpected("one `?`", hint: "a value is there or it is not: one `?` says so")
    }
    return type
  }

  private mutating func plainType() -> TypeSyntax? {
    let first = tokens.index
    if tokens.kind.isName {
      let name = tokens.name(tokens.current)
      tokens.advance()
      return .named(name)
    }
    guard tokens.kind == .leftSquare else {
      tokens.reportExpected("a type", hint: "for example `Int`, `String`, `Date?` or `[ToDo]`")
      return nil
    }
    guard enter() else { return nil }
    defer { leave() }
    tokens.advance()
    let element = type()
    tokens.close(.rightSquare, "]", opened: first)
    return element.map { .list($0, tokens.span(from: first)) }
  }
}
