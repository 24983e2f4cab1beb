/// What the person said to a `Prompt`.
package enum PromptAnswer: Codable, Equatable, Sendable {
  /// No, or nobody there to ask.
  case declined
  case confirmed
  case text(String)
  /// The position in the choices, from 0.
  case choice(Int)
}
