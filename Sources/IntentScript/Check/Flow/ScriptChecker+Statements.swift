internal import WidgetIntents

extension ScriptChecker {
  /// Checks statements in a row; whether control never comes to the end of them.
  @discardableResult
  mutating func statements(_ statements: [ScriptStatement]) -> Bool {
    var ends = false
    // More messages than there are would not be read: the rest would only take time.
    for index in statements.indices where !findings.isFull && statement(statements[index]) {
      ends = true
    }
    return ends
  }

  /// Checks statements in a scope of their own; whether control never comes to the end of them.
  @discardableResult
  mutating func block(_ block: Block) -> Bool {
    let (bound, narrowed) = (scope.visible.count, scope.narrowed.count)
    blockDepth += 1
    let ends = statements(block.statements)
    blockDepth -= 1
    scope.unbind(to: bound)
    scope.narrowed.forget(to: narrowed)
    return ends
  }

  /// Checks one statement; whether control never comes to what follows it.
  mutating func statement(_ statement: ScriptStatement) -> Bool {
    switch statement.kind {
    case .binding(let bound, let isVariable, let value):
      bind(bound, isVariable: isVariable, value)
    case .assignment(let node, let name, let value):
      assign(node, name, value)
    case .expression(let expression):
      standAlone(expression)
    case .print(let value):
      if let type = infer(value) { refuseNothing(type, value) }
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
    case .parallel(let block):
      parallel(block, statement.span)
    case .atomic(let block):
      return atomic(block, statement.span)
    case .parameter(let bound, let value):
      parameter(bound, value, statement.span)
    case .use(_, let span):
      refuseInBlock("use", span)
    case .function(let function):
      refuseInBlock("func", function.name.span)
    case .missing:
      findings.skip(statement.span)
    }
    return false
  }

  /// An expression that is a statement has to do something.
  private mutating func standAlone(_ expression: Expression) {
    guard let type = infer(expression), !isInteractive else { return }
    switch expression.ungrouped.kind {
    case .call(let name, _):
      guard catalog.index.entities[name.text] != nil, functionsByName[name.text] == nil else {
        return
      }
    case .prompt, .missing: return
    default: break
    }
    let text = excerpt(expression)
    report(
      "this \(type.type.scriptName) is not used",
      at: expression.span,
      hint: text.map { "print it, or give it a name: `let value = \($0)`" }
        ?? "print it, or give it a name with `let`"
    )
  }

  /// `use`, `func` and `param` belong to the whole file.
  private mutating func refuseInBlock(_ word: String, _ span: SourceSpan) {
    guard blockDepth > 0 else { return }
    report(
      "`\(word)` stands inside a block, but belongs to the whole file",
      at: span,
      hint: "move it out of all braces"
    )
  }

  private mutating func exit(_ code: Expression?) {
    guard let code else { return }
    require(code, .int, .operand("exit"))
    guard let number = code.wholeNumber, !(0...255).contains(number) else { return }
    report(
      "an exit status is from 0 to 255, found \(number)",
      at: code.span,
      hint: "0 means that all went well, 1 that something did not"
    )
  }

  private mutating func parameter(_ bound: BoundName, _ value: Expression?, _ span: SourceSpan) {
    let written = bound.type.map { self.type(of: $0) }
    var type = written ?? nil
    if blockDepth > 0 || scope.function != nil {
      refuseInBlock("param", bound.name.span)
    }
    if let value {
      if let written {
        if let wanted = written {
          require(value, wanted.type, .binding(bound.name.text))
        } else {
          inferAlone(value)
        }
      } else {
        type = inferBound(value, bound)
      }
    } else if written == nil {
      report(
        "the parameter `\(bound.name.text)` has neither a type nor a value",
        at: bound.name.span,
        hint: "write its type: `param \(bound.name.text): String`"
      )
    }
    guard !refuseRebinding(bound.name) else { return }
    let slot = scope.bind(bound.name.text, type, .given, bound.name.span)
    resolve(bound.id, .local(slot: slot))
    guard blockDepth == 0, let type else { return }
    parameters.append(
      CheckedParameter(
        name: bound.name.text,
        type: type.type,
        slot: slot,
        hasDefault: value != nil,
        span: span
      )
    )
  }
}
