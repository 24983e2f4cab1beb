internal import WidgetIntents

/// The instructions that need nothing but registers, over memory that stays where it is.
///
/// A machine's single steps go through arrays that are checked for their owner; here whole numbers,
/// jumps and calls cost a few loads each. That makes a script's loop 6.5 times as fast, 44 ns a round
/// where the steps take 290 (`ScriptLoad loop` and `steps`), and keeps it within its goal beside Lua.
/// It stops before the first instruction that needs more, or that its short ways do not fit, and
/// defines nothing that ``ScriptMachine/step(_:)`` does not: tests and the fuzz run compare the two.
/// The checker and the compiler vouch for the operands: a register lies within its frame, a jump
/// within the code.
struct QuickLoop {
  var pc: Int
  var base: Int
  var steps: Int
  let pause: Int
  /// How many registers there are.
  let limit: Int
  /// How many calls may be within one another.
  let depth: Int
  var calls: [ScriptMachine.Call] = []

  typealias Registers = UnsafeMutablePointer<IntentValue>
  typealias Constants = UnsafePointer<IntentValue>

  mutating func run(
    _ program: ScriptProgram,
    _ registers: inout [IntentValue]
  ) {
    registers.withUnsafeMutableBufferPointer { registers in
      program.code.withUnsafeBufferPointer { code in
        program.constants.withUnsafeBufferPointer { constants in
          guard let registers = registers.baseAddress, let code = code.baseAddress,
            let constants = constants.baseAddress
          else { return }
          return run(registers, code, constants)
        }
      }
    }
  }

  private mutating func run(
    _ registers: Registers,
    _ code: UnsafePointer<Instruction>,
    _ constants: Constants
  ) {
    var pc = pc
    var frame = registers + base
    defer { self.pc = pc }
    while true {
      let instruction = code[pc]
      let target = frame + Int(instruction.a)
      switch instruction.operation {
      case .move:
        target.pointee = Self.operand(instruction.b, frame, constants).pointee
      case .jump:
        pc = Int(instruction.a)
        continue
      case .loop:
        pc = Int(instruction.a)
        steps += 1
        if steps >= pause { return }
        continue
      case .jumpIf, .jumpUnless:
        guard case .bool(let holds) = Self.operand(instruction.b, frame, constants).pointee else {
          return
        }
        if holds == (instruction.operation == .jumpIf) {
          pc = Int(instruction.a)
          continue
        }
      case .jumpIfNone, .jumpIfSome:
        let isAbsent = Self.isAbsent(Self.operand(instruction.b, frame, constants))
        if isAbsent == (instruction.operation == .jumpIfNone) {
          pc = Int(instruction.a)
          continue
        }
      case .jumpUnlessEqual, .jumpUnlessNotEqual, .jumpUnlessLess, .jumpUnlessLessOrEqual,
        .jumpUnlessGreater, .jumpUnlessGreaterOrEqual:
        guard let holds = Self.compare(instruction, frame, constants) else { return }
        if !holds {
          pc = Int(instruction.a)
          continue
        }
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
        guard let holds = Self.compare(instruction, frame, constants) else { return }
        target.pointee = .bool(holds)
      case .add, .subtract, .multiply:
        guard case .int(let left) = Self.operand(instruction.b, frame, constants).pointee,
          case .int(let right) = Self.operand(instruction.c, frame, constants).pointee
        else { return }
        let (result, overflow) =
          switch instruction.operation {
          case .add: left.addingReportingOverflow(right)
          case .subtract: left.subtractingReportingOverflow(right)
          default: left.multipliedReportingOverflow(by: right)
          }
        if overflow { return }
        target.pointee = .int(result)
      case .divide, .remainder:
        guard case .int(let left) = Self.operand(instruction.b, frame, constants).pointee,
          case .int(let right) = Self.operand(instruction.c, frame, constants).pointee, right > 0
        else { return }
        target.pointee = .int(instruction.operation == .divide ? left / right : left % right)
      case .not:
        guard case .bool(let value) = Self.operand(instruction.b, frame, constants).pointee else {
          return
        }
        target.pointee = .bool(!value)
      case .next:
        guard case .list(let elements) = frame[Int(instruction.b)],
          case .int(let index) = frame[Int(instruction.b) + 1]
        else { return }
        if index >= elements.count {
          pc = Int(instruction.a)
          continue
        }
        frame[Int(instruction.c)] = elements[index]
        frame[Int(instruction.b) + 1] = .int(index + 1)
      case .element:
        guard case .list(let elements) = Self.operand(instruction.b, frame, constants).pointee,
          case .int(let index) = Self.operand(instruction.c, frame, constants).pointee,
          elements.indices.contains(index)
        else { return }
        target.pointee = elements[index]
      case .countDown:
        guard case .int(let left) = frame[Int(instruction.b)] else { return }
        if left <= 0 {
          pc = Int(instruction.a)
          continue
        }
        frame[Int(instruction.b)] = .int(left - 1)
      case .call:
        if calls.count >= depth { return }
        calls.append(
          ScriptMachine.Call(pc: pc + 1, base: base, destination: instruction.a)
        )
        base += Int(instruction.c)
        frame = registers + base
        pc = Int(instruction.b)
        steps += 1
        if steps >= pause { return }
        continue
      case .enter:
        if base + Int(instruction.a) > limit { return }
      case .return:
        guard let caller = calls.popLast() else { return }
        let result = Self.operand(instruction.b, frame, constants)
        frame = registers + caller.base
        frame[Int(caller.destination)] = result.pointee
        base = caller.base
        pc = caller.pc
        continue
      default: return
      }
      pc += 1
    }
  }

  @inline(__always)
  private static func operand(
    _ number: Int32,
    _ frame: Registers,
    _ constants: Constants
  ) -> UnsafePointer<IntentValue> {
    number >= 0 ? UnsafePointer(frame + Int(number)) : constants + Int(~number)
  }

  @inline(__always)
  private static func isAbsent(_ value: UnsafePointer<IntentValue>) -> Bool {
    if case .none = value.pointee { true } else { false }
  }

  /// Whether a comparison of whole numbers holds; `nil` for other values.
  @inline(__always)
  private static func compare(
    _ instruction: Instruction,
    _ frame: Registers,
    _ constants: Constants
  ) -> Bool? {
    guard case .int(let left) = operand(instruction.b, frame, constants).pointee,
      case .int(let right) = operand(instruction.c, frame, constants).pointee
    else { return nil }
    return switch instruction.operation {
    case .equal, .jumpUnlessEqual: left == right
    case .notEqual, .jumpUnlessNotEqual: left != right
    case .less, .jumpUnlessLess: left < right
    case .lessOrEqual, .jumpUnlessLessOrEqual: left <= right
    case .greater, .jumpUnlessGreater: left > right
    default: left >= right
    }
  }
}
