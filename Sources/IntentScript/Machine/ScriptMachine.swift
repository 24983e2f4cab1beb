package import WidgetIntents

/// Runs a program until it needs something from outside, and goes on when that is there.
///
/// A value: nothing happens but through ``run()`` and what it is resumed with, so that a run is
/// tested without tasks, and a branch of `parallel` is a copy.
package struct ScriptMachine: Sendable {
  package let program: ScriptProgram
  let evaluator: ValueEvaluator
  /// Off, each instruction goes through ``step(_:)``, which the quick loop has to agree with.
  let usesQuickLoop: Bool
  /// The frames' registers, one frame after the other.
  var registers: [IntentValue]
  /// The calls that have not returned, the outermost first.
  var calls: [Call] = []
  /// The `try` and `atomic` blocks that were entered and not left.
  var scopes: [Scope] = []
  /// How many transactions are open.
  var transactions = 0
  var pc = 0
  /// The first register of the frame that runs.
  var base = 0
  var steps = 0
  /// The number of steps at which the machine yields next.
  var pause = Self.stepsPerYield
  var outputBytes = 0
  var awaits = Awaits.nothing
  var unwinding: Unwinding?
  /// The instruction that waits or has failed.
  var place = 0

  /// Where a call goes on when its function returns, and the register for the result.
  struct Call: Sendable {
    let pc: Int
    let base: Int
    let destination: Int32
  }

  /// A block whose leaving is an event.
  struct Scope: Sendable {
    enum Kind: Sendable {
      case `try`(handler: Int, error: Int32)
      /// An `atomic`, or the savepoint of a `try` within one.
      case transaction
    }

    let kind: Kind
    /// How many calls had not returned.
    let calls: Int
    let base: Int
  }

  /// What the answer from outside is for.
  enum Awaits: Sendable {
    case nothing
    case register(Int32)
    case transaction
    case branches(Int)
  }

  /// What goes on while scopes are left out of turn.
  enum Unwinding: Sendable {
    case fault(ScriptFault)
    /// An end on purpose; `failure` is what kept a transaction from being committed.
    case end(value: IntentValue, exitCode: Int32, failure: ScriptFault?)
  }

  /// About twenty microseconds of the tightest loop.
  static let stepsPerYield = 4_096

  /// Makes a machine at the script's beginning; `slots` is what earlier inputs of a session bound.
  package init(
    _ program: ScriptProgram,
    clock: ScriptClock,
    limits: ScriptLimits,
    parameters: [String: IntentValue] = [:],
    slots: [IntentValue] = [],
    usesQuickLoop: Bool = true
  ) {
    self.program = program
    self.usesQuickLoop = usesQuickLoop
    evaluator = ValueEvaluator(clock: clock, limits: limits)
    registers = slots
    grow(to: program.registers)
    for parameter in program.parameters {
      if let value = parameters[parameter.name] { registers[parameter.slot] = value }
    }
  }

  /// The text that the machine is at, or failed at.
  package var span: SourceSpan { program.span(at: place) }

  /// The values of the script's own names, for the next input of a session.
  package func slots(_ count: Int) -> [IntentValue] { Array(registers.prefix(count)) }

  mutating func grow(to count: Int) {
    guard registers.count < count else { return }
    // Doubling keeps deep recursion linear.
    let room = max(count, min(registers.count * 2, count + 1_024))
    registers.append(contentsOf: repeatElement(.none, count: room - registers.count))
  }

  func read(_ operand: Int32) -> IntentValue {
    operand >= 0 ? registers[base + Int(operand)] : program.constants[Int(~operand)]
  }

  mutating func write(_ register: Int32, _ value: IntentValue) {
    registers[base + Int(register)] = value
  }
}
