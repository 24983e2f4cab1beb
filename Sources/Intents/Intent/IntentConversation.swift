/// Where the questions go that a running intent asks: set by whoever runs it, if somebody can answer.
///
/// A value and not a bare closure: with one as the task-local itself, Swift 6.3.1 crashes under `-O`.
package struct IntentConversation: Sendable {
  /// Puts a question and waits; `nil` means that nobody could be asked.
  package let ask: @Sendable (_ question: IntentQuestion) async -> IntentAnswer?
  /// Whether a person is known to be there, at a terminal or by `--yes`; `nil` when it is unknown.
  package let isAttended: Bool?

  package init(
    isAttended: Bool? = nil,
    ask: @escaping @Sendable (_ question: IntentQuestion) async -> IntentAnswer?
  ) {
    self.ask = ask
    self.isAttended = isAttended
  }

  /// A conversation with somebody who says yes or no and nothing else.
  package init(confirm: @escaping @Sendable (_ question: String) async -> Bool?) {
    self.init { question in
      guard question.form == .confirmation else { return nil }
      return await confirm(question.text).map { $0 ? .confirmed : .declined }
    }
  }

  @TaskLocal package static var current: IntentConversation?
}
