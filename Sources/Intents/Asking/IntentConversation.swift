/// Where the questions go that a running intent asks.
package struct IntentConversation: Sendable {
  /// Puts a question and waits for its answer.
  package let ask: @Sendable (_ question: Question) async -> Answer
  /// Whether a person is known to be there, at a terminal or by `--yes`; `nil` when it is unknown.
  package let isAttended: Bool?

  package init(
    isAttended: Bool? = nil,
    ask: @escaping @Sendable (_ question: Question) async -> Answer
  ) {
    self.ask = ask
    self.isAttended = isAttended
  }

  /// Puts a yes-or-no question.
  ///
  /// - Throws: `IntentError.needsInput` where there is no one to ask: `--yes` answers there.
  package static func confirm(_ text: String) async throws(IntentError) -> Bool {
    switch await IntentSurroundings.current.conversation?.ask(
      Question(text, .confirmation, argument: "yes")
    ) {
    case .confirmed: return true
    case .declined, .dismissed: return false
    default: throw .needsInput(parameter: "yes", dialog: text)
    }
  }
}
