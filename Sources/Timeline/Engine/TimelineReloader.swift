/// Asks extensions for timelines; the engine calls it once per extension and pass.
package protocol TimelineReloader: Sendable {
  /// Reports each request's answer as soon as it has it, and returns when the extension is done.
  ///
  /// It holds each request to `batch.timelineLimit`. Cancellation must end the extension: the
  /// engine then has no more use for it and does not wait.
  /// - Throws: why the requests without an answer will get none; `answer` before it still counts.
  func reload(
    _ batch: ReloadBatch,
    answer: @escaping @Sendable (ReloadAnswer) -> Void
  ) async throws(TimelineError)
}
