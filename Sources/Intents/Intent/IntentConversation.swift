/// Where the questions go that a running intent asks: set by whoever runs it, if somebody can answer.
package enum IntentConversation {
  /// Puts a question that is answered by yes or no; `nil` means that nobody could be asked.
  @TaskLocal package static var confirm: (@Sendable (_ question: String) async -> Bool?)?
}
