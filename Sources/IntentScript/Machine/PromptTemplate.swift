internal import WidgetIntents

/// A prompt whose question and choices are worked out when it runs.
struct PromptTemplate: Sendable {
  let form: PromptForm
  let answer: IntentValueType
  /// The operands that are the question and the choices.
  let question: Int?
  let choices: Int?

  /// How many operands there are.
  var operands: Int { (question == nil ? 0 : 1) + (choices == nil ? 0 : 1) }
}
