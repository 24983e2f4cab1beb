import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Answers a script's questions, from options or by asking at the terminal.
final class ScriptAnswers: Sendable {
  private let given: GivenAnswers
  private let isConfirmed: Bool
  private let mayAsk: Bool

  /// Prepares the answers.
  ///
  /// `given` has answers to the questions in order; `isConfirmed` confirms every question whether
  /// to continue.
  init(given: [String], isConfirmed: Bool, mayAsk: Bool) {
    self.given = GivenAnswers(given)
    self.isConfirmed = isConfirmed
    self.mayAsk = mayAsk
  }

  /// The error for the first answer that did not fit its question; it cancels the script.
  var problem: CommandError? { given.problem }

  func answer(_ question: Question) -> Answer {
    if isConfirmed, question.form == .confirmation { return .confirmed }
    if let answer = given.answer(question) { return answer }
    return mayAsk ? TerminalPrompt.ask(question) : .unanswered
  }
}
