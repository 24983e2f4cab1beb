internal import WidgetIntents

extension ScriptCompiler {
  /// Compiles a statement; the caller restores the source range and frees the registers.
  mutating func compile(_ kind: ScriptStatement.Kind) {
    switch kind {
    case .binding(let name, _, let value): assign(slot(of: name.id), value)
    case .assignment(let node, _, let value): assign(slot(of: node), value)
    case .parameter(let name, let value): parameter(name, value)
    case .expression(let expression):
      readsClock([expression])
      let start = here
      compile(expression)
      discardValue(since: start)
    case .branch(let branch): self.branch(branch)
    case .each(let name, let list, let block): each(name, list, block)
    case .repetition(let count, let block): repetition(count, block)
    case .loop(let condition, let block): loop(condition, block)
    case .leave:
      guard let depth = loops.last?.depth else { return }
      close(to: depth)
      loops[loops.count - 1].exits.append(emit(.jump))
    case .next:
      guard let loop = loops.last else { return }
      close(to: loop.depth)
      emit(.loop, loop.start)
    case .return(let value):
      let operand = value.map { one($0) } ?? ProgramParts.Constant.none
      close(to: 0)
      emit(.return, 0, operand)
    case .attempt(let block, let caught, let handler): attempt(block, caught, handler)
    case .atomic(let block):
      emit(.beginAtomic)
      open.append(.atomic)
      compile(block.statements)
      open.removeLast()
      emit(.endAtomic)
    case .parallel(let block): parallel(block)
    case .print(let value): emit(.print, 0, one(value))
    case .fail(let value): emit(.fail, 0, one(value))
    case .wait(let value): emit(.wait, 0, one(value))
    case .exit(let value):
      emit(.exit, 0, value.map { one($0) } ?? ProgramParts.Constant.zero)
    case .use, .function, .missing: break
    }
  }

  /// Makes the last instruction since `start` drop its value if it performs an intent.
  private mutating func discardValue(since start: Int32) {
    guard here > start, parts.code[Int(here) - 1].operation == .perform else { return }
    parts.code[Int(here) - 1].a = Instruction.nowhere
  }

  /// Compiles the expression of a statement, and returns its operand.
  private mutating func one(_ expression: Expression) -> Int32 {
    readsClock([expression])
    return compile(expression)
  }

  private mutating func assign(_ slot: Int32, _ value: Expression) {
    readsClock([value])
    compile(value, into: slot)
  }

  /// Compiles a parameter: the caller's value is in the slot already; the default is used if there is none.
  private mutating func parameter(_ name: BoundName, _ value: Expression?) {
    guard let value else { return }
    let slot = slot(of: name.id)
    let given = emit(.jumpIfSome, 0, slot)
    assign(slot, value)
    parts.land(given)
  }

  /// Emits instructions that end the blocks which a jump leaves.
  ///
  /// For the statements after the jump the blocks stay open.
  private mutating func close(to depth: Int) {
    for block in open[depth...].reversed() {
      emit(block == .atomic ? .endAtomic : .endTry)
    }
  }

  private mutating func attempt(_ block: Block, _ caught: BoundName?, _ handler: Block) {
    let error = caught.map { slot(of: $0.id) } ?? frame.next()
    let begin = emit(.beginTry, 0, error)
    open.append(.attempt)
    compile(block.statements)
    open.removeLast()
    emit(.endTry)
    let end = emit(.jump)
    parts.land(begin)
    compile(handler.statements)
    parts.land(end)
  }

  private mutating func parallel(_ block: Block) {
    let index = parts.blocks.count
    parts.blocks.append(ParallelBlock(branches: [], end: 0))
    emit(.parallel, Int32(index))
    var branches: [ParallelBlock.Branch] = []
    let around = (open, loops)
    (open, loops) = ([], [])
    for statement in block.statements {
      var slot: Int32?
      if case .binding(let name, _, _) = statement.kind { slot = self.slot(of: name.id) }
      branches.append(ParallelBlock.Branch(start: here, slot: slot))
      compile(statement)
      emit(.endBranch)
    }
    (open, loops) = around
    parts.blocks[index] = ParallelBlock(branches: branches, end: here)
  }
}
