package import Wire

/// A question that an intent or a script asks before it continues.
package struct Question: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    /// A yes-or-no question.
    case confirmation
    /// A question for a value of this type, answered by text or by a value.
    ///
    /// The question is repeated if the text cannot be parsed.
    case value(IntentValueType)
    /// A choice among these titles, answered by an index or by text.
    case choice([String])
  }

  /// The author's question, in one line.
  package var text: String
  package var form: Form
  /// The command-line option that would have answered the question in advance, without hyphens.
  ///
  /// The option is the name of an intent's parameter, or `yes`. The value is `nil` for a script's
  /// own questions.
  package var argument: String?
  /// Likely answers, one for each line, which begins with the answer; `nil` for none.
  ///
  /// Other answers are accepted too.
  package var suggestions: [String]?

  package init(
    _ text: String,
    _ form: Form,
    argument: String? = nil,
    suggestions: [String]? = nil
  ) {
    self.text = text
    self.form = form
    self.argument = argument
    self.suggestions = suggestions
  }
}

/// The answer to a ``Question``.
package enum Answer: Sendable, Hashable {
  case confirmed
  /// The user answered no.
  case declined
  /// The user ended the input or interrupted the question.
  case dismissed
  /// No answer: a user is not present, or cannot be asked.
  case unanswered
  /// The index of the chosen option, from 0.
  case choice(Int)
  /// The text of an answer that is still to be parsed.
  case text(String)
  case value(IntentValue)
}

extension Question: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      try c.required("text", 0, value?.text),
      try c.required("form", 1, value?.form),
      argument: try c.field("argument", 2, value?.argument),
      suggestions: try c.field("suggestions", 3, value?.suggestions)
    )
  }
}

extension Question.Form: WiredChoice {
  package static var noun: StaticString { "question" }

  package static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if try c.isCase("confirmation", 0, value, { $0 == .confirmation }) { return .confirmation }
    let asValue = try c.when("value", 1, value) {
      if case .value(let type) = $0 { type } else { nil }
    }
    if let it = asValue {
      return .value(
        try c.required("type", 0, it)
      )
    }
    let choice = try c.when("choice", 2, value) {
      if case .choice(let choices) = $0 { choices } else { nil }
    }
    if let it = choice {
      return .choice(
        try c.list("choices", 0, it)
      )
    }
    throw c.unknown(noun)
  }
}

extension Answer: WiredChoice {
  package static var noun: StaticString { "answer" }

  package static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if try c.isCase("confirmed", 0, value, { $0 == .confirmed }) { return .confirmed }
    if try c.isCase("declined", 1, value, { $0 == .declined }) { return .declined }
    if try c.isCase("dismissed", 2, value, { $0 == .dismissed }) { return .dismissed }
    if try c.isCase("unanswered", 3, value, { $0 == .unanswered }) { return .unanswered }
    let choice = try c.when("choice", 4, value) {
      if case .choice(let position) = $0 { position } else { nil }
    }
    if let it = choice {
      return .choice(
        try c.required("position", 0, it)
      )
    }
    let text = try c.when("text", 5, value) {
      if case .text(let text) = $0 { text } else { nil }
    }
    if let it = text {
      return .text(
        try c.required("text", 0, it)
      )
    }
    let asValue = try c.when("value", 6, value) {
      if case .value(let value) = $0 { value } else { nil }
    }
    if let it = asValue {
      return .value(
        try c.required("value", 0, it)
      )
    }
    throw c.unknown(noun)
  }
}
