internal import WidgetIntents

extension ScriptMachine {
  /// Why the quick loop stopped.
  enum Stop { case paused, outside }

  /// Runs what needs nothing but registers: whole numbers, jumps, calls.
  ///
  /// Stops before the first instruction that needs more, or that the short ways do not fit.
  mutating func execute() -> Stop {
    let program = program
    var loop = QuickLoop(
      pc: pc,
      base: base,
      steps: steps,
      pause: pause,
      limit: registers.count,
      depth: computer.limits.depth
    )
    swap(&loop.frames, &frames)
    let stop = registers.withUnsafeMutableBufferPointer { registers in
      program.code.withUnsafeBufferPointer { code in
        program.constants.withUnsafeBufferPointer { constants in
          program.functions.withUnsafeBufferPointer { functions in
            guard let registers = registers.baseAddress, let code = code.baseAddress,
              let constants = constants.baseAddress
            else { return Stop.outside }
            return loop.run(registers, code, constants, functions)
          }
        }
      }
    }
    swap(&loop.frames, &frames)
    pc = loop.pc
    base = loop.base
    steps = loop.steps
    return stop
  }
}
