import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// Runs the timeline engine for one command, with the shared store and the extensions on this
/// machine.
struct EngineDriver: Sendable {
  let store: WritableStore
  let extensions: Extensions
  /// The leases of timelines that a command has passed to this process; `nil` if it does not
  /// continue a command's work.
  var held: HeldLeases?
  /// Whether extensions can end after they have made their timelines, because the command does not
  /// need them for anything else.
  var endsExtensions = false

  /// Reloads the selected timelines, and waits until that is done.
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
    return try engine(on: store, limits).refreshed(request, on: store) {}.report
  }

  /// Returns a timeline engine that stores its timelines in `store`.
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

extension TimelineEngine {
  /// Reloads the selected timelines, then runs `work`, and waits until both have ended.
  ///
  /// They run on the thread of `store`, because the engine uses the store between any two of its
  /// steps.
  nonisolated func refreshed<Value: Sendable>(
    _ request: RefreshRequest,
    on store: SharedStore,
    then work: @escaping @Sendable () async throws -> Value
  ) throws(CommandError) -> (report: RefreshReport, value: Value) {
    try TaskBridge.result(on: store.executor) {
      (try await self.refresh(request), try await work())
    }
  }
}

extension RefreshReport {
  /// Returns messages about the failures, with the names of extensions and placed widgets, and each
  /// cause only once.
  ///
  /// One cause usually makes a widget fail in every size in which it is shown.
  func failureLines(of placed: [PlacedWidget]) -> [(message: String, hint: String?)] {
    var lines: [(message: String, hint: String?)] = []
    for outcome in outcomes {
      guard case .failed(let failure) = outcome.result else { continue }
      let error = failure.error
      // Some errors already contain the name of the extension.
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

  /// Whether another process is reloading one of the requested timelines.
  var isMadeElsewhere: Bool {
    outcomes.contains { outcome in
      switch outcome.result {
      case .skipped(.leasedElsewhere), .skipped(.servedElsewhere): true
      default: false
      }
    }
  }
}
