package import Moments

/// A picture composed of other pictures at given positions, and lines of text between them.
package struct ScreenPicture: Sendable {
  /// The picture composed so far.
  package private(set) var picture: WidgetPicture
  private let isASCII: Bool

  /// Creates a picture of blank cells; `isASCII` is whether texts are written with ASCII characters
  /// only.
  package init(size: CellSize, isASCII: Bool) {
    picture = WidgetPicture(grid: CellGrid(size: size))
    self.isASCII = isASCII
  }

  /// Draws a picture on this one, clipped to this one, and adds its hit areas at the new position.
  package mutating func place(_ other: WidgetPicture, at origin: CellPoint) {
    picture.grid.copy(other.grid, to: origin)
    let bounds = picture.grid.bounds
    picture.hitAreas += other.hitAreas.compactMap {
      $0.offset(columns: origin.column, rows: origin.row, within: bounds)
    }
    picture.images += other.images.compactMap {
      $0.offset(columns: origin.column, rows: origin.row, within: bounds)
    }
    if let change = other.nextChange { changes(at: change) }
  }

  /// Writes one line of text in at most `columns` cells; a longer one is truncated with an ellipsis.
  ///
  /// - Returns: The width of the text in columns.
  @discardableResult
  package mutating func write(
    _ text: String,
    at place: CellPoint,
    columns: Int,
    style: CellStyle = .plain
  ) -> Int {
    let room = min(columns, picture.grid.size.columns - place.column)
    var flow = FlowText()
    flow.append(text, run: 0)
    guard room > 0, place.column >= 0, (0..<picture.grid.size.rows).contains(place.row),
      !flow.clusters.isEmpty,
      let line = TextWrap.lines(of: flow, columns: room, maximumLines: 1).first
    else { return 0 }
    let index = picture.grid.styles.index(of: style)
    return picture.grid.write(
      line,
      of: flow,
      style: index,
      column: place.column,
      row: place.row,
      isASCII: isASCII
    ) - place.column
  }

  /// Adds attributes to the cells of an area; adding `.inverse` to inverse cells makes them normal.
  package mutating func mark(_ rect: CellRect, _ attributes: TextStyle.Attributes) {
    restyle(rect) { style in
      let isTurned = attributes.contains(.inverse) && style.attributes.contains(.inverse)
      style.attributes.formUnion(attributes)
      if isTurned { style.attributes.remove(.inverse) }
    }
  }

  /// Inverts the colours of an area as one band.
  ///
  /// Text loses its own colours, because each would become a block; shapes and pictures keep
  /// theirs.
  package mutating func invert(_ rect: CellRect) {
    mark(rect, .inverse)
    restyle(rect) { style in
      guard style.role == .content else { return }
      (style.foreground, style.background) = (.standard, .standard)
      style.attributes.remove(.dim)
    }
  }

  private mutating func restyle(_ rect: CellRect, _ change: (inout PackedStyle) -> Void) {
    let area = rect.intersection(picture.grid.bounds)
    guard !area.isEmpty else { return }
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        let index = row * picture.grid.size.columns + column
        var style = picture.grid.styles[packed: picture.grid.cells[index].style]
        change(&style)
        picture.grid.cells[index].style = picture.grid.styles.index(of: style)
      }
    }
  }

  /// Records that the picture must be drawn again at an instant or before.
  package mutating func changes(at instant: Instant) {
    picture.nextChange = picture.nextChange.map { min($0, instant) } ?? instant
  }

  /// Replaces the background of the cells of an area.
  package mutating func paint(_ rect: CellRect, background: ArchivedColor) {
    let color = picture.grid.styles.colors.color(background)
    restyle(rect) { style in style.background = color }
  }

  /// Replaces the style `old` of the line around an area by `new`.
  package mutating func paintEdge(of rect: CellRect, from old: CellStyle, to new: CellStyle) {
    let (before, after) = (
      picture.grid.styles.index(of: old), picture.grid.styles.index(of: new)
    )
    let area = rect.intersection(picture.grid.bounds)
    for row in area.origin.row..<max(area.endRow, area.origin.row) {
      let isEnd = row == rect.origin.row || row == rect.endRow - 1
      for column in area.origin.column..<max(area.endColumn, area.origin.column)
      where isEnd || column == rect.origin.column || column == rect.endColumn - 1 {
        let index = row * picture.grid.size.columns + column
        if picture.grid.cells[index].style == before { picture.grid.cells[index].style = after }
      }
    }
  }

  /// Blanks the cells of an area and removes its hit areas.
  package mutating func clear(_ rect: CellRect) {
    let area = rect.intersection(picture.grid.bounds)
    guard !area.isEmpty else { return }
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        picture.grid.replace(row * picture.grid.size.columns + column, with: .blank)
      }
    }
    picture.hitAreas.removeAll { !$0.rect.intersection(area).isEmpty }
  }
}
