import Essentials
internal import Ground
package import IntentScript
internal import Moments
package import WidgetIntents
internal import WidgetTimeline

/// The part of the host that communicates with its user.
extension CalledScriptHost {
  package func picture(
    _ widget: String,
    size: String?
  ) async throws(IntentError) -> [String] {
    let surroundings = surroundings
    return try await onThread { () throws(IntentError) in
      try surroundings.picture(widget, size)
    }
  }

  package func wait(microseconds: Int64) async throws(IntentError) {
    do {
      try await Task.sleep(for: .microseconds(max(0, microseconds)))
    } catch {
      throw .cancelled
    }
  }

  package func ask(_ question: Question) async -> Answer {
    let surroundings = surroundings
    return await words.answer(to: question) { question in
      let answer = try? await self.onThread { () throws(IntentError) in
        surroundings.prompt(question)
      }
      return answer ?? .unanswered
    }
  }

  package func deliver(_ events: [ScriptEvent]) async throws(IntentError) {
    guard !events.isEmpty else { return }
    let surroundings = surroundings
    try await onThread { () throws(IntentError) in try surroundings.deliver(events) }
  }

  /// The parser of the user's input, which uses the current time.
  package var words: ScriptWords {
    ScriptWords(
      enumerations: enumerations,
      context: IntentContext(
        now: clock.now().date,
        timeZone: .current
      )
    ) { type, text in try await self.entity(type, text) }
  }

  /// Runs work that may block its thread, on a thread outside of the tasks' pool, and waits for it.
  private func onThread<Value: Sendable>(
    _ body: @escaping @Sendable () throws(IntentError) -> Value
  ) async throws(IntentError) -> Value {
    let result: Result<Value, IntentError> = await withCheckedContinuation { continuation in
      do throws(BlockingThread.Failure) {
        try BlockingThread.start {
          continuation.resume(returning: Result { () throws(IntentError) in try body() })
        }
      } catch {
        let failure = IntentError.failed("no thread: \(SystemFault.text(error.number))")
        continuation.resume(returning: .failure(failure))
      }
    }
    return try result.get()
  }
}
