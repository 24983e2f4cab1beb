import WidgetRender
import WidgetTimeline

/// The lines above and below the widgets.
extension LiveScreen {
  /// Writes the names of the boards, a widget's line, and the clock.
  ///
  /// Only the clock makes the view draw once a minute.
  mutating func writeHeader(
    _ model: LiveModel,
    _ screen: inout ScreenPicture,
    drawing: (WidgetFamily) -> DrawContext
  ) {
    guard model.hasHeader else { return }
    let clock = LiveHeader.clock(at: drawing(.systemSmall))
    let parts = model.headerParts(time: clock.text)
    write(parts, row: 0, &screen)
    screen.changes(at: clock.change)
    let columns = model.size.columns
    guard let line = LiveHeadline(model.headline, between: parts, columns: columns) else { return }
    let picture = picture(of: line, drawing(LiveHeadline.family))
    let column = line.column(of: picture.grid.size.columns)
    screen.place(picture, at: CellPoint(column: column, row: 0))
  }

  /// Writes the message, the search, or the keys; the end shows the page number and the key of the
  /// help.
  func writeBar(_ model: LiveModel, _ screen: inout ScreenPicture) {
    let row = model.size.rows - 1
    guard row > 0 else { return }
    let bar = model.bar
    write(bar.end, row: row, &screen)
    let columns = bar.room(model.size.columns)
    let place = CellPoint(column: LivePart.Line.margin, row: row)
    if let text = model.searched {
      let column = place.column + screen.write("/" + text, at: place, columns: columns - 1)
      screen.mark(CellRect(column: column, row: row, columns: 1, rows: 1), .inverse)
    } else if model.message == nil, let reminder = model.reminder {
      screen.write(reminder.text, at: place, columns: columns, style: look.key)
    } else if let message = model.message {
      screen.write(
        (message.isFailure ? "! " : "") + message.text,
        at: place,
        columns: columns,
        style: style(message.isFailure ? .failure : .plain)
      )
    } else {
      write(bar.keys, row: row, &screen)
    }
  }

  /// Fills the lines above and below the widgets with their background.
  func paintBars(_ model: LiveModel, _ screen: inout ScreenPicture) {
    guard let ground = look.barGround else { return }
    let rows = (model.hasHeader ? [0] : []) + (model.size.rows > 1 ? [model.size.rows - 1] : [])
    for row in rows {
      let line = CellRect(column: 0, row: row, columns: model.size.columns, rows: 1)
      screen.paint(line, background: ground)
    }
  }

  private func write(_ parts: [LivePart], row: Int, _ screen: inout ScreenPicture) {
    for part in parts {
      screen.write(
        part.text,
        at: CellPoint(column: part.column, row: row),
        columns: part.columns,
        style: style(part.role)
      )
    }
  }

  private func style(_ role: LivePart.Role) -> CellStyle {
    switch role {
    case .key: look.key
    case .words: look.words
    case .plain: .plain
    case .failure: CellStyle(foreground: ArchivedColor(.system(.red)))
    }
  }
}

/// Drawing of the position in scrollable content, in the frame of a widget.
extension LiveScreen {
  /// Writes the position of the focused row and the number of rows into the upper edge of the
  /// frame: `/milk 5 of 94`.
  func writeCounts(_ model: LiveModel, _ screen: inout ScreenPicture) {
    for place in model.places where place.isFramed {
      let widget = model.widgets[place.index]
      guard let text = model.count(of: widget.id) else { continue }
      let (width, frame) = (TextWidth.columns(of: text) + 2, place.frame)
      let column = frame.endColumn - 2 - width
      // There must be room for the title, two corners, and the space between them.
      guard column >= frame.origin.column + TextWidth.columns(of: widget.title) + 5 else {
        continue
      }
      screen.write(
        " \(text) ",
        at: CellPoint(column: column, row: frame.origin.row),
        columns: width,
        style: CellStyle(foreground: .secondary)
      )
    }
  }
}
