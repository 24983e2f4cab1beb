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
    let copy = try stored { () throws(StoreError) in
      try SharedStore(copyOf: request.store.location, schemas: [])
    }
    let (report, shown) = try driver.engine(on: copy, limits).refreshed(reload, on: copy) {
      try await copy.read { try query.page(in: $0).widgets }
    }
    return (shown, report)
  }
}
