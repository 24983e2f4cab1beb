package import WidgetIntents

/// A question that an intent or a script asks before it goes on.
package struct Prompt: Codable, Equatable, Sendable {
  package enum Form: Codable, Equatable, Sendable {
    /// Yes or no.
    case confirmation
    /// A value of this type, in words or as it is.
    case value(IntentValueType)
    /// One of these, answered by its position.
    case choice([String])
  }

  package var question: String
  package var form: Form
  /// What would have answered it beforehand, without hyphens: an intent's parameter, or `yes`.
  package var argument: String?

  package init(question: String, form: Form, argument: String? = nil) {
    self.question = question
    self.form = form
    self.argument = argument
  }
}
