extension WidgetPicture {
  /// Joins several pictures: side by side if the width allows it, otherwise in further rows.
  ///
  /// They are arranged in order in rows of at most `columns`, with `gap` columns between neighbours; a wider picture
  /// is clipped. Pictures of one row share a top edge, and a short one fills the free space below a short one before
  /// it. Hit areas move along. Pictures beyond `CellSize.maximumSide` rows are left out.
  package init(joining pictures: [WidgetPicture], gap: Int = 1, columns: Int) {
    var packing = PicturePacking(columns: columns, gap: gap)
    let placed = pictures.compactMap { picture in
      packing.place(picture.grid.size).map { (picture, $0) }
    }
    self.init(of: placed, columns: columns)
  }

  /// Creates a picture that contains other pictures at given positions, as large as they need but
  /// at most `columns` wide.
  package init(of placed: [(picture: WidgetPicture, origin: CellPoint)], columns: Int) {
    var size = CellSize.zero
    for (picture, origin) in placed {
      let right = min(origin.column + picture.grid.size.columns, max(columns, 0))
      size.columns = max(size.columns, right)
      size.rows = max(size.rows, origin.row + picture.grid.size.rows)
    }
    self.init(grid: CellGrid(size: size))
    for (picture, origin) in placed {
      grid.copy(picture.grid, to: origin)
      let bounds = grid.bounds
      hitAreas += picture.hitAreas.compactMap {
        $0.offset(columns: origin.column, rows: origin.row, within: bounds)
      }
      images += picture.images.compactMap {
        $0.offset(columns: origin.column, rows: origin.row, within: bounds)
      }
    }
  }

  /// Returns the first rows of the picture, with their hit areas.
  package func cut(toRows rows: Int) -> WidgetPicture {
    guard rows < grid.size.rows else { return self }
    var grid = CellGrid(size: CellSize(columns: grid.size.columns, rows: max(rows, 0)))
    grid.copy(self.grid, to: CellPoint(column: 0, row: 0))
    let areas = hitAreas.compactMap { $0.offset(within: grid.bounds) }
    var cut = WidgetPicture(grid: grid, hitAreas: areas)
    cut.nextChange = nextChange
    cut.label = label
    cut.images = images.compactMap { $0.offset(within: grid.bounds) }
    return cut
  }
}
