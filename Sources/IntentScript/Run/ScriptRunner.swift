internal import Ground
package import WidgetIntents

/// Runs a checked script against a host, with its commits in groups (LG-15, PF-6).
package struct ScriptRunner<Host: ScriptHost>: Sendable {
  package let script: CheckedScript
  package let host: Host
  package let clock: ScriptClock
  package let options: ScriptOptions
  package let elapsed: ElapsedTime

  package init(
    _ script: CheckedScript,
    host: Host,
    clock: ScriptClock,
    options: ScriptOptions = ScriptOptions(),
    elapsed: ElapsedTime = .system()
  ) {
    self.script = script
    self.host = host
    self.clock = clock
    self.options = options
    self.elapsed = elapsed
  }

  /// Runs the script to its end; cancelling the task cancels the current intent and rolls `atomic` back.
  package func run() async -> ScriptOutcome {
    await run(from: []).outcome
  }

  /// Runs with the values that earlier inputs of a session bound, and gives back all of them.
  func run(from slots: [IntentValue]) async -> (outcome: ScriptOutcome, slots: [IntentValue]) {
    if let error = missingParameter { return (outcome(of: error), slots) }
    if options.isDryRun {
      var dryRun = DryRun(script, host: host, clock: clock, options)
      return (await dryRun.run(), slots)
    }
    let program = ScriptCompiler.program(script, isTracing: options.isTracing)
    let machine = ScriptMachine(
      program,
      clock: clock,
      limits: options.limits,
      parameters: options.parameters,
      slots: slots,
      usesQuickLoop: options.usesQuickLoop
    )
    var driver = ScriptDriver(machine, sources: script.sources, options, elapsed)
    let outcome = await driver.run(host)
    return (outcome, driver.machine.slots(script.slots))
  }

  /// sysexits.h's EX_USAGE: the command line leaves something out.
  private static var usage: Int32 { 64 }

  private var missingParameter: ScriptError? {
    for parameter in script.parameters
    where !parameter.hasDefault && !parameter.type.isOptional
      && options.parameters[parameter.name] == nil
    {
      return .failed(
        message: "“\(parameter.name)” needs a value",
        hint: "give it with --\(CommandLineName.kebab(parameter.name))",
        at: parameter.span,
        intent: nil,
        exitCode: Self.usage
      )
    }
    return nil
  }

  private func outcome(of error: ScriptError) -> ScriptOutcome {
    ScriptOutcome(exitCode: error.exitCode, error: error)
  }
}

/// Inputs that are run one after the other, each seeing what those before it bound.
///
/// The slots of a later input's names follow those of the earlier ones; a failed input keeps what
/// it had bound.
package struct ScriptSession<Host: ScriptHost>: Sendable {
  package var host: Host
  package let clock: ScriptClock
  package var options: ScriptOptions
  /// The values of the names that are bound, by their places.
  package private(set) var slots: [IntentValue] = []

  package init(host: Host, clock: ScriptClock, options: ScriptOptions = ScriptOptions()) {
    self.host = host
    self.clock = clock
    self.options = options
  }

  /// Runs the next input.
  package mutating func run(_ script: CheckedScript) async -> ScriptOutcome {
    let runner = ScriptRunner(script, host: host, clock: clock, options: options)
    let (outcome, slots) = await runner.run(from: slots)
    self.slots = slots
    return outcome
  }
}

/// How a script is run.
package struct ScriptOptions: Sendable, Hashable {
  package var limits: ScriptLimits
  /// The values of the script's `param`s by name, each of the type that the script declares.
  package var parameters: [String: IntentValue]
  /// Whether each statement is told before it runs.
  package var isTracing: Bool
  /// Whether each performed intent is told with its arguments and its outcome.
  package var reportsIntents: Bool
  /// Whether intents are printed instead of performed (LG-16).
  package var isDryRun: Bool
  /// Whether the machine may use its quick loop; off in tests that compare the two.
  package var usesQuickLoop: Bool

  package init(
    limits: ScriptLimits = ScriptLimits(),
    parameters: [String: IntentValue] = [:],
    isTracing: Bool = false,
    reportsIntents: Bool = false,
    isDryRun: Bool = false,
    usesQuickLoop: Bool = true
  ) {
    self.limits = limits
    self.parameters = parameters
    self.isTracing = isTracing
    self.reportsIntents = reportsIntents
    self.isDryRun = isDryRun
    self.usesQuickLoop = usesQuickLoop
  }
}

/// Microseconds that have passed since some moment, on a clock that nothing sets back.
package struct ElapsedTime: Sendable {
  package let microseconds: @Sendable () -> Int64

  package init(microseconds: @escaping @Sendable () -> Int64) {
    self.microseconds = microseconds
  }

  /// Since this value was made, by the system's clock.
  package static func system() -> ElapsedTime {
    let start = MonotonicTime.nanoseconds
    return ElapsedTime { (MonotonicTime.nanoseconds - start) / 1_000 }
  }
}
