/// What a provider's completion calls: the first answer counts, later ones are ignored (WK-17).
///
/// When the provider lets go of it unanswered, the asking side learns it at once instead of
/// waiting for its time limit.
final class ProviderCompletion<Value>: Sendable {
  private let answers: AsyncThrowingStream<Value, any Error>.Continuation

  init(_ answers: AsyncThrowingStream<Value, any Error>.Continuation) {
    self.answers = answers
  }

  deinit {
    answers.finish(throwing: TimelineError.completionDropped)
  }

  func callAsFunction(_ value: Value) {
    // The author's completion hands the value over without saying so in its type (WK-7, WK-16);
    // nobody else reads it here, and the asking side is its only reader.
    nonisolated(unsafe) let completed = value
    answers.yield(completed)
    answers.finish()
  }
}
