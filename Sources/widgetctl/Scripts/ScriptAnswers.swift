import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The user's answers to a script's questions: from options, or from the terminal.
final class ScriptAnswers: Sendable {
  private let given: GivenAnswers
  private let isConfirmed: Bool
  private let mayAsk: Bool

  /// `given` answers the questions in order; `isConfirmed` confirms every question whether to continue.
  init(given: [String], isConfirmed: Bool, mayAsk: Bool) {
    self.given = GivenAnswers(given)
    self.isConfirmed = isConfirmed
    self.mayAsk = mayAsk
  }

  /// The first answer that did not fit its question; the script is cancelled for it.
  var problem: CommandError? { given.problem }

  func answer(_ question: Question) -> Answer {
    if isConfirmed, question.form == .confirmation { return .confirmed }
    if let answer = given.answer(question) { return answer }
    return mayAsk ? TerminalPrompt.ask(question) : .unanswered
  }
}
