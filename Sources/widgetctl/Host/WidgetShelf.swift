import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Draws shown widgets into one picture that is no wider than the terminal.
struct WidgetShelf {
  let columns: Int
  let drawing: DrawContext

  /// The widgets side by side where there is room, each in its box where its box fits.
  ///
  /// - Throws: for an archive that cannot be read.
  func picture(of widgets: [ShownWidget]) throws(CommandError) -> WidgetPicture {
    var pictures: [WidgetPicture] = []
    for shown in widgets { pictures.append(try picture(of: shown)) }
    return Shelf(pictures).picture(columns: columns)
  }

  private func picture(of shown: ShownWidget) throws(CommandError) -> WidgetPicture {
    let view = try Self.view(of: shown)
    let family = WidgetFamily(rawValue: Int(shown.timeline?.family ?? shown.widget.family))
    let cells = (family ?? .systemSmall).cells
    let plan = FramedWidget.plan(
      CellSize(columns: cells.columns, rows: cells.rows),
      columns: columns
    )
    let content = WidgetPicture(view, size: plan.content, in: drawing)
    let badge = shown.timeline
      .flatMap { PictureAge.ofStale($0, at: drawing.now.microseconds) }
      .map { "stale \(DurationText.short(microseconds: $0))" }
    let widget = FramedWidget(
      content,
      title: WidgetSelector.name(of: shown.widget),
      badge: badge
    )
    return plan.isFramed ? widget.picture(in: drawing) : widget.pictureWithoutBorder(in: drawing)
  }

  /// The archive that a widget shows.
  static func view(of shown: ShownWidget) throws(CommandError) -> ArchivedView {
    do {
      return try ArchivedView(compactBytes: shown.archive)
    } catch {
      throw .failed(
        .inputOutput,
        message: "the stored picture of \(WidgetSelector.name(of: shown.widget)): "
          + error.message,
        hint: "'widgetctl refresh --force' makes it anew"
      )
    }
  }
}
