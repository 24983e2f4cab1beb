import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Passes the questions of commands to the user, and the user's answers to the commands.
extension StoreLive {
  /// Returns the questions that commands have asked since the last call.
  func questions() -> [LiveNews] {
    runs.questions().compactMap { number, bytes in
      guard let question = try? MessageBytes.message(Question.self, in: bytes) else {
        // A question that cannot be read is dismissed.
        answer(.dismissed, to: number)
        return nil
      }
      return .asked(number, question)
    }
  }

  func answer(_ answer: Answer, to number: Int) {
    guard let bytes = try? MessageBytes.of(answer) else { return }
    runs.answer(bytes, to: number)
  }
}
