import WidgetRender

/// One line of a menu as a view: its picture, its text, its badge, and its press action.
struct ItemRow {
  let item: PrintedItem
  var isTitle = false
  var lines = 1

  /// The height, in rows, of a title that is a picture without text.
  var pictureRows = 2

  var view: ArchivedView {
    if item.isSeparator { return .divider(ArchivedColor(.foreground(level: 4))) }
    if item.isEmpty { return .text(ArchivedText(runs: [.init(.verbatim(" "))])) }
    var content = text(lineLimit: lines)
    if let badge = item.badge, !badge.isEmpty {
      let style = TextStyle(foreground: .secondary)
      let end = ArchivedText(
        runs: [.init(.verbatim(String(badge.prefix(ReadLimits.textScalars))), style: style)],
        lineLimit: 1
      )
      content = .stack(
        ArchivedStack(.horizontal, [content, .spacer(minimumLength: 1), .text(end)])
      )
    }
    guard item.depth > 0 else { return content }
    return content.modified(.padding(CellInsets(leading: CellLength(cells: item.depth * 2))))
  }

  /// Returns a view of the picture and the text; it is a control if a press of the line has an
  /// effect.
  func text(lineLimit: Int, alignment: CellHorizontalAlignment = .leading) -> ArchivedView {
    var runs = item.runs
    if item.isChecked { runs.insert(.init(.verbatim("✓ ")), at: 0) }
    if isTitle || item.isDisabled {
      for place in runs.indices {
        if isTitle { runs[place].style.attributes.insert(.bold) }
        if item.isDisabled { runs[place].style.foreground = .secondary }
      }
    }
    var view = ArchivedView.text(
      ArchivedText(runs: runs, lineLimit: lineLimit, alignment: alignment)
    )
    if let picture = item.picture {
      view =
        item.hasWords
        ? .stack(
          ArchivedStack(
            .horizontal,
            alignment: .topLeading,
            spacing: 1,
            [PictureBox(picture, rows: 1).view, view]
          )
        ) : PictureBox(picture, rows: isTitle ? max(lines, pictureRows) : lines).view
    }
    if let tooltip = item.tooltip {
      view = view.modified(.spoken(ArchivedSpeech(value: tooltip)))
    }
    // A command has priority over a link, as in a menu bar.
    if let command = item.command {
      let action = ArchivedAction(intent: ItemCommand.intent, parameters: command.parameters)
      return view.modified(.action(action))
    }
    return item.link.map { view.modified(.link($0)) } ?? view
  }
}

/// A picture with a fixed height in rows, as wide as its aspect ratio requires; `▨` if it cannot be
/// drawn.
struct PictureBox {
  /// The most columns that a picture next to a text uses.
  private static let maximumColumns = 36

  private let picture: PrintedPicture
  private let rows: Int

  init(_ picture: PrintedPicture, rows: Int) {
    self.picture = picture
    self.rows = rows
  }

  var view: ArchivedView {
    guard case .decoded(let image) = picture else {
      return .text(
        ArchivedText(runs: [.init(.verbatim("▨"), style: TextStyle(foreground: .secondary))])
      )
    }
    // A cell is twice as high as wide.
    let wide = Double(rows * 2) * image.pointWidth / max(image.pointHeight, 1)
    let columns = Int(min(max(wide.rounded(), 1), Double(Self.maximumColumns)))
    return .modified(
      .image(image),
      .frame(width: CellLength(cells: columns), height: CellLength(cells: rows), .topLeading)
    )
  }
}
