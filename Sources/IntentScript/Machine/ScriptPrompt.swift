package import WidgetIntents

/// A question that a script asks the person in front of it.
package struct ScriptPrompt: Sendable, Hashable, Codable {
  package enum Form: Sendable, Hashable, Codable {
    /// Yes or no.
    case confirmation
    /// A value of this type, in words.
    case value(IntentValueType)
    /// One of these, by its position.
    case choice([String])
  }

  package let question: String
  package let form: Form

  package init(question: String, form: Form) {
    self.question = question
    self.form = form
  }
}
