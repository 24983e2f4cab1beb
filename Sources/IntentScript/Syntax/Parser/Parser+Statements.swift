internal import WidgetIntents

extension Parser {
  /// Parses the statements of the whole file.
  mutating func script() -> [ScriptStatement] {
    var statements: [ScriptStatement] = []
    // An ordinary line has 30 bytes; memory that stays empty is never touched.
    statements.reserveCapacity(tokens.source.bytes.count / 32)
    while true {
      self.statements(into: &statements)
      guard tokens.kind == .rightBrace else { return statements }
      tokens.report(
        "this `}` closes nothing",
        at: tokens.span,
        hint: "remove it, or open its block with `{`"
      )
      tokens.advance()
    }
  }

  /// Parses statements up to a `}` or the file's end.
  mutating func statements(into statements: inout [ScriptStatement]) {
    while true {
      while tokens.kind == .newline || tokens.kind == .semicolon { tokens.advance() }
      if tokens.kind == .end || tokens.kind == .rightBrace { return }
      if depth == 0 { tokens.forget() }
      let first = tokens.index
      statements.append(statement())
      endStatement()
      // What begins no statement is reported already.
      if tokens.index == first { tokens.advance() }
    }
  }

  private mutating func endStatement() {
    if tokens.isRecovering { return synchronise() }
    switch tokens.kind {
    case .newline, .semicolon, .rightBrace, .end: return
    default:
      reportTrailing()
      synchronise()
    }
  }

  /// Skips to the end of a statement after an error; blocks on the way are parsed for their own errors.
  private mutating func synchronise() {
    tokens.isRecovering = false
    while true {
      switch tokens.kind {
      case .newline, .semicolon, .end, .rightBrace: return
      case .leftBrace: _ = block()
      case _ where tokens.kind.opensStatement && tokens.current.marks.contains(.firstOnLine): return
      default: tokens.advance()
      }
      tokens.isRecovering = false
    }
  }

  /// Reports tokens after the end of a statement.
  private mutating func reportTrailing() {
    if tokens.kind == .name, tokens.previous.kind == .int || tokens.previous.kind == .double {
      let number = tokens.text(tokens.previous)
      return tokens.reportExpected(
        "a unit after `\(number)`",
        hint: UnitSpelling.hint(tokens.text, after: number)
      )
    }
    tokens.reportExpected("the end of the statement", hint: hintForTrailing())
  }

  private func hintForTrailing() -> String {
    if tokens.kind == .name, ScriptUnit.named(tokens.text) != nil {
      let factor = tokens.previous.kind.isName ? tokens.text(tokens.previous) : "…"
      return "a unit follows a number: `\(factor) * 1 \(UnitSpelling.singular(tokens.text))`"
    }
    return tokens.kind.hintBehindStatement(tokens.text)
  }

  private mutating func statement() -> ScriptStatement {
    let first = tokens.index
    let kind = statementKind(first)
    return ScriptStatement(kind, at: tokens.span(from: first))
  }

  private mutating func statementKind(_ first: Int) -> ScriptStatement.Kind {
    switch tokens.kind {
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
      tokens.advance()
      return .parallel(block())
    case .atomic:
      tokens.advance()
      return .atomic(block())
    case .break:
      tokens.advance()
      return .leave
    case .continue:
      tokens.advance()
      return .next
    case .return:
      tokens.advance()
      return .return(optionalExpression())
    case .exit:
      tokens.advance()
      return .exit(optionalExpression())
    case .print: return printing()
    case .fail: return failing()
    case .wait:
      tokens.advance()
      return .wait(expression())
    default:
      if tokens.kind.isName, tokens.following == .assign { return assignment() }
      if tokens.kind.isName, tokens.following == .compoundAssign { return update() }
      return expressionStatement(first)
    }
  }

  private mutating func optionalExpression() -> Expression? {
    switch tokens.kind {
    case .newline, .semicolon, .rightBrace, .end: nil
    default: expression()
    }
  }

  mutating func printing() -> ScriptStatement.Kind {
    tokens.advance()
    return .print(textExpression())
  }

  mutating func failing() -> ScriptStatement.Kind {
    tokens.advance()
    return .fail(textExpression())
  }

  /// Parses the text of a `print` or `fail`, whose quotes are easily forgotten.
  private mutating func textExpression() -> Expression {
    let value = expression()
    if !tokens.isRecovering, case .name(let word) = value.kind, tokens.kind.isWord,
      tokens.kind.binaryOperator == nil
    {
      tokens.reportExpected(
        "the end of the statement",
        hint: "write text in quotes: `\"\(word) \(tokens.text) …\"`"
      )
    }
    return value
  }
}

/// Statements that begin with no word of the language.
extension Parser {
  /// Parses a statement that begins with no word of the language: most are calls.
  private mutating func expressionStatement(_ first: Int) -> ScriptStatement.Kind {
    if tokens.kind == .name, tokens.next.startsValue || tokens.following == .leftBrace,
      let habit = ForeignKeyword(tokens.text)
    {
      return statement(for: habit)
    }
    if tokens.kind == .name, let statement = misspeltStatement() { return statement }
    if endsWordBlock() { return .missing }
    if !tokens.kind.isName, let hint = tokens.kind.hintAsStatement(tokens.text) {
      tokens.reportExpected("a statement", hint: hint)
      return .missing
    }
    if tokens.kind == .name, tokens.following == .minus, let options = optionsBehindName() {
      return .expression(commandLine(first, options))
    }
    var value = expression()
    if !tokens.isRecovering, case .name = value.kind, tokens.current.startsValue {
      value = callWithoutParentheses(first)
    }
    return .expression(value)
  }

  private mutating func statement(for habit: ForeignKeyword) -> ScriptStatement.Kind {
    let word = tokens.text
    let (right, statement): (String, (inout Parser) -> ScriptStatement.Kind)
    switch habit {
    case .binding: (right, statement) = ("write `let` or `var`", { $0.binding() })
    case .function: (right, statement) = ("write `func`", { $0.function() })
    case .each: (right, statement) = ("write `for`", { $0.each() })
    case .use: (right, statement) = ("write `use`", { $0.use() })
    case .print: (right, statement) = ("write `print`", { $0.printing() })
    case .fail: (right, statement) = ("write `fail`", { $0.failing() })
    case .none(let hint):
      tokens.reportExpected("a statement", hint: hint)
      return .missing
    case .block(let hint):
      tokens.reportExpected("a statement", hint: hint)
      tokens.recoverBeforeBlock()
      if tokens.take(.leftBrace) { tokens.skipBlock() }
      return .missing
    }
    tokens.report("expected a statement, found `\(word)`", at: tokens.span, hint: right)
    // `import lib`, `def f():`: what else such a line lacks is part of the same mistake.
    if case .use = habit, tokens.following != .string, tokens.following != .stringOpen {
      tokens.isRecovering = true
      return .missing
    }
    if case .function = habit, tokens.lineEndsInColon {
      tokens.isRecovering = true
      return .missing
    }
    return statement(&self)
  }

  /// Returns the arguments of shell syntax after the name at the current token; `nil` if there are
  /// none.
  private mutating func optionsBehindName() -> String? {
    let start = tokens.index
    tokens.advance()
    if let options = shellOptions() { return options }
    tokens.go(to: start)
    return nil
  }

  /// Reports a call in shell syntax, such as `add-to-do --name "x"`; it is not parsed.
  private mutating func commandLine(_ first: Int, _ options: String) -> Expression {
    let name = tokens.name(tokens[first])
    var (place, found) = (tokens.span, tokens.described)
    if tokens.kind == .minus {
      place = place.joined(to: tokens.span(tokens[tokens.index + 2]))
      found = "`\(tokens.text(place))`"
    }
    tokens.report(
      "expected `(` after `\(name.text)`, found \(found)",
      at: place,
      hint: "a call is written `\(name.text)(\(options))`; `--` is for the shell"
    )
    tokens.isRecovering = true
    return missing(at: tokens.span(from: first))
  }

  /// Reports a call without parentheses, such as `complete-to-do todo`, and parses it as a call.
  private mutating func callWithoutParentheses(_ first: Int) -> Expression {
    let name = tokens.name(tokens[first])
    let rest = tokens.restOfStatement
    let isShort = rest.count <= 40 && !rest.contains("\n")
    if let options = shellOptions() { return commandLine(first, options) }
    tokens.report(
      "expected `(` after `\(name.text)`, found \(tokens.described)",
      at: tokens.span,
      hint: "a call has parentheses: `\(name.text)(\(isShort ? rest : "…"))`"
    )
    var arguments = [argument()]
    while !tokens.isRecovering, tokens.take(.comma) { arguments.append(argument()) }
    // What else stands on the line is the same mistake: `todo add Buy milk`.
    if !tokens.kind.endsLine { tokens.isRecovering = true }
    return make(.call(name, arguments), at: tokens.span(from: first))
  }
}
