internal import WidgetIntents
package import WidgetTimeline
internal import Synchronization

/// The engine's way to the extensions: one process for each, one exchange for a batch.
extension ExtensionPool: TimelineReloader {
  package func reload(
    _ batch: ReloadBatch,
    answer: @escaping @Sendable (ReloadAnswer) -> Void
  ) async throws(TimelineError) {
    let isCancelled = Flag()
    let result: Result<Void, TimelineError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        do throws(SystemFault) {
          // The exchange waits in `poll`, for which the threads that tasks share are too few.
          try BlockingThread.start {
            continuation.resume(returning: self.reload(batch, isCancelled, answer))
          }
        } catch {
          let reason = SystemFault.text(error.number)
          let failure = TimelineError.failed(message: "no thread: \(reason)", hint: nil)
          continuation.resume(returning: .failure(failure))
        }
      }
    } onCancel: {
      isCancelled.raise()
    }
    try result.get()
  }

  private func reload(
    _ batch: ReloadBatch,
    _ isCancelled: Flag,
    _ answer: @Sendable (ReloadAnswer) -> Void
  ) -> Result<Void, TimelineError> {
    var wanted: [(request: WidgetRequest, key: TimelineKey)] = []
    for request in batch.requests {
      do throws(FrameFault) {
        let configuration = try [IntentArgument](configurationBytes: request.configuration)
        let widget = WidgetRequest(
          kind: request.kind,
          family: request.key.family,
          configuration: configuration,
          isOffline: batch.isOffline
        )
        wanted.append((widget, request.key))
      } catch {
        let failure = TimelineError.failed(
          message: "the configuration of \(request.kind) is \(error.message)",
          hint: nil
        )
        answer(ReloadAnswer(key: request.key, result: .failure(failure)))
      }
    }
    do throws(ExtensionError) {
      let limit = min(batch.timelineLimit, batch.runLimit)
      let events = ExtensionEvents(isCancelled: { isCancelled.isRaised })
      let client = try client(named: batch.extensionName)
      client.timelines(wanted.map(\.request), within: limit, events: events) { position, result in
        let result = result.mapError { TimelineError.failed(message: $0.message, hint: $0.hint) }
        answer(ReloadAnswer(key: wanted[position].key, result: result))
      }
      return .success(())
    } catch {
      return .failure(.failed(message: error.message, hint: error.hint))
    }
  }
}

/// Raised once, by another thread.
private final class Flag: Sendable {
  private let value = Atomic(false)

  var isRaised: Bool { value.load(ordering: .relaxed) }

  func raise() {
    value.store(true, ordering: .relaxed)
  }
}
