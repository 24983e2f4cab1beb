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
