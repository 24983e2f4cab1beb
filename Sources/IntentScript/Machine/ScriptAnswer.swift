package import WidgetIntents

/// What came of a ``ScriptPrompt``.
package enum ScriptAnswer: Sendable, Hashable, Codable {
  /// The person does not want to go on; the script ends as cancelled.
  case declined
  /// Nobody is there to ask (LG-13).
  case unanswered
  case confirmed(Bool)
  case value(IntentValue)
  case choice(Int)
}
