import SharedStore
import WidgetRender
import WidgetTerminal

/// Formats shown widgets for a status bar or a prompt: one line for each, and the bar's menus.
struct BarPictures {
  private let request: ShowRequest
  private let form: BarForm

  init(_ request: ShowRequest, _ form: BarForm) {
    self.request = request
    self.form = form
  }

  /// Returns a line for each widget and, if the format has them, the bar's menus.
  ///
  /// - Throws: `CommandError` for an archive that cannot be read.
  func text(of widgets: [ShownWidget]) throws(CommandError) -> String {
    let details = try unfolded()
    var items: [BarItem] = []
    for shown in widgets {
      let drawing = request.picture.drawing
      let placed = details.first { $0.widget.id == shown.widget.id }
      items.append(
        BarItem(
          id: shown.widget.shortID,
          name: WidgetSelector.name(of: shown.widget),
          note: PictureAge.badge(of: shown, at: drawing.now, in: drawing.timeZone),
          line: try shown.line(request.picture),
          details: try placed.map { (placed) throws(CommandError) in
            let content = try placed.content(request.picture)
            return FramedWidget(content, title: "").pictureWithoutBorder(in: drawing)
          }
        )
      )
    }
    return BarText(request.picture).text(of: items, in: form)
  }

  /// Returns the widgets that the format shows in menus and tooltips; empty for formats without
  /// these.
  private func unfolded() throws(CommandError) -> [ShownWidget] {
    switch form {
    case .waybar, .xbar: try request.readInPlacedSizes()
    default: []
    }
  }
}
