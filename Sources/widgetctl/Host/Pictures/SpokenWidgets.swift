import SharedStore
import WidgetRender
import WidgetTerminal

/// Describes shown widgets in sentences, one in each line, for screen readers.
struct SpokenWidgets {
  private let options: PictureOptions

  init(_ options: PictureOptions) {
    self.options = options
  }

  /// Returns the sentences for these widgets.
  ///
  /// - Throws: `CommandError` for an archive that cannot be read.
  func text(of widgets: [ShownWidget]) throws(CommandError) -> String {
    var texts: [String] = []
    for shown in widgets {
      let lines = try sentences(of: shown).map {
        CellText.safe($0, isASCII: options.drawing.isASCII)
      }
      texts.append(lines.map { "\($0)\n" }.joined())
    }
    return texts.joined(separator: "\n")
  }

  /// Returns sentences about a widget: its name and size, the problem with its picture, and the
  /// picture's content.
  private func sentences(of shown: ShownWidget) throws(CommandError) -> [String] {
    let family = shown.shownFamily
    let drawing = options.drawing(in: family)
    let picture = SpokenPicture(
      try shown.view(),
      size: CellSize(columns: family.cells.columns, rows: family.cells.rows),
      in: drawing
    )
    let badge = PictureAge.badge(of: shown, at: drawing.now, in: drawing.timeZone)
    let name = "\(PlacedWidgetText.title(shown.shelved)), \(family.commandLineName)"
    return ([name, badge].compactMap { $0 } + picture.sentences).map { "\($0)." }
  }
}
