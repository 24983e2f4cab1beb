internal import Moments
internal import WidgetIntents

extension ScriptMachine {
  /// Executes one instruction; returns the action that the host must perform, `nil` for none.
  mutating func step(_ instruction: Instruction) throws(ScriptFault) -> MachineAction? {
    switch instruction.operation {
    case .move: finish(instruction, read(instruction.b))
    case .jump: pc = Int(instruction.a)
    case .loop:
      pc = Int(instruction.a)
      steps += 1
    case .jumpIfNone: jump(instruction, when: read(instruction.b) == .none)
    case .jumpIfSome: jump(instruction, when: read(instruction.b) != .none)
    case .jumpIf: jump(instruction, when: read(instruction.b) == .bool(true))
    case .jumpUnless: jump(instruction, when: read(instruction.b) != .bool(true))
    case .jumpUnlessEqual: try compare(instruction, .equal)
    case .jumpUnlessNotEqual: try compare(instruction, .notEqual)
    case .jumpUnlessLess: try compare(instruction, .less)
    case .jumpUnlessLessOrEqual: try compare(instruction, .lessOrEqual)
    case .jumpUnlessGreater: try compare(instruction, .greater)
    case .jumpUnlessGreaterOrEqual: try compare(instruction, .greaterOrEqual)
    case .add where instruction.a == instruction.b && instruction.b >= 0:
      if try !extend(instruction) { try compute(instruction) }
    case .add, .subtract, .multiply, .divide, .remainder, .equal, .notEqual, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .contains, .hasPrefix, .hasSuffix:
      try compute(instruction)
    case .not: finish(instruction, .bool(read(instruction.b) != .bool(true)))
    case .negate: finish(instruction, try evaluator.negate(read(instruction.b)))
    case .next: try next(instruction)
    case .countDown:
      guard case .int(let left) = read(instruction.b) else { throw .damaged }
      if left > 0 { write(instruction.b, .int(left - 1)) }
      jump(instruction, when: left <= 0)
    case .call:
      guard calls.count < evaluator.limits.depth else {
        throw .limit(name: "depth", value: evaluator.limits.depth)
      }
      calls.append(Call(pc: pc + 1, base: base, destination: instruction.a))
      base += Int(instruction.c)
      pc = Int(instruction.b)
      steps += 1
    case .enter:
      grow(to: base + Int(instruction.a))
      pc += 1
    case .return:
      let value = read(instruction.b)
      guard let call = calls.popLast() else { return end(value: value, exitCode: 0) }
      base = call.base
      pc = call.pc
      write(call.destination, value)
    case .finish: return end(value: read(instruction.b), exitCode: 0)
    case .property:
      let name = program.names[Int(instruction.c)]
      finish(instruction, try evaluator.property(name, of: read(instruction.b)))
    case .member:
      let member = BuiltInMember.allCases[Int(instruction.c)]
      finish(instruction, try evaluator.member(member, of: read(instruction.b)))
    case .element:
      finish(instruction, try evaluator.element(of: read(instruction.b), at: read(instruction.c)))
    case .apply:
      let call = program.builtIns[Int(instruction.b)]
      let values = operands(from: instruction.c, call.operands)
      finish(instruction, try evaluator.apply(call, values))
    case .list:
      guard Int(instruction.c) <= evaluator.limits.values else {
        throw .limit(name: "values", value: evaluator.limits.values)
      }
      finish(instruction, .list(Array(operands(from: instruction.b, Int(instruction.c)))))
    case .text:
      let parts = operands(from: instruction.b, Int(instruction.c))
      finish(instruction, try evaluator.join(parts))
    case .coerce:
      let coercion = program.coercions[Int(instruction.c)]
      finish(instruction, try evaluator.coerce(read(instruction.b), coercion))
    case .now: finish(instruction, .date(now(in: instruction.b).date))
    case .day:
      let word = DayName.allCases[Int(instruction.c)]
      guard let day = evaluator.clock.day(word, at: now(in: instruction.b)) else {
        throw .failure("\(word.rawValue) is not a day of the calendar")
      }
      finish(instruction, .dateComponents(day.components))
    case .at:
      let time = program.times[Int(instruction.c)]
      finish(instruction, try evaluator.at(read(instruction.b), time))
    default: return try ask(instruction)
    }
    return nil
  }

  private mutating func compute(_ instruction: Instruction) throws(ScriptFault) {
    let value = try evaluator.compute(
      instruction.operation,
      read(instruction.b),
      read(instruction.c)
    )
    finish(instruction, value)
  }

  /// Appends to the list or text in a register in place; returns whether the register contains one (LG-23).
  ///
  /// The register releases its value meanwhile: a value with one owner is not copied.
  private mutating func extend(_ instruction: Instruction) throws(ScriptFault) -> Bool {
    let index = base + Int(instruction.a)
    let more = read(instruction.c)
    guard try evaluator.mayExtend(registers[index], by: more) else { return false }
    var value = IntentValue.none
    swap(&value, &registers[index])
    value.extend(by: more)
    swap(&value, &registers[index])
    pc += 1
    return true
  }

  private mutating func next(_ instruction: Instruction) throws(ScriptFault) {
    guard case .list(let elements) = read(instruction.b),
      case .int(let index) = read(instruction.b + 1)
    else { throw .damaged }
    guard index < elements.count else {
      pc = Int(instruction.a)
      return
    }
    write(instruction.b + 1, .int(index + 1))
    write(instruction.c, elements[index])
    pc += 1
  }

  mutating func finish(_ instruction: Instruction, _ value: IntentValue) {
    write(instruction.a, value)
    pc += 1
  }

  /// Returns the values of consecutive registers.
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
    let holds = try evaluator.compute(operation, read(instruction.b), read(instruction.c))
    pc = holds == .bool(true) ? pc + 1 : Int(instruction.a)
  }

  /// Returns the time, which is read once for each statement.
  private mutating func now(in register: Int32) -> Instant {
    if case .int(let kept) = read(register) { return Instant(microseconds: Int64(kept)) }
    let now = evaluator.clock.now()
    write(register, .int(Int(now.microseconds)))
    return now
  }
}

extension IntentValue {
  /// Appends the elements of a list, or a text.
  ///
  /// The storage is moved out of the value, so that its only reference can grow in place.
  fileprivate mutating func extend(by other: IntentValue) {
    switch other {
    case .list(let more):
      guard case .list(var elements) = self else { return }
      self = .none
      elements.append(contentsOf: more)
      self = .list(elements)
    case .string(let more):
      guard case .string(var text) = self else { return }
      self = .none
      text += more
      self = .string(text)
    default: break
    }
  }
}

extension ValueEvaluator {
  /// Returns whether the value is a list or text to which `more`, of the same kind, can be
  /// appended.
  ///
  /// - Throws: A limit fault if the result would be too large.
  fileprivate func mayExtend(
    _ value: IntentValue,
    by more: IntentValue
  ) throws(ScriptFault) -> Bool {
    switch (value, more) {
    case (.list(let elements), .list(let more)):
      try allow(values: elements.count + more.count)
      return true
    case (.string(let text), .string(let more)):
      try allow(bytes: text.utf8.count + more.utf8.count)
      return true
    default: return false
    }
  }
}
