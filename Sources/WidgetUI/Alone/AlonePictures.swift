import Foundation
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Makes the pictures of a run and puts them side by side.
@MainActor
struct AlonePictures {
  enum Mode {
    /// The entry of the timeline that is current.
    case current
    case snapshot, placeholder
    /// All entries of the timeline.
    case timeline
  }

  /// An archived entry of a widget in one size.
  struct Shown {
    let widget: ServedWidget
    let family: WidgetFamily
    let entry: MadeEntry
    /// Whether several entries are shown, so that each needs its date.
    var isDated = false
  }

  let options: PictureOptions

  private var now: Date { Date(options.drawing.now) }

  func shown(
    _ wanted: [(widget: ServedWidget, request: WidgetRequest)],
    _ mode: Mode
  ) async throws(CommandError) -> [Shown] {
    var shown: [Shown] = []
    for (widget, request) in wanted {
      switch mode {
      case .placeholder:
        let entry = try await made(widget) { try await widget.placeholder(request) }
        shown.append(Shown(widget: widget, family: request.family, entry: entry))
      case .snapshot:
        let entry = try await made(widget) { try await widget.snapshot(request) }
        shown.append(Shown(widget: widget, family: request.family, entry: entry))
      case .current:
        let timeline = try await timeline(widget, request)
        let entry = timeline.entry(at: now)
        shown.append(Shown(widget: widget, family: request.family, entry: entry))
      case .timeline:
        shown += try await timeline(widget, request).entries.map {
          Shown(widget: widget, family: request.family, entry: $0, isDated: true)
        }
      }
    }
    return shown
  }

  /// The entries in order, with the date of the next reload.
  func timeline(
    _ widget: ServedWidget,
    _ request: WidgetRequest
  ) async throws(CommandError) -> PlannedTimeline {
    try await made(widget) {
      try ReloadPlanner().plan(try await widget.timeline(request), reason: .first, at: now)
    }
  }

  /// The pictures in their boxes, side by side where there is room.
  func shelf(_ shown: [Shown]) throws(CommandError) -> WidgetPicture {
    var pictures: [WidgetPicture] = []
    for picture in shown { pictures.append(try self.picture(picture)) }
    return Shelf(pictures).picture(columns: options.columns)
  }

  private func picture(_ shown: Shown) throws(CommandError) -> WidgetPicture {
    let cells = shown.family.cells
    let plan = FramedWidget.plan(
      CellSize(columns: cells.columns, rows: cells.rows),
      columns: options.columns
    )
    let widget = FramedWidget(
      WidgetPicture(try view(of: shown), size: plan.content, in: options.drawing),
      title: shown.isDated ? date(of: shown.entry) : shown.widget.displayName,
      badge: shown.family.commandLineName
    )
    return plan.isFramed
      ? widget.picture(in: options.drawing) : widget.pictureWithoutBorder(in: options.drawing)
  }

  /// Day and minute, such as `2026-12-01 09:00`.
  private func date(of entry: MadeEntry) -> String {
    let text = ISODate.text(Instant(entry.date), in: options.drawing.timeZone)
    return String(text.prefix(16)).replacing("T", with: " ")
  }

  private func view(of shown: Shown) throws(CommandError) -> ArchivedView {
    let bytes = options.scheme == .dark ? shown.entry.dark ?? shown.entry.light : shown.entry.light
    do throws(ArchiveError) {
      return try ArchivedView(compactBytes: bytes)
    } catch {
      throw .failed(.internalError, message: error.message, hint: error.hint)
    }
  }
}
