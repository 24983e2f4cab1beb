/// Several pictures on one: side by side where the width allows it, in further rows where not.
package struct Shelf: Sendable {
  package var pictures: [WidgetPicture]
  /// Columns between neighbours.
  package var gap: Int

  package init(_ pictures: [WidgetPicture], gap: Int = 1) {
    self.pictures = pictures
    self.gap = gap
  }

  /// Puts the pictures in order into rows of at most `columns`; a wider picture is clipped.
  package func picture(columns: Int) -> WidgetPicture {
    pictures.first ?? WidgetPicture(grid: CellGrid(size: .zero))
  }
}
