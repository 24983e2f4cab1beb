internal import WidgetIntents

extension ScriptChecker {
  mutating func branch(_ branch: Branch) -> Bool {
    let narrowed = scope.narrowed.count
    var allEnd = true
    for arm in branch.arms {
      let (bound, inner) = (scope.names.count, scope.narrowed.count)
      let facts = condition(arm.condition)
      let ends = block(arm.block)
      scope.unbind(to: bound)
      scope.narrowed.forget(to: inner)
      scope.narrowed.add(facts.whenFalse)
      if !ends { allEnd = false }
    }
    let elseEnds = branch.otherwise.map { block($0) } ?? false
    // Where each arm leaves, what follows is reached only when none was taken: what they tested holds.
    if !allEnd { scope.narrowed.forget(to: narrowed) }
    return allEnd && elseEnds
  }

  mutating func each(_ bound: BoundName, _ list: Expression, _ block: Block) {
    // What stands between `for` and the block may bind names, but could not be read.
    if bound.name.text.isEmpty {
      findings.skip(SourceSpan(start: bound.name.span.start, end: block.span.start))
    }
    let element = element(of: list)
    let count = scope.names.count
    bind(bound, element, as: .given)
    body(block)
    scope.unbind(to: count)
  }

  private mutating func element(of list: Expression) -> ValueType? {
    guard let type = value(of: list) else { return nil }
    if let element = type.element { return element }
    let hint =
      switch type.type {
      case .int: "to repeat something, write `repeat \(findings.excerpt(list) ?? "3") times { … }`"
      case .optional(.list): "give an empty list for nil with `?? []`, or test it with `if let`"
      case .entity(let name): "`find \(name)` finds a list"
      default: "a list is written in brackets: `[1, 2]`"
      }
    report("`for` goes over a list, found \(type.type.scriptName)", at: list.span, hint: hint)
    return nil
  }

  mutating func repetition(_ count: Expression, _ block: Block) {
    require(count, .int, .operand("repeat"))
    if let number = count.wholeNumber, number < 0 {
      report(
        "`repeat` takes a number of times, found \(number)",
        at: count.span,
        hint: "write a number from 0 on"
      )
    }
    // None for 0: what never runs takes no time, and its factor could not be taken back.
    let times = count.wholeNumber.flatMap { $0 > 0 ? $0 : nil }
    waits.enterLoop(times: times)
    body(block)
    waits.leaveLoop(times: times)
  }

  /// Warns of waits that are too long for a script unless its caller sets another limit.
  mutating func wait(_ time: Expression) {
    guard let seconds = waits.add(time) else { return }
    findings.warn(
      "the waits take \(seconds) seconds, and a script may wait \(ScriptLimits().waitSeconds)",
      at: time.span,
      hint: "run it with `--max-wait-seconds \(seconds)`"
    )
  }

  mutating func loop(_ condition: Condition, _ block: Block) -> Bool {
    let (bound, narrowed) = (scope.names.count, scope.narrowed.count)
    _ = self.condition(condition)
    let isLeft = body(block)
    scope.unbind(to: bound)
    scope.narrowed.forget(to: narrowed)
    guard case .expression(let test) = condition.clauses.first, condition.clauses.count == 1,
      case .literal(.bool(true)) = test.ungrouped.kind
    else { return false }
    return !isLeft
  }

  /// Checks the block of a loop; returns whether it contains a `break` out of the loop.
  @discardableResult
  private mutating func body(_ block: Block) -> Bool {
    scope.loops.append(false)
    self.block(block)
    return scope.loops.popLast() ?? false
  }

  mutating func jump(_ statement: ScriptStatement) -> Bool {
    var word = "continue"
    if case .leave = statement.kind { word = "break" }
    guard !scope.loops.isEmpty else {
      if scope.parallelDepth > 0 {
        report(
          "`\(word)` cannot leave a `parallel` block",
          at: statement.span,
          hint: "test after the block, with what its `let`s have bound"
        )
      } else {
        report(
          "`\(word)` is not in a loop",
          at: statement.span,
          hint: "`return` leaves a function, `exit` the script"
        )
      }
      return true
    }
    if word == "break" { scope.loops[scope.loops.count - 1] = true }
    return true
  }

  mutating func attempt(_ tried: Block, _ caught: BoundName?, _ handler: Block) -> Bool {
    let triedEnds = block(tried)
    let count = scope.names.count
    if let caught { bind(caught, ValueType(.entity(CaughtError.type)), as: .given) }
    if caught == nil { scope.unnamedCatches += 1 }
    let handlerEnds = block(handler)
    if caught == nil { scope.unnamedCatches -= 1 }
    scope.unbind(to: count)
    return triedEnds && handlerEnds
  }
}
