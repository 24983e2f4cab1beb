import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// Runs the timeline engine for one command on the shared store and the extensions of this machine.
struct EngineDriver: Sendable {
  let store: WritableStore
  let extensions: Extensions
  /// The leases that a command has handed over to this process, which continues after its answer; `nil` for any other
  /// process.
  var held: HeldLeases?
  /// Whether the command asks extensions for nothing after their timelines.
  var endsExtensions = false

  /// Reloads the selected timelines and waits for them.
  func refresh(
    _ request: RefreshRequest,
    limits: ReloadLimits = ReloadLimits()
  ) throws(CommandError) -> RefreshReport {
    let store: SharedStore
    do {
      store = try self.store.shared()
    } catch {
      throw CommandError(any: error)
    }
    // On the store's thread: the engine asks it for something between any two of its steps.
    return try TaskBridge.result(on: store.executor) {
      try await engine(on: store, limits).refresh(request)
    }
  }

  /// The engine whose timelines are kept in `store`.
  func engine(on store: SharedStore, _ limits: ReloadLimits) -> TimelineEngine {
    TimelineEngine(
      storage: StoredTimelines(
        store,
        held: held ?? HeldLeases(),
        budgets: WidgetBudgets(extensions.context.environment.settings),
        compared: held != nil || extensions.context.isInView ? .all : .ofOthers
      ),
      reloader: ExtensionReloader(
        extensions: extensions,
        store: store,
        endsExtensions: endsExtensions
      ),
      limits: limits
    )
  }
}

extension RefreshReport {
  /// Returns the failures in words, with the names of the placed widgets: the extension, the widget and the cause, each once.
  ///
  /// One cause usually fails a widget in every size that it is shown in.
  func failureLines(of placed: [PlacedWidget]) -> [(message: String, hint: String?)] {
    var lines: [(message: String, hint: String?)] = []
    for outcome in outcomes {
      guard case .failed(let failure) = outcome.result else { continue }
      let error = failure.error
      // An extension's own error names it already.
      let isNamed = error.message.contains(outcome.extensionName)
      let place = isNamed ? "" : "extension \(outcome.extensionName): "
      let widget =
        placed.first { $0.id == outcome.key.placement }.map(\.commandName)
        ?? KindName.commandName(of: outcome.kind)
      let what = failure.placeholder == nil ? "was not refreshed" : "shows its placeholder"
      let message = "\(widget) \(what): \(place)\(error.message)"
      if !lines.contains(where: { $0.message == message }) { lines.append((message, error.hint)) }
    }
    return lines
  }

  /// Whether another process held the lease of a requested timeline.
  var isMadeElsewhere: Bool {
    outcomes.contains { outcome in
      switch outcome.result {
      case .skipped(.leasedElsewhere), .skipped(.servedElsewhere): true
      default: false
      }
    }
  }
}
