package import WidgetIntents

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
