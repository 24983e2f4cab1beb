internal import Ground
package import WidgetIntents

/// Runs a checked script against a host; its changes are committed in groups (LG-15, PF-6).
package struct ScriptRunner<Host: ScriptHost>: Sendable {
  package let script: CheckedScript
  package let host: Host
  package let clock: ScriptClock
  package let options: ScriptOptions
  package let elapsed: ElapsedTime
  /// The state of a dry run, which moves the clock of the runner and its host; `nil` for a real run.
  package let dryRun: DryRun?

  package init(
    _ script: CheckedScript,
    host: Host,
    clock: ScriptClock,
    options: ScriptOptions = ScriptOptions(),
    elapsed: ElapsedTime = .system(),
    dryRun: DryRun? = nil
  ) {
    self.script = script
    self.host = host
    self.clock = clock
    self.options = options
    self.elapsed = dryRun?.moved(elapsed) ?? elapsed
    self.dryRun = dryRun
  }

  /// Runs the script to its end; cancelling the task cancels the current intent and rolls `atomic` back.
  package func run() async -> ScriptOutcome {
    await run(from: []).outcome
  }

  /// Runs the script with the values that earlier inputs of a session have bound.
  ///
  /// It returns the outcome, and the values of all slots after the script has ended.
  func run(from slots: [IntentValue]) async -> (outcome: ScriptOutcome, slots: [IntentValue]) {
    if let error = missingParameter { return (outcome(of: error), slots) }
    dryRun?.begin()
    let program = ScriptCompiler.program(script, isTracing: options.isTracing)
    let machine = ScriptMachine(
      program,
      clock: clock,
      limits: options.limits,
      parameters: options.parameters,
      slots: slots,
      columns: { [host] in host.columns(of: $0) }
    )
    var driver = ScriptDriver(machine, script, options, elapsed, dryRun)
    let outcome = await driver.run(host)
    return (outcome, driver.machine.slots(script.slots))
  }

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
        exitCode: ExitCode.usage.rawValue
      )
    }
    return nil
  }

  private func outcome(of error: ScriptError) -> ScriptOutcome {
    ScriptOutcome(exitCode: error.exitCode, error: error)
  }
}

/// Inputs that run one after the other, each with the names that earlier ones have declared.
///
/// The slots of a later input's names follow those of the earlier ones. Names of a failed input are kept.
package struct ScriptSession<Host: ScriptHost>: Sendable {
  package var host: Host
  package let clock: ScriptClock
  package var options: ScriptOptions
  private let dryRun: DryRun?
  /// The values of the bound names, by their slots.
  package private(set) var slots: [IntentValue] = []

  package init(
    host: Host,
    clock: ScriptClock,
    options: ScriptOptions = ScriptOptions(),
    dryRun: DryRun? = nil
  ) {
    self.host = host
    self.clock = clock
    self.options = options
    self.dryRun = dryRun
  }

  /// Runs the next input, and keeps the values of the names that it binds.
  package mutating func run(_ script: CheckedScript) async -> ScriptOutcome {
    let runner = ScriptRunner(
      script,
      host: host,
      clock: clock,
      options: options,
      dryRun: dryRun
    )
    let (outcome, slots) = await runner.run(from: slots)
    self.slots = slots
    return outcome
  }
}
