import IntentScript
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// A checked script with all that it needs to run.
struct ScriptLaunch {
  let check: ScriptCheck
  let script: CheckedScript
  let arguments: [IntentArgument]
  let limits: ScriptLimits
  let isDryRun: Bool
  let isTracing: Bool
  let answers: ScriptAnswers
  let output: ScriptOutput

  init(
    check: ScriptCheck,
    script: CheckedScript,
    arguments: [IntentArgument],
    limits: ScriptLimits,
    isDryRun: Bool,
    isTracing: Bool,
    answers: ScriptAnswers
  ) {
    self.check = check
    self.script = script
    self.arguments = arguments
    self.limits = limits
    self.isDryRun = isDryRun
    self.isTracing = isTracing
    self.answers = answers
    output = ScriptOutput(check.context)
  }

  /// Runs the script to its end, in the extension that has all of its intents.
  ///
  /// - Throws: where it did not begin, or what became of it is not known.
  func run() throws(CommandError) -> ScriptOutcome {
    if try check.store.reader() == nil { try check.store.create() }
    Interrupt.watch()
    guard let host = script.hosts.first ?? check.pool.connections.first?.program.name,
      let connection = check.pool.connection(named: host)
    else {
      throw .failed(.unavailable, message: "no extension can run the script", hint: nil)
    }
    let request = ScriptRequest(
      sources: script.sources,
      arguments: arguments,
      limits: limits,
      tellsStatements: isTracing,
      tellsIntents: check.context.output.isJSON,
      isDryRun: isDryRun,
      host: host,
      origin: "run",
      runIDPrefix: RunID.make()
    )
    do throws(ExtensionError) {
      return try connection.client().runScript(request, events: events(of: connection))
    } catch {
      if case .refused = error.reason { throw CommandError(error) }
      throw .failed(
        .unavailable,
        message: error.message,
        hint: "'widgetctl log' lists what it did by then"
      )
    }
  }

  /// Makes anew what the script changed, once, at its end (SC-30).
  func reload(after outcome: ScriptOutcome) {
    guard !isDryRun, outcome.committedCount > 0 else { return }
    PerformedWidgets(store: check.store, pool: check.pool, output: check.context.output).reload()
  }

  private func events(of connection: ExtensionConnection) -> ExtensionEvents {
    let (answers, output) = (answers, output)
    var events = connection.events
    events.prompt = { answers.answer($0) }
    events.script = { output.deliver($0) }
    events.isCancelled = {
      Interrupt.isRequested || output.error != nil || answers.problem != nil
    }
    return events
  }
}
