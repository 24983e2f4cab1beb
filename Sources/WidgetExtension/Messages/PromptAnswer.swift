/// What the person said to a `Prompt`.
package enum PromptAnswer: Codable, Equatable, Sendable {
  /// No.
  case declined
  /// Nobody is there to ask.
  case unanswered
  case confirmed
  case text(String)
  /// The position in the choices, from 0.
  case choice(Int)
}
