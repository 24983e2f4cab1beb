import WidgetRender
import WidgetTerminal

/// Computes the bytes with which a terminal changes the shown picture into the next one.
///
/// It keeps track of the terminal's cursor, so nothing else may write while a picture is shown.
struct ScreenPainter: Sendable {
  private var shown: InputPicture?

  /// Returns the bytes that turn the shown picture into `picture`.
  mutating func paint(_ picture: InputPicture) -> String {
    var text = ""
    if let shown, shown.rows == picture.rows, shown.columns == picture.columns {
      text += Self.move(
        rows: picture.cursorRow - shown.cursorRow,
        toColumn: picture.cursorColumn
      )
    } else {
      let first = firstDifference(picture)
      text += Self.move(rows: first - (shown?.cursorRow ?? 0), toColumn: 0)
      // The rest is erased before it is written: after a row's last cell a terminal would erase
      // that cell.
      text += "\u{1B}[J" + picture.rows[first...].joined(separator: "\r\n")
      text += Self.move(
        rows: picture.cursorRow - (picture.rows.count - 1),
        toColumn: picture.cursorColumn
      )
    }
    shown = picture
    return text
  }

  /// Returns the bytes that leave the picture on the screen, and begin a row below it.
  mutating func leave() -> String {
    guard let shown else { return "" }
    self.shown = nil
    return Self.move(rows: shown.rows.count - 1 - shown.cursorRow, toColumn: 0) + "\r\n"
  }

  /// Returns the bytes that clear the whole screen.
  mutating func clear() -> String {
    shown = nil
    return "\u{1B}[H\u{1B}[2J"
  }

  /// Returns the bytes that erase the shown picture after the terminal's width has changed to
  /// `columns`.
  ///
  /// Most terminals wrap rows again that have become too long; on other terminals, one row too many
  /// is erased.
  mutating func erase(columns: Int) -> String {
    guard let shown else { return "" }
    self.shown = nil
    let width = max(columns, 1)
    let above = shown.rows[..<shown.cursorRow].reduce(0) { sum, row in
      sum + max((TextWidth.columns(of: row) + width - 1) / width, 1)
    }
    return Self.move(rows: -(above + shown.cursorColumn / width), toColumn: 0) + "\u{1B}[J"
  }

  /// Returns the index of the first row that differs from the shown picture; if none does, of the
  /// last row.
  private func firstDifference(_ picture: InputPicture) -> Int {
    guard let shown, shown.columns == picture.columns else { return 0 }
    let same = zip(shown.rows, picture.rows).prefix { $0 == $1 }.count
    return min(same, picture.rows.count - 1, shown.rows.count - 1)
  }

  private static func move(rows: Int, toColumn column: Int) -> String {
    var text = ""
    if rows < 0 { text += "\u{1B}[\(-rows)A" }
    if rows > 0 { text += "\u{1B}[\(rows)B" }
    text += "\r"
    if column > 0 { text += "\u{1B}[\(column)C" }
    return text
  }
}
