import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// Runs the timeline engine for one command on the shared store and the extensions of this machine.
struct EngineDriver: Sendable {
  let store: WritableStore
  let pool: ExtensionPool

  /// Reloads what the request selects and waits for it.
  func refresh(
    _ request: RefreshRequest,
    limits: ReloadLimits = ReloadLimits()
  ) throws(CommandError) -> RefreshReport {
    let store = store
    return try TaskBridge.result {
      try await engine(on: try await store.open(), limits).refresh(request)
    }
  }

  /// The engine whose timelines are kept in `store`.
  func engine(on store: SharedStore, _ limits: ReloadLimits) -> TimelineEngine {
    TimelineEngine(
      storage: StoredTimelines(store),
      reloader: ExtensionReloader(pool: pool, store: store),
      limits: limits
    )
  }
}

extension RefreshReport {
  /// What went wrong, in words: which extension, which widget, why; each thing once.
  ///
  /// One cause usually fails a widget in every size that it is shown in.
  func failureLines() -> [(message: String, hint: String?)] {
    var lines: [(message: String, hint: String?)] = []
    for outcome in outcomes {
      guard case .failed(let failure) = outcome.result else { continue }
      let error = failure.error
      // An extension's own error names it already.
      let isNamed = error.message.contains(outcome.extensionName)
      let place = isNamed ? "" : "extension \(outcome.extensionName): "
      let widget = KindName.commandName(of: outcome.kind)
      let message = "\(widget) was not refreshed: \(place)\(error.message)"
      if !lines.contains(where: { $0.message == message }) { lines.append((message, error.hint)) }
    }
    return lines
  }

  /// Whether another process held the lease of something that was asked for.
  var isMadeElsewhere: Bool {
    outcomes.contains { outcome in
      switch outcome.result {
      case .skipped(.leasedElsewhere), .skipped(.servedElsewhere): true
      default: false
      }
    }
  }
}

/// Asks extensions for the timelines that the engine wants.
private struct ExtensionReloader: TimelineReloader {
  let pool: ExtensionPool
  let store: SharedStore

  func reload(
    _ batch: ReloadBatch,
    answer: @escaping @Sendable (ReloadAnswer) -> Void
  ) async throws(TimelineError) {
    guard let connection = pool.connection(named: batch.extensionName) else {
      let (message, hint) = pool.missing(batch.extensionName)
      throw .failed(message: message, hint: hint)
    }
    let state: CollectionRead
    do {
      let name = batch.extensionName
      state = try await store.read { try $0.state(ofExtension: name) }
    } catch {
      throw .failed(message: ErrorWords.text(of: error), hint: nil)
    }
    // Waiting for the extension would hold up the task's thread, which the engine's timer needs.
    let failure = await withTaskCancellationHandler {
      await BlockingThread.run { ask(connection, for: batch, state, answer: answer) }
    } onCancel: {
      connection.cancel()
    }
    if let failure { throw .failed(message: failure.message, hint: failure.hint) }
  }

  /// - Returns: why the requests without an answer will get none.
  private func ask(
    _ connection: ExtensionConnection,
    for batch: ReloadBatch,
    _ state: CollectionRead,
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
            result: result.map { $0.reading(state) }
              .mapError { .failed(message: $0.message, hint: $0.hint) }
          )
        )
      }
      return nil
    } catch {
      return error
    }
  }
}

extension MadeTimeline {
  /// The same timeline, which was made from what its extension keeps outside of the store too.
  fileprivate func reading(_ state: CollectionRead) -> MadeTimeline {
    var timeline = self
    timeline.reads[state.collection] = state.sequence
    return timeline
  }
}
