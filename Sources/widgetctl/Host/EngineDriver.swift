import SharedStore
import WidgetTimeline

/// Runs the timeline engine for one command on the shared store and the extensions of this machine.
struct EngineDriver: Sendable {
  let store: HostStore
  let pool: ExtensionPool

  /// Reloads what the request selects and waits for it.
  func refresh(
    _ request: RefreshRequest,
    limits: ReloadLimits = ReloadLimits()
  ) throws(CommandError) -> RefreshReport {
    let (store, pool) = (store, pool)
    let result = TaskBridge.wait { () async -> Result<RefreshReport, CommandError> in
      do {
        let engine = TimelineEngine(
          storage: StoredTimelines(try await store.open()),
          reloader: ExtensionReloader(pool: pool),
          limits: limits
        )
        return .success(try await engine.refresh(request))
      } catch {
        return .failure(CommandError(any: error))
      }
    }
    guard let result else {
      throw .failed(.inputOutput, message: "too many open files", hint: nil)
    }
    return try result.get()
  }
}

extension RefreshReport {
  /// One line for each timeline that could not be made: which extension, which widget, why.
  func failureLines() -> [(message: String, hint: String?)] {
    outcomes.compactMap { outcome in
      guard case .failed(let failure) = outcome.result else { return nil }
      let widget = KindName.commandName(of: outcome.kind)
      let message = failure.error.message
      // An extension's own error names it already.
      let place =
        message.contains(outcome.extensionName) ? "" : "extension \(outcome.extensionName): "
      return ("\(widget) was not refreshed: \(place)\(message)", failure.error.hint)
    }
  }
}
