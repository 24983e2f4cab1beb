package import WidgetIntents

/// Runs a program until it needs something from outside, and goes on when that is there.
///
/// A value: nothing happens but through ``run()`` and what it is resumed with, so that a run is
/// tested without tasks, and a branch of `parallel` is a copy.
package struct ScriptMachine: Sendable {
  package let program: ScriptProgram
  let computer: ValueComputer
  /// The frames' registers, one frame after the other.
  var registers: [IntentValue]
  /// Those who called the function that runs.
  var frames: [Frame] = []
  /// The `try` and `atomic` blocks that were entered and not left.
  var scopes: [Scope] = []
  /// How many transactions are open.
  var transactions = 0
  var pc = 0
  /// The first register of the frame that runs.
  var base = 0
  var steps = 0
  /// The number of steps at which the machine breathes next.
  var pause = Self.stepsPerBreath
  var outputBytes = 0
  var awaits = Awaits.nothing
  var unwinding: Unwinding?
  /// The values for the intent that is asked for, in the order of its site's parameters; its memory is
  /// used again for the next one.
  package private(set) var arguments: [IntentValue] = []
  /// The instruction that waits or has failed.
  var place = 0

  /// A caller, and where what it is given goes.
  struct Frame: Sendable {
    let pc: Int
    let base: Int
    let destination: Int32
  }

  /// A block whose leaving is an event.
  struct Scope: Sendable {
    enum Kind: Sendable {
      case attempt(handler: Int, error: Int32)
      /// An `atomic`, or the savepoint of a `try` within one.
      case transaction
    }

    let kind: Kind
    /// How many callers there were.
    let frames: Int
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
  static let stepsPerBreath = 4_096

  /// Makes a machine at the script's beginning; `slots` is what earlier inputs of a session bound.
  package init(
    _ program: ScriptProgram,
    clock: ScriptClock,
    limits: ScriptLimits,
    parameters: [String: IntentValue] = [:],
    slots: [IntentValue] = []
  ) {
    self.program = program
    computer = ValueComputer(clock: clock, limits: limits)
    registers = slots
    grow(to: program.registers)
    for parameter in program.parameters {
      if let value = parameters[parameter.name] { registers[parameter.slot] = value }
    }
  }

  /// Whether the script reads the value that is waited for.
  package var readsValue: Bool {
    if case .nothing = awaits { false } else { true }
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

  /// Takes the values of registers for an intent.
  mutating func takeArguments(from first: Int32, _ count: Int) {
    let start = base + Int(first)
    guard arguments.count == count else {
      arguments = Array(registers[start..<start + count])
      return
    }
    // Two arrays apart from this value: neither has to be counted or asked for its owner meanwhile.
    var taken: [IntentValue] = []
    swap(&taken, &arguments)
    taken.withUnsafeMutableBufferPointer { taken in
      for index in 0..<count { taken[index] = registers[start + index] }
    }
    swap(&taken, &arguments)
  }

  /// Lends the arguments, or takes them back to use their memory again.
  mutating func exchangeArguments(_ other: inout [IntentValue]) { swap(&arguments, &other) }

  func read(_ operand: Int32) -> IntentValue {
    operand >= 0 ? registers[base + Int(operand)] : program.constants[Int(~operand)]
  }

  mutating func write(_ register: Int32, _ value: IntentValue) {
    registers[base + Int(register)] = value
  }
}
