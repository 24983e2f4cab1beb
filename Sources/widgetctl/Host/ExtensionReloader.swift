import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// Asks extensions for the timelines that the engine wants.
struct ExtensionReloader: TimelineReloader {
  let pool: ExtensionPool

  func reload(
    _ batch: ReloadBatch,
    answer: @escaping @Sendable (ReloadAnswer) -> Void
  ) async throws(TimelineError) {
    guard let connection = pool.connection(named: batch.extensionName) else {
      let (message, hint) = ExtensionCatalog.missing(batch.extensionName)
      throw .failed(message: message, hint: hint)
    }
    // Waiting for the extension would hold up the task's thread, which the engine's timer needs.
    let failure = await withTaskCancellationHandler {
      await BlockingThread.run { ask(connection, for: batch, answer: answer) }
    } onCancel: {
      connection.cancel()
    }
    if let failure { throw .failed(message: failure.message, hint: failure.hint) }
  }

  /// - Returns: why the requests without an answer will get none.
  private func ask(
    _ connection: ExtensionConnection,
    for batch: ReloadBatch,
    answer: @Sendable (ReloadAnswer) -> Void
  ) -> ExtensionError? {
    var asked: [ReloadRequest] = []
    var requests: [WidgetRequest] = []
    for request in batch.requests {
      do {
        requests.append(
          WidgetRequest(
            kind: request.kind,
            family: request.key.family,
            configuration: try [IntentArgument](configurationBytes: request.configuration),
            isOffline: batch.isOffline
          )
        )
        asked.append(request)
      } catch {
        answer(
          ReloadAnswer(
            key: request.key,
            result: .failure(
              .failed(message: "its configuration is damaged: \(error.message)", hint: nil)
            )
          )
        )
      }
    }
    defer { connection.progress.clear() }
    do throws(ExtensionError) {
      try connection.client().timelines(
        requests,
        within: min(batch.timelineLimit, batch.runLimit),
        events: connection.events
      ) { position, result in
        answer(
          ReloadAnswer(
            key: asked[position].key,
            result: result.mapError { .failed(message: $0.message, hint: $0.hint) }
          )
        )
      }
      return nil
    } catch {
      return error
    }
  }
}
