/// A question that an intent or a script asks before it goes on.
package struct Question: Sendable, Hashable, Codable {
  package enum Form: Sendable, Hashable {
    /// Yes or no.
    case confirmation
    /// A value of this type, in words or as it is; words that are not understood are asked for again.
    case value(IntentValueType)
    /// One of these, answered by its position or in words.
    case choice([String])
  }

  /// The author's question, in one line.
  package var text: String
  package var form: Form
  /// What would have answered it beforehand, without hyphens: an intent's parameter, or `yes`; a
  /// script's own questions have none.
  package var argument: String?
  /// What a person may want to answer, a line each that begins with the answer; others are understood too.
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

/// What came of a ``Question``.
package enum Answer: Sendable, Hashable {
  case confirmed
  /// No.
  case declined
  /// The person does not want to go on: the end of the input, an interrupt.
  case dismissed
  /// There is no one to ask.
  case unanswered
  /// The position in the choices, from 0.
  case choice(Int)
  /// Words that are still to be understood.
  case text(String)
  case value(IntentValue)
}

extension Question.Form: Codable {
  package init(from decoder: any Decoder) throws {
    let form = try CodedCase(from: decoder)
    switch form.name {
    case "confirmation": self = .confirmation
    case "value": self = .value(try form.value())
    case "choice": self = .choice(try form.value())
    default: throw form.isUnknown
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .confirmation: try CodedCase.encode("confirmation", to: encoder)
    case .value(let type): try CodedCase.encode("value", type, to: encoder)
    case .choice(let choices): try CodedCase.encode("choice", choices, to: encoder)
    }
  }
}

extension Answer: Codable {
  package init(from decoder: any Decoder) throws {
    let answer = try CodedCase(from: decoder)
    switch answer.name {
    case "confirmed": self = .confirmed
    case "declined": self = .declined
    case "dismissed": self = .dismissed
    case "unanswered": self = .unanswered
    case "choice": self = .choice(try answer.value())
    case "text": self = .text(try answer.value())
    case "value": self = .value(try answer.value())
    default: throw answer.isUnknown
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .confirmed: try CodedCase.encode("confirmed", to: encoder)
    case .declined: try CodedCase.encode("declined", to: encoder)
    case .dismissed: try CodedCase.encode("dismissed", to: encoder)
    case .unanswered: try CodedCase.encode("unanswered", to: encoder)
    case .choice(let position): try CodedCase.encode("choice", position, to: encoder)
    case .text(let words): try CodedCase.encode("text", words, to: encoder)
    case .value(let value): try CodedCase.encode("value", value, to: encoder)
    }
  }
}
