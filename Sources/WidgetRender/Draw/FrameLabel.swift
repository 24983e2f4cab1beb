internal import Moments

extension CellGrid {
  /// The number of cells in the top line after a label: a blank, a piece of line and the corner.
  private static let labelMargin = 3
  /// The fewest columns for a truncated label; if there is less room, it is left out.
  private static let leastColumns = 3

  /// Writes a label at the end of a frame's top line, in the room that the title leaves.
  ///
  /// A piece of line and a blank separate the two. A label without room is left out.
  ///
  /// - Parameters:
  ///   - label: The label, drawn on one row.
  ///   - title: The column after the title and its blank.
  ///   - context: The time and the form in which it is drawn.
  /// - Returns: The instant at which the label changes; `nil` for never, or if it was not requested.
  mutating func write(_ label: ArchivedView, after title: Int, in context: DrawContext) -> Instant?
  {
    let room = size.columns - title - 2 - Self.labelMargin
    guard room >= Self.leastColumns else { return nil }
    let picture = label.line(columns: room, in: context)
    let columns = picture.grid.size.columns
    guard columns > 0 else { return nil }
    let start = size.columns - Self.labelMargin - columns
    let blank = UInt32(0x20)
    for column in [start - 1, start + columns] {
      put(blank, width: 1, style: 0, column: column, row: 0, clip: bounds)
    }
    copy(picture.grid, to: CellPoint(column: start, row: 0))
    return picture.nextChange
  }
}

extension ArchivedView {
  /// Draws the view on one row, in at most `columns` columns.
  fileprivate func line(columns: Int, in context: DrawContext) -> WidgetPicture {
    var probe = LayoutProbe(self, in: context)
    let wanted = probe.measure(ProposedCellSize(columns: columns, rows: 1)).size.columns
    let size = CellSize(columns: min(max(wanted, 0), columns), rows: 1)
    return WidgetPicture(self, size: size, in: context)
  }

  /// Returns the text of a label, for a picture without a frame.
  package func words(in context: DrawContext) -> String {
    let picture = line(columns: WidgetPicture.lineColumns, in: context)
    return picture.grid.plainText.split(separator: "\n").first.map(String.init) ?? ""
  }
}
