package import WidgetIntents

/// What the person said to a `Prompt`.
package enum PromptAnswer: Codable, Equatable, Sendable {
  /// No.
  case declined
  /// The person does not want to go on: the end of the input, an interrupt.
  case dismissed
  /// Nobody is there to ask.
  case unanswered
  case confirmed
  /// Words that are still to be understood, or a finished value.
  case value(IntentInput)
  /// The position in the choices, from 0.
  case choice(Int)
}
