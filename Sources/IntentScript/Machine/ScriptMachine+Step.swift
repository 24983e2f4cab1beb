internal import WidgetIntents

extension ScriptMachine {
  /// Does one instruction that the quick loop could not; an action when something outside has to do it.
  mutating func step(_ instruction: Instruction) throws(ScriptFault) -> MachineAction? {
    switch instruction.operation {
    case .move, .jump, .loop, .jumpIfNone, .jumpIfSome: throw Self.corrupt
    case .jumpIf: jump(instruction, when: read(instruction.b) == .bool(true))
    case .jumpUnless: jump(instruction, when: read(instruction.b) != .bool(true))
    case .jumpUnlessEqual: try compare(instruction, .equal)
    case .jumpUnlessNotEqual: try compare(instruction, .notEqual)
    case .jumpUnlessLess: try compare(instruction, .less)
    case .jumpUnlessLessOrEqual: try compare(instruction, .lessOrEqual)
    case .jumpUnlessGreater: try compare(instruction, .greater)
    case .jumpUnlessGreaterOrEqual: try compare(instruction, .greaterOrEqual)
    case .add, .subtract, .multiply, .divide, .remainder, .equal, .notEqual, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .contains, .hasPrefix, .hasSuffix:
      let value = try computer.compute(
        instruction.operation,
        read(instruction.b),
        read(instruction.c)
      )
      finish(instruction, value)
    case .not: finish(instruction, .bool(read(instruction.b) != .bool(true)))
    case .negate: finish(instruction, try computer.negate(read(instruction.b)))
    case .next, .countDown: throw Self.corrupt
    case .call: throw .limit(name: "depth", value: computer.limits.depth)
    case .enter: grow(to: base + Int(instruction.a))
    case .giveBack, .finish:
      let value = read(instruction.b)
      return end(value: value, exitCode: 0)
    case .property:
      let name = program.names[Int(instruction.c)]
      finish(instruction, try computer.property(name, of: read(instruction.b)))
    case .member:
      let member = BuiltInMember.allCases[Int(instruction.c)]
      finish(instruction, try computer.member(member, of: read(instruction.b)))
    case .list:
      guard Int(instruction.c) <= computer.limits.values else {
        throw .limit(name: "values", value: computer.limits.values)
      }
      finish(instruction, .list(Array(operands(from: instruction.b, Int(instruction.c)))))
    case .text:
      let parts = operands(from: instruction.b, Int(instruction.c))
      finish(instruction, try computer.join(parts))
    case .coerce:
      let coercion = program.coercions[Int(instruction.c)]
      finish(instruction, try computer.coerce(read(instruction.b), coercion))
    case .now: finish(instruction, .date(InstantCoding.date(microseconds: now(in: instruction.b))))
    case .day:
      let word = DayName.allCases[Int(instruction.c)]
      guard let day = computer.clock.day(word, at: now(in: instruction.b)) else {
        throw .failure("\(word.rawValue) is no day of the calendar")
      }
      finish(instruction, .dateComponents(day.components))
    case .at:
      let time = program.times[Int(instruction.c)]
      finish(instruction, try computer.at(read(instruction.b), time))
    default: return try ask(instruction)
    }
    return nil
  }

  /// What no compiled program does.
  private static var corrupt: ScriptFault { .failure("the program is damaged") }

  mutating func finish(_ instruction: Instruction, _ value: IntentValue) {
    write(instruction.a, value)
    pc += 1
  }

  /// The values of registers that follow one another.
  func operands(from first: Int32, _ count: Int) -> ArraySlice<IntentValue> {
    let start = base + Int(first)
    return registers[start..<start + count]
  }

  private mutating func jump(_ instruction: Instruction, when holds: Bool) {
    pc = holds ? Int(instruction.a) : pc + 1
  }

  private mutating func compare(
    _ instruction: Instruction,
    _ operation: Instruction.Operation
  ) throws(ScriptFault) {
    let holds = try computer.compute(operation, read(instruction.b), read(instruction.c))
    pc = holds == .bool(true) ? pc + 1 : Int(instruction.a)
  }

  /// The time, read the first time that a statement asks for it.
  private mutating func now(in register: Int32) -> Int64 {
    if case .int(let kept) = read(register) { return Int64(kept) }
    let now = computer.clock.now()
    write(register, .int(Int(now)))
    return now
  }
}
