/// Converts a provider's answer, by completion handler or `async`, into one awaited value with a
/// time limit.
enum ProviderCall {
  /// Returns the first answer of `ask`, which runs in a task of its own.
  ///
  /// A provider that blocks its thread blocks neither the caller nor the time limit.
  ///
  /// - `clock`: A monotonic clock.
  /// - Throws: `timedOut`, `completionDropped`, or `cancelled` if the calling task is cancelled.
  nonisolated(nonsending) static func answer<Value>(
    within limit: Duration,
    on clock: any Clock<Duration>,
    to ask: @escaping @Sendable (ProviderCompletion<Value>) async -> Void
  ) async throws(TimelineError) -> Value {
    let (stream, answers) = AsyncThrowingStream<Value, any Error>.makeStream(
      bufferingPolicy: .bufferingOldest(1)
    )
    // Not detached: what a provider reads, and whether it may use the network, are task locals.
    let asking = Task { @concurrent in await ask(ProviderCompletion(answers)) }
    let timer = Task.detached {
      guard (try? await clock.sleep(for: limit)) != nil else { return }
      answers.finish(
        throwing: TimelineError.timedOut(afterSeconds: Int(limit.components.seconds))
      )
    }
    defer {
      asking.cancel()
      timer.cancel()
    }
    do {
      for try await answer in stream { return answer }
    } catch {
      throw error as? TimelineError ?? .cancelled
    }
    throw .cancelled
  }
}

/// A provider's completion handler; only the first call has an effect (WK-17).
///
/// If the provider releases it without a call, the caller receives an error at once, rather than at
/// the time limit.
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
    // it is not read again here, and the caller is its only reader.
    nonisolated(unsafe) let completed = value
    answers.yield(completed)
    answers.finish()
  }
}
