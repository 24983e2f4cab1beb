import IntentScript
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Creates the host of an input's script, which performs each intent and search with a separate
/// request to an extension.
enum ReplHost {
  /// Returns the host for one input; extensions that have ended are started again.
  static func make(
    _ check: ScriptCheck,
    _ clock: ScriptClock,
    _ signals: ReplSignals,
    _ events: TerminalEvents,
    _ dryRun: DryRun?,
    deliver: @escaping @Sendable ([ScriptEvent]) -> Void
  ) -> CalledScriptHost {
    for hosted in check.extensions.all { hosted.forgetLost() }
    let context = check.context
    let prompt: @Sendable (Question) -> Answer = { answer($0, context, signals, events) }
    let surroundings = ScriptSurroundings(
      check,
      events: { ExtensionSession.Events(prompt: prompt, isCancelled: { signals.isCancelled }) },
      prompt: prompt,
      deliver: { events in deliver(events) },
      dryRun: dryRun,
      clock: clock
    )
    let request = ScriptRequest(
      sources: [],
      extensionName: "",
      origin: "run",
      runIDPrefix: RunID.make()
    )
    return CalledScriptHost(
      request,
      catalog: check.catalog,
      clock: clock,
      surroundings: surroundings,
      dryRun: dryRun
    )
  }

  private static func answer(
    _ question: Question,
    _ context: CommandContext,
    _ signals: ReplSignals,
    _ events: TerminalEvents
  ) -> Answer {
    if context.arguments.has(.yes), question.form == .confirmation { return .confirmed }
    guard context.mayAsk else { return .unanswered }
    return TerminalPrompt.ask(question) { events.line { signals.isCancelled } }
  }
}
