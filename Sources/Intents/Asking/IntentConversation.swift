/// The channel through which a running intent asks its questions.
package struct IntentConversation: Sendable {
  /// Asks a question and suspends until it is answered.
  package let ask: @Sendable (_ question: Question) async -> Answer
  /// Whether a user is known to be present, at a terminal or by `--yes`; `nil` if that is unknown.
  package let isAttended: Bool?

  package init(
    isAttended: Bool? = nil,
    ask: @escaping @Sendable (_ question: Question) async -> Answer
  ) {
    self.ask = ask
    self.isAttended = isAttended
  }

  /// Asks a yes-or-no question and returns whether the user answered yes.
  ///
  /// - Throws: `IntentError.needsInput` if no user can be asked; `--yes` answers in advance.
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
