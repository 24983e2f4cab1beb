/// Where the questions go that a running intent asks: set by whoever runs it, if somebody can answer.
///
/// A value and not a bare closure: with one as the task-local itself, Swift 6.3.1 crashes under `-O`.
package struct IntentConversation: Sendable {
  /// Puts a question that is answered by yes or no; `nil` means that nobody could be asked.
  package let confirm: @Sendable (_ question: String) async -> Bool?

  package init(confirm: @escaping @Sendable (_ question: String) async -> Bool?) {
    self.confirm = confirm
  }

  @TaskLocal package static var current: IntentConversation?
}
