import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Answers the questions of a script, with answers from options or by asking the user at the
/// terminal.
final class ScriptAnswers: Sendable {
  private let given: GivenAnswers
  private let isConfirmed: Bool
  private let mayAsk: Bool

  /// Creates the answers.
  ///
  /// `given` contains answers to the questions in order. If `isConfirmed` is true, every question
  /// whether to continue is answered with yes.
  init(given: [String], isConfirmed: Bool, mayAsk: Bool) {
    self.given = GivenAnswers(given)
    self.isConfirmed = isConfirmed
    self.mayAsk = mayAsk
  }

  /// The error for the first answer that did not fit its question, which ends the script; `nil` if
  /// there is none.
  var problem: CommandError? { given.problem }

  func answer(_ question: Question) -> Answer {
    if isConfirmed, question.form == .confirmation { return .confirmed }
    if let answer = given.answer(question) { return answer }
    return mayAsk ? TerminalPrompt.ask(question) : .unanswered
  }
}
