import SharedStore
import WidgetTerminal
import WidgetTimeline

/// Makes pictures that cannot be stored, for example on a full disk.
///
/// They are made in a copy of the store, which is deleted at the end of the command.
struct UnstoredPictures {
  let request: ShowRequest
  let driver: EngineDriver
  let limits: ReloadLimits

  /// Reloads the requested timelines in the copy, and returns the widgets with their new entries.
  func make(
    _ reload: RefreshRequest,
    of widgets: [ShownWidget]
  ) throws(CommandError) -> (shown: [ShownWidget], report: RefreshReport) {
    let query = request.query(of: Set(widgets.map(\.widget.id)))
    let (driver, limits) = (driver, limits)
    let location = request.store.location
    return try TaskBridge.result {
      let copy = try SharedStore(copyOf: location, schemas: [])
      let report = try await driver.engine(on: copy, limits).refresh(reload)
      return (try await copy.read { try query.page(in: $0).widgets }, report)
    }
  }
}
