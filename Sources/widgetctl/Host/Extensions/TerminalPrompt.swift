import Moments
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Asks the user a question: at the terminal, on standard error, or through the process that
/// started this command.
enum TerminalPrompt {
  /// The most invalid answers; after them the question counts as declined.
  private static let maximumAttempts = 3

  /// Asks a question and returns the answer.
  ///
  /// `line` reads a line of the user's input; it returns `nil` at the end of the input.
  static func ask(
    _ question: Question,
    line: () -> String? = TerminalInput.line
  ) -> Answer {
    if QuestionSocket.isOpen { return askStarter(question) }
    switch question.form {
    case .confirmation:
      let choice = String(english: "[y/N]", turkish: "[e/H]")
      guard let answer = answer(to: "\(question.text) \(choice) ", line) else {
        return .dismissed
      }
      return UserLanguage.isYes(answer) == true ? .confirmed : .declined
    case .value:
      for suggestion in question.suggestions ?? [] { write(suggestion, end: "\n") }
      return answer(to: Self.asked(question.text), line).map { .text($0) } ?? .dismissed
    case .choice(let choices):
      return choose(from: choices, question: question.text, line)
    }
  }

  /// Asks a question through the process that started this command; if that ends without an answer,
  /// the question counts as dismissed.
  private static func askStarter(_ question: Question) -> Answer {
    guard let asked = try? MessageBytes.of(question),
      let bytes = QuestionSocket.answer(to: asked, isCancelled: { Interrupt.isRequested })
    else { return .dismissed }
    return (try? MessageBytes.message(Answer.self, in: bytes)) ?? .dismissed
  }

  private static func choose(
    from choices: [String],
    question: String,
    _ line: () -> String?
  ) -> Answer {
    for (index, choice) in choices.enumerated() { write("\(index + 1)  \(choice)", end: "\n") }
    for _ in 0..<maximumAttempts {
      guard let answer = answer(to: "\(question) [1-\(choices.count)] ", line) else {
        return .dismissed
      }
      if let number = Int(answer), (1...max(choices.count, 1)).contains(number) {
        return .choice(number - 1)
      }
    }
    return .declined
  }

  /// Returns the question followed by a space, with a colon before it unless the text ends with
  /// punctuation.
  private static func asked(_ question: String) -> String {
    question.last.map { ".?!:…".contains($0) } == true ? "\(question) " : "\(question): "
  }

  private static func answer(to question: String, _ line: () -> String?) -> String? {
    write(question, end: "")
    let answer = line()
    // At the end of the input, the cursor is still behind the question.
    if answer == nil, !Interrupt.isRequested { _ = OutputDescriptor.standardError.write([0x0A]) }
    return answer
  }

  private static func write(_ text: String, end: String) {
    _ = OutputDescriptor.standardError.write(Array((TerminalText.sanitized(text) + end).utf8))
  }
}

extension CommandError {
  /// The error of a command after the user has declined its question.
  static var declined: CommandError {
    .failed(
      .negative,
      message: String(
        english: "declined: nothing was changed",
        turkish: "vazgeçildi: hiçbir şey değişmedi"
      ),
      hint: String(
        english: "answer y, or add --yes",
        turkish: "e yanıtını verin ya da --yes ekleyin"
      )
    )
  }
}
