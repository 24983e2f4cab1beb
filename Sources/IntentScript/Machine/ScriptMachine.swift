internal import Ground
package import WidgetIntents

/// Runs a program until it needs an action from its host, and continues with the result.
///
/// It is a value: it changes only by ``run()`` and by being resumed. So a run can be tested without tasks, and a
/// branch of `parallel` is a copy.
package struct ScriptMachine: Sendable {
  package let program: ScriptProgram
  let evaluator: ValueEvaluator
  /// The frames' registers, one frame after the other.
  var registers: [IntentValue]
  /// The calls that have not returned, the outermost first.
  var calls: [Call] = []
  /// The `try` and `atomic` blocks that were entered and not left.
  var scopes: [Scope] = []
  /// The number of transactions that the script has open.
  var transactions = 0
  var pc = 0
  /// The index of the first register of the frame that is running.
  var base = 0
  var steps = 0
  /// The step count at which the machine stops next, to yield to its host or because the limit is
  /// exceeded.
  private var pause: Int
  var outputBytes = 0
  var awaits = Awaits.nothing
  var unwinding: Unwinding?
  /// The index of the instruction that waits or has failed.
  var place = 0

  /// The instruction at which a call continues after its function returns, and the register for the result.
  struct Call: Sendable {
    let pc: Int
    let base: Int
    let destination: Int32
  }

  /// A block that needs an action when it is left.
  struct Scope: Sendable {
    enum Kind: Sendable {
      case `try`(handler: Int, error: Int32)
      /// An `atomic` block, or a `try` inside one, which needs a savepoint.
      case transaction
    }

    let kind: Kind
    /// The number of calls that had not returned when the block was entered.
    let calls: Int
    let base: Int
  }

  /// The place to which the host's answer to the last action goes.
  enum Awaits: Sendable {
    case nothing
    case register(Int32)
    case transaction
    case branches(Int)
  }

  /// The reason why the machine leaves `try` and `atomic` blocks before their ends.
  enum Unwinding: Sendable {
    case fault(ScriptFault)
    /// A planned end of the script.
    ///
    /// `failure` is the reason why a transaction could not be committed.
    case end(value: IntentValue, exitCode: Int32, failure: ScriptFault?)
  }

  /// The steps between two yields: about half a millisecond of the fastest loop.
  private static let stepsPerYield = 4_096

  /// Creates a machine at the beginning of a script.
  ///
  /// `slots` contains the values of the names that earlier inputs of a session have bound.
  package init(
    _ program: ScriptProgram,
    clock: ScriptClock,
    limits: ScriptLimits,
    parameters: [String: IntentValue] = [:],
    slots: [IntentValue] = [],
    columns: @escaping @Sendable (String) -> Int
  ) {
    self.program = program
    evaluator = ValueEvaluator(clock: clock, limits: limits, columns: columns)
    pause = Self.pause(after: 0, limits.steps)
    registers = slots
    grow(to: program.registers)
    for parameter in program.parameters {
      if let value = parameters[parameter.name] { registers[parameter.slot] = value }
    }
  }

  /// Returns the step count of the next stop: the next yield, or the first step beyond the limit.
  private static func pause(after steps: Int, _ limit: Int) -> Int {
    steps + min(stepsPerYield - 1, max(limit - steps, 0)) + 1
  }

  /// The source range of the current instruction, or of the one that failed.
  package var span: SourceSpan { program.span(at: place) }

  /// Returns the values of the script's own names, for the next input of a session.
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

extension ScriptMachine {
  /// Runs until an action of the host is needed, or the script has ended.
  ///
  /// - Throws: An uncaught fault, after every open transaction has been rolled back.
  package mutating func run() throws(ScriptFault) -> MachineAction {
    while true {
      if unwinding != nil, let action = try unwind() { return action }
      place = pc
      guard steps < pause else {
        guard steps <= evaluator.limits.steps else {
          interrupt(.limit(name: "steps", value: evaluator.limits.steps))
          continue
        }
        pause = Self.pause(after: steps, evaluator.limits.steps)
        return .yield
      }
      do throws(ScriptFault) {
        if let action = try step(program.code[pc]) { return action }
      } catch {
        unwinding = .fault(error)
      }
    }
  }

  /// Continues with the result of an intent, a search or a prompt.
  package mutating func resume(_ value: IntentValue = .none) {
    switch awaits {
    case .nothing, .branches: break
    case .register(let register): write(register, value)
    case .transaction:
      scopes.append(Scope(kind: .transaction, calls: calls.count, base: base))
      transactions += 1
    }
    awaits = .nothing
  }

  /// Continues with the answer to a prompt; an answer of the wrong kind cancels the script.
  package mutating func resume(_ answer: Answer) {
    let instruction = program.code[place]
    let template = program.prompts[Int(instruction.b)]
    switch (answer, template.form) {
    case (.unanswered, _): fail(unanswered)
    case (.confirmed, .confirm): resume(.bool(true))
    case (.declined, .confirm): resume(.bool(false))
    case (.value(let value), .ask): resume(value)
    case (.choice(let index), .choose):
      guard let position = template.choices,
        case .list(let choices) = read(instruction.c + Int32(position)),
        choices.indices.contains(index)
      else {
        fail(.failure("the answer is none of the choices"))
        return
      }
      resume(choices[index])
    default: fail(.cancelled)
    }
  }

  /// Continues with the failure of the requested action.
  package mutating func fail(_ fault: ScriptFault) {
    awaits = .nothing
    switch unwinding {
    // What failed is the rollback; the store reports it, and the first reason counts.
    case .fault: break
    case .end(let value, let exitCode, let failure):
      unwinding = .end(value: value, exitCode: exitCode, failure: failure ?? fault)
    case nil: unwinding = .fault(fault)
    }
  }

  /// Continues with the failure of a `parallel` branch, which happened at the instruction `place`.
  package mutating func fail(_ fault: ScriptFault, at place: Int?) {
    self.place = place ?? self.place
    fail(fault)
  }

  /// Continues with the `exit` of a `parallel` branch.
  package mutating func exit(value: IntentValue, exitCode: Int32) {
    if unwinding == nil { unwinding = .end(value: value, exitCode: exitCode, failure: nil) }
  }

  /// Ends the script from outside: open transactions are rolled back, and no `catch` handles the
  /// fault.
  package mutating func interrupt(_ fault: ScriptFault) {
    awaits = .nothing
    if case .fault(let first)? = unwinding, !first.isCatchable { return }
    unwinding = .fault(fault)
  }

  /// Continues after a `parallel` block with the values that its branches have bound.
  package mutating func resume(branches machines: [ScriptMachine]) {
    guard case .branches(let index) = awaits else { return }
    let branches = program.blocks[index].branches
    let before = steps
    for (branch, machine) in zip(branches, machines) {
      steps += machine.steps - before
      outputBytes += machine.outputBytes
      if let slot = branch.slot { write(slot, machine.registers[Int(slot)]) }
    }
    awaits = .nothing
    // Each branch was held to the limit by itself.
    if outputBytes > evaluator.limits.outputBytes {
      interrupt(.limit(name: "outputBytes", value: evaluator.limits.outputBytes))
    }
  }

  private var unanswered: ScriptFault {
    let template = program.prompts[Int(program.code[place].b)]
    let question = question(of: template, at: program.code[place].c)
    let option = template.form == .confirm ? "--yes" : "--answer"
    return .failed(
      message: "no user is present to answer “\(question)”; \(option) answers it in advance",
      hint: "run the script with \(option)",
      intent: nil,
      exitCode: ExitCode.usage.rawValue
    )
  }
}
