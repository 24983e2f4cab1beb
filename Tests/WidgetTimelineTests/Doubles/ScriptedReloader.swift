import Ground
import WidgetTimeline

/// A reloader that a test controls by a closure, and that records its requests.
final class ScriptedReloader: TimelineReloader {
  typealias Answer = @Sendable (ReloadAnswer) -> Void
  typealias Script = @Sendable (ReloadBatch, Answer) async throws(TimelineError) -> Void

  private let asked = Guarded<[ReloadBatch]>([])
  private let script: Script

  init(_ script: @escaping Script) {
    self.script = script
  }

  /// Creates a reloader that answers each request with this timeline.
  convenience init(_ timeline: MadeTimeline) {
    self.init { batch, answer in
      for request in batch.requests {
        answer(ReloadAnswer(key: request.key, result: .success(timeline)))
      }
    }
  }

  /// Creates a reloader that answers each request with this error.
  convenience init(failing error: TimelineError) {
    self.init { batch, answer in
      for request in batch.requests {
        answer(ReloadAnswer(key: request.key, result: .failure(error)))
      }
    }
  }

  var batches: [ReloadBatch] { asked.withLock { $0 } }

  func reload(_ batch: ReloadBatch, answer: @escaping Answer) async throws(TimelineError) {
    asked.withLock { $0.append(batch) }
    try await script(batch, answer)
  }
}
