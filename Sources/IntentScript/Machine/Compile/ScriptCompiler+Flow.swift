internal import WidgetIntents

extension ScriptCompiler {
  /// Compiles an `if`.
  ///
  /// The clauses of a condition are compiled in order, each jumping to the next arm if it fails.
  mutating func branch(_ branch: Branch) {
    readsClock(branch.arms.flatMap { $0.condition.expressions })
    var ends: [Int] = []
    for (index, arm) in branch.arms.enumerated() {
      let otherwise = unless(arm.condition)
      compile(arm.block.statements)
      if index < branch.arms.count - 1 || branch.otherwise != nil { ends.append(emit(.jump)) }
      parts.land(otherwise)
    }
    if let block = branch.otherwise { compile(block.statements) }
    parts.land(ends)
  }

  mutating func each(_ name: BoundName, _ list: Expression, _ block: Block) {
    if case .input(.lines) = script.binding(of: list.ungrouped.id) {
      return eachLine(slot(of: name.id), block)
    }
    let elements = frame.next(2)
    readsClock([list])
    compile(list, into: elements)
    emit(.move, elements + 1, ProgramParts.Constant.zero)
    let start = here
    loops.append(LoopContext(start: start, depth: open.count))
    let end = emit(.next, 0, elements, slot(of: name.id))
    compile(block.statements)
    finishLoop(start, end)
  }

  /// Compiles a `for` over the lines of standard input.
  ///
  /// A line is read in each round, because all lines together may not fit into memory.
  private mutating func eachLine(_ line: Int32, _ block: Block) {
    let start = here
    loops.append(LoopContext(start: start, depth: open.count))
    emit(.readLine, line)
    let end = emit(.jumpIfNone, 0, line)
    compile(block.statements)
    finishLoop(start, end)
  }

  mutating func repetition(_ count: Expression, _ block: Block) {
    let left = frame.next()
    readsClock([count])
    compile(count, into: left)
    let start = here
    loops.append(LoopContext(start: start, depth: open.count))
    let end = emit(.countDown, 0, left)
    compile(block.statements)
    finishLoop(start, end)
  }

  /// Compiles a loop, which reads the time again in each round, so that `while now < …` can end.
  mutating func loop(_ condition: Condition, _ block: Block) {
    let start = here
    loops.append(LoopContext(start: start, depth: open.count))
    readsClock(condition.expressions)
    let ends = unless(condition)
    compile(block.statements)
    finishLoop(start, ends)
  }

  private mutating func finishLoop(_ start: Int32, _ end: Int) { finishLoop(start, [end]) }

  private mutating func finishLoop(_ start: Int32, _ ends: [Int]) {
    emit(.loop, start)
    parts.land(ends)
    if let loop = loops.popLast() { parts.land(loop.exits) }
  }

  // MARK: - Conditions

  /// Compiles a condition, and returns the jumps that are taken if it does not hold.
  private mutating func unless(_ condition: Condition) -> [Int] {
    var jumps: [Int] = []
    for clause in condition.clauses {
      switch clause {
      case .expression(let expression): jumps += unless(expression)
      case .binding(let name, let value):
        let slot = slot(of: name.id)
        compile(value, into: slot)
        jumps.append(emit(.jumpIfNone, 0, slot))
      }
    }
    return jumps
  }

  /// Compiles an expression, and returns the jumps that are taken if it is false.
  private mutating func unless(_ expression: Expression) -> [Int] {
    switch expression.kind {
    case .grouped(let inner): return unless(inner)
    case .unary(.not, let inner): return when(inner)
    case .binary(.and, let left, let right, _): return unless(left) + unless(right)
    case .binary(let sign, let left, let right, _):
      guard let jump = sign.jump else { break }
      let kept = frame.mark
      let first = compile(left)
      let second = compile(right)
      frame.release(to: kept)
      return [at(expression.span) { $0.emit(jump, 0, first, second) }]
    default: break
    }
    return [emit(.jumpUnless, 0, compile(expression))]
  }

  /// Compiles an expression, and returns the jumps that are taken if it is true.
  private mutating func when(_ expression: Expression) -> [Int] {
    switch expression.kind {
    case .grouped(let inner): return when(inner)
    case .unary(.not, let inner): return unless(inner)
    case .binary(.or, let left, let right, _): return when(left) + when(right)
    default: return [emit(.jumpIf, 0, compile(expression))]
    }
  }

  /// Emits instructions with a source range of their own, which is a part of the statement.
  mutating func at<Result>(
    _ span: SourceSpan,
    _ body: (inout ScriptCompiler) -> Result
  ) -> Result {
    let kept = place
    place = span
    defer { place = kept }
    return body(&self)
  }
}

extension Condition {
  var expressions: [Expression] {
    clauses.map { clause in
      switch clause {
      case .expression(let expression), .binding(_, let expression): expression
      }
    }
  }
}

extension BinaryOperator {
  /// The operation that jumps unless the comparison holds; `nil` for operators that do not compare.
  fileprivate var jump: Instruction.Operation? {
    switch self {
    case .equal: .jumpUnlessEqual
    case .notEqual: .jumpUnlessNotEqual
    case .less: .jumpUnlessLess
    case .lessOrEqual: .jumpUnlessLessOrEqual
    case .greater: .jumpUnlessGreater
    case .greaterOrEqual: .jumpUnlessGreaterOrEqual
    default: nil
    }
  }
}
