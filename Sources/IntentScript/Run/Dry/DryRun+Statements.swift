internal import WidgetIntents

extension DryRun {
  nonisolated(nonsending) mutating func walk(
    _ statements: [ScriptStatement]
  ) async throws(ScriptFault) -> Flow {
    for statement in statements {
      let flow = try await walk(statement)
      if case .goesOn = flow { continue }
      return flow
    }
    return .goesOn
  }

  private nonisolated(nonsending) mutating func walk(
    _ statement: ScriptStatement
  ) async throws(ScriptFault) -> Flow {
    try step()
    place = statement.span
    now = evaluator.clock.now()
    switch statement.kind {
    case .binding(let name, _, let value): bind(name.id, try await evaluate(value))
    case .assignment(let node, _, let value): bind(node, try await evaluate(value))
    case .parameter(let name, let value):
      guard let value, slot(of: name.id).map({ frame[$0] }) == .nothing else { break }
      bind(name.id, try await evaluate(value))
    case .expression(let expression): _ = try await evaluate(expression)
    case .branch(let branch): return try await self.branch(branch)
    case .each(let name, let list, let block): return try await each(name, list, block)
    case .repetition(let count, let block): return try await repetition(count, block)
    case .loop(let condition, let block): return try await loop(condition, block)
    case .leave: return .leaves
    case .next: return .nextRound
    case .return(let value):
      guard let value else { return .returns(.nothing) }
      return .returns(try await evaluate(value))
    case .attempt(let block, _, let handler): return try await attempt(block, handler)
    case .print(let value): try emit("print \(written(try await evaluate(value)))")
    case .fail(let value):
      try emit("fail \(written(try await evaluate(value)))")
      return .ends(exitCode: 1)
    case .wait(let value): try emit("wait \(written(try await evaluate(value)))")
    case .exit(let value): return try await exit(value)
    case .parallel(let block): return try await inner("parallel", block)
    case .atomic(let block): return try await inner("atomic", block)
    case .use, .function, .missing: break
    }
    return .goesOn
  }

  private nonisolated(nonsending) mutating func exit(
    _ value: Expression?
  ) async throws(ScriptFault) -> Flow {
    guard let value else {
      try emit("exit")
      return .ends(exitCode: 0)
    }
    let code = try await evaluate(value)
    try emit("exit \(written(code))")
    guard case .known(.int(let number)) = code, let exitCode = Int32(exactly: number) else {
      return .ends(exitCode: 0)
    }
    return .ends(exitCode: exitCode)
  }

  /// A block that always runs, under a heading.
  private nonisolated(nonsending) mutating func inner(
    _ heading: String,
    _ block: Block
  ) async throws(ScriptFault) -> Flow {
    try emit(heading)
    indent += 1
    defer { indent -= 1 }
    return try await walk(block.statements)
  }

  /// What is caught is known only when it happens, so that the handler is listed as an arm is.
  private nonisolated(nonsending) mutating func attempt(
    _ block: Block,
    _ handler: Block
  ) async throws(ScriptFault) -> Flow {
    let flow = try await inner("try", block)
    let kept = (frame, undecided)
    undecided += 1
    _ = try await inner("catch", handler)
    (frame, undecided) = kept
    // A `fail` in the block is what the handler is for.
    if case .ends(1) = flow { return .goesOn }
    return flow
  }

  func slot(of node: NodeID) -> Int? {
    if case .local(let slot) = script.binding(of: node) { slot } else { nil }
  }

  mutating func bind(_ node: NodeID, _ value: DryValue) {
    if let slot = slot(of: node) { frame[slot] = value }
  }
}
