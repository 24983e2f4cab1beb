package import IntentScript
package import WidgetIntents

extension ExtensionClient {
  /// How much later than its own limits a script may answer: the last flush, and a rollback.
  private static let scriptGraceInSeconds = 30

  /// Runs a script in the extension; `events.script` gets what it tells, in order.
  ///
  /// - Throws: `.refused` where it did not begin; any other reason leaves open what it changed, which
  ///   the journal says. What stopped the script itself is in the outcome.
  package func runScript(
    _ request: ScriptRequest,
    events: ExtensionEvents = ExtensionEvents()
  ) throws(ExtensionError) -> ScriptOutcome {
    var frame = try frame(.runScript, ScriptMessage(request))
    frame.attachment = request.attachment
    let limit = Duration.seconds(request.limits.seconds + Self.scriptGraceInSeconds)
    let answer = try reply(to: frame, within: limit, events)
    return try decode(ScriptOutcome.self, from: answer)
  }

  /// The one entity that a text means.
  package func entity(
    _ request: EntityRequest,
    within limit: Duration = performLimit,
    events: ExtensionEvents = ExtensionEvents()
  ) throws(ExtensionError) -> EntityValue {
    try ask(.entity, request, within: limit, events)
  }

  /// Begins or ends the transaction of an `atomic` block.
  package func transaction(
    _ request: TransactionRequest,
    within limit: Duration = answerLimit
  ) throws(ExtensionError) {
    let _: Bool = try ask(.transaction, [request], within: limit, ExtensionEvents())
  }
}
