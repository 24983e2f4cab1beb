/// A question that an intent asks before it goes on.
package struct Prompt: Codable, Equatable, Sendable {
  package enum Form: Codable, Equatable, Sendable {
    /// Yes or no.
    case confirmation
    case text
    /// One of these, answered by its position.
    case choice([String])
  }

  package var question: String
  package var form: Form

  package init(question: String, form: Form) {
    self.question = question
    self.form = form
  }
}

/// What the person said to a `Prompt`.
package enum PromptAnswer: Codable, Equatable, Sendable {
  /// No, or nobody there to ask.
  case declined
  case confirmed
  case text(String)
  /// The position in the choices, from 0.
  case choice(Int)
}
