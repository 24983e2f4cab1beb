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
  ///
  /// Pictures of one row stand on a common top edge. Hit areas move along. What does not fit on
  /// `CellSize.maximumSide` rows is left out.
  package func picture(columns: Int) -> WidgetPicture {
    var origins: [CellPoint] = []
    var size = CellSize.zero
    var column = 0
    var top = 0
    for picture in pictures {
      let width = min(picture.grid.size.columns, max(columns, 0))
      if column > 0, column + max(gap, 0) + width > columns {
        top = size.rows
        column = 0
      }
      if column > 0 { column += max(gap, 0) }
      origins.append(CellPoint(column: column, row: top))
      column += width
      size.columns = max(size.columns, column)
      size.rows = max(size.rows, top + picture.grid.size.rows)
    }
    var result = WidgetPicture(grid: CellGrid(size: size))
    for (picture, origin) in zip(pictures, origins) {
      result.grid.copy(picture.grid, to: origin)
      for area in picture.hitAreas {
        let rect = area.rect.offset(columns: origin.column, rows: origin.row)
          .intersection(result.grid.bounds)
        if !rect.isEmpty { result.hitAreas.append(HitArea(rect: rect, target: area.target)) }
      }
    }
    return result
  }
}
