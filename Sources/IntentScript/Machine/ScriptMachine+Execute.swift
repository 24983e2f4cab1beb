internal import WidgetIntents

extension ScriptMachine {
  /// Why the quick loop stopped.
  enum Stop { case paused, perform, outside }

  /// Runs what needs nothing but registers: whole numbers, jumps, calls.
  ///
  /// Stops before the first instruction that needs more, or that the short ways do not fit.
  mutating func execute() -> Stop {
    var loop = QuickLoop(
      pc: pc,
      base: base,
      steps: steps,
      pause: pause,
      limit: registers.count,
      depth: computer.limits.depth
    )
    swap(&loop.frames, &frames)
    let stop = loop.run(program, &registers)
    swap(&loop.frames, &frames)
    pc = loop.pc
    base = loop.base
    steps = loop.steps
    return stop
  }
}
