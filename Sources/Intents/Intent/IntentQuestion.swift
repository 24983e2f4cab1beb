/// A question that an intent asks before it goes on.
package struct IntentQuestion: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    /// Yes or no.
    case confirmation
    /// Words, which are understood as the argument's type; what is not understood is asked again.
    case value(IntentValueType)
    /// One of these, answered by its position or in words.
    case choice([String])
  }

  /// The author's question, in one line.
  package let text: String
  package let form: Form
  /// What would have answered it on the command line, without hyphens before it: `name`, `yes`.
  package let argument: String

  package init(_ text: String, _ form: Form, argument: String) {
    self.text = text
    self.form = form
    self.argument = argument
  }
}

/// What the person said to an ``IntentQuestion``.
package enum IntentAnswer: Sendable, Hashable {
  /// No, or nothing: the person wants to go no further.
  case declined
  case confirmed
  case text(String)
  /// The position in the choices, from 0.
  case choice(Int)
}
