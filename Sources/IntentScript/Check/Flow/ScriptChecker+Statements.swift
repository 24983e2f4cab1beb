internal import WidgetIntents

extension ScriptChecker {
  /// Checks statements in order; returns whether their end is never reached.
  @discardableResult
  mutating func statements(_ statements: [ScriptStatement]) -> Bool {
    var ends = false
    var isTold = false
    // More messages than there are would not be read: the rest would only take time.
    for index in statements.indices where !findings.isFull {
      if ends, !isTold, statements[index].isReached {
        isTold = true
        findings.warn(
          "nothing comes to this statement",
          at: statements[index].span,
          hint: "the statement before it always ends the block: remove one of the two"
        )
      }
      if statement(statements[index]) { ends = true }
    }
    return ends
  }

  /// Checks a block in a scope of its own; returns whether its end is never reached.
  @discardableResult
  mutating func block(_ block: Block) -> Bool {
    let (bound, narrowed) = (scope.names.count, scope.narrowed.count)
    scope.blockDepth += 1
    let ends = statements(block.statements)
    scope.blockDepth -= 1
    scope.unbind(to: bound)
    scope.narrowed.forget(to: narrowed)
    return ends
  }

  /// Checks a statement; returns whether the statement after it is never reached.
  mutating func statement(_ statement: ScriptStatement) -> Bool {
    switch statement.kind {
    case .binding(let bound, let isVariable, let value):
      bind(bound, isVariable: isVariable, value)
    case .assignment(let node, let name, let value):
      assign(node, name, value)
    case .expression(let expression):
      standAlone(expression)
    case .print(let value):
      _ = self.value(of: value)
    case .branch(let branch):
      return self.branch(branch)
    case .each(let bound, let list, let block):
      each(bound, list, block)
    case .repetition(let count, let block):
      repetition(count, block)
    case .loop(let condition, let block):
      return loop(condition, block)
    case .leave, .next:
      return jump(statement)
    case .return(let value):
      returnStatement(value, statement.span)
      return true
    case .attempt(let block, let caught, let handler):
      return attempt(block, caught, handler)
    case .fail(let message):
      require(message, .string, .operand("fail"))
      return true
    case .exit(let code):
      exit(code)
      return true
    case .wait(let time):
      require(time, .duration, .operand("wait"))
      note(.wait, "wait", statement.span)
      wait(time)
    case .parallel(let block):
      parallel(block, statement.span)
    case .atomic(let block):
      return atomic(block, statement.span)
    case .parameter(let bound, let value):
      refuseInBlock("param", statement.span)
      parameter(bound, value, statement.span)
    case .use:
      refuseInBlock("use", statement.span)
    case .function(let function):
      refuseInBlock("func", statement.span)
      if scope.blockDepth > 0 { findings.skip(function.name.span) }
    case .missing:
      findings.skip(statement.span)
    }
    return false
  }

  /// Checks an expression used as a statement; reports it if it has no effect.
  private mutating func standAlone(_ expression: Expression) {
    guard let type = infer(expression), !findings.isInteractive else { return }
    switch expression.ungrouped.kind {
    case .call(let name, _):
      guard catalog.index.entities[name.text] != nil, functions[name.text] == nil else {
        return
      }
    case .prompt, .missing: return
    default: break
    }
    let text = findings.excerpt(expression)
    report(
      "this \(type.type.scriptName) is not used",
      at: expression.span,
      hint: text.map { "print it, or give it a name: `let value = \($0)`" }
        ?? "print it, or give it a name with `let`"
    )
  }

  /// Reports a `use`, `func` or `param` inside a block; they must be at the top level of a file.
  private mutating func refuseInBlock(_ word: String, _ span: SourceSpan) {
    guard scope.blockDepth > 0 else { return }
    report(
      "`\(word)` is inside a block, but belongs to the whole file",
      at: SourceSpan(of: word, at: span),
      hint: "move it out of all braces"
    )
  }

  private mutating func exit(_ code: Expression?) {
    guard let code else { return }
    require(code, .int, .operand("exit"))
    guard let number = code.wholeNumber, !(0...255).contains(number) else { return }
    report(
      "an exit code is from 0 to 255, found \(number)",
      at: code.span,
      hint: "0 means that all went well, 1 that something did not"
    )
  }

  private mutating func returnStatement(_ value: Expression?, _ span: SourceSpan) {
    if scope.parallelDepth > 0 {
      report(
        "`return` cannot leave a `parallel` block",
        at: span,
        hint: "bind the value with `let` and return it after the block"
      )
    }
    guard let index = scope.function else {
      if let value { _ = self.value(of: value) }
      return
    }
    let signature = functions.signature(index)
    guard let result = signature.result else {
      if let value { inferAlone(value) }
      return
    }
    switch (value, result.type) {
    case (nil, .nothing):
      break
    case (nil, let type):
      report(
        "`\(signature.name.text)` returns \(type.scriptName), found no value",
        at: span,
        hint: "write the value after `return`"
      )
    case (let value?, .nothing):
      guard let type = infer(value) else { return }
      report(
        "`\(signature.name.text)` returns nothing, found \(type.type.scriptName)",
        at: value.span,
        hint: "declare what it returns: `func \(signature.name.text)(…) -> \(type.type.scriptName)`"
      )
    case (let value?, let type):
      require(value, type, .result(signature.name.text))
    }
  }
}

extension ScriptStatement {
  /// Whether the statement does something when it is reached; a declaration does not.
  fileprivate var isReached: Bool {
    switch kind {
    case .use, .function, .missing, .parameter: false
    default: true
    }
  }
}
