/// The styles of the border, the title and the status of a widget's box.
package struct FrameStyle: Hashable, Sendable {
  package var border: CellStyle
  package var title: CellStyle
  package var badge: CellStyle

  package init(
    border: CellStyle = .plain,
    title: CellStyle = CellStyle(attributes: .bold),
    badge: CellStyle = CellStyle(foreground: .secondary)
  ) {
    self.border = border
    self.title = title
    self.badge = badge
  }

  /// The terminal's own colours; a border in another colour costs two escape sequences a row.
  package static let plain = FrameStyle()
}

/// A widget in its box: a border one cell wide, a title in its top line, a status in its bottom line.
package struct FramedWidget: Sendable {
  package var content: WidgetPicture
  package var title: String
  /// A status such as `stale 5 min`; `nil` or empty leaves the bottom line plain.
  package var badge: String?
  /// The widget's error, shown at the beginning of the bottom line; `nil` for none.
  package var problem: String?
  package var style: FrameStyle

  package init(
    _ content: WidgetPicture,
    title: String,
    badge: String? = nil,
    problem: String? = nil,
    style: FrameStyle = .plain
  ) {
    self.content = content
    self.title = title
    self.badge = badge
    self.problem = problem
    self.style = style
  }

  /// The columns, and also the rows, that a border adds to the content: one on each side.
  package static let border = 2

  /// Returns the content's size in a terminal of `columns`; in a narrow terminal the border is
  /// dropped first.
  package static func plan(
    _ size: CellSize,
    columns: Int
  ) -> (content: CellSize, isFramed: Bool) {
    if size.columns + border <= columns { return (size, true) }
    return (CellSize(columns: min(size.columns, max(columns, 0)), rows: size.rows), false)
  }

  /// Draws the box around the content and moves the hit areas with the content.
  package func picture(in context: DrawContext) -> WidgetPicture {
    let inner = content.grid.size
    let size = CellSize(columns: inner.columns + Self.border, rows: inner.rows + Self.border)
    var grid = CellGrid(size: size)
    grid.copy(content.grid, to: CellPoint(column: 1, row: 1))
    let box = BoxGlyphs.glyphs(isRounded: true, isASCII: context.isASCII)
    let border = grid.styles.index(of: style.border)
    grid.drawFrame(box, border)
    let titleStyle = grid.styles.index(of: style.title)
    let title = Self.fitted(title, in: size.columns)
    let end = grid.write(
      title,
      at: 0,
      box,
      titleStyle,
      alignment: .leading,
      margin: Self.margin(title, in: size.columns),
      isASCII: context.isASCII
    )
    var change = content.nextChange
    if let label = content.label {
      change = [change, grid.write(label, after: end, in: context)].compactMap(\.self).min()
    }
    if let badge {
      let style = grid.styles.index(of: style.badge)
      _ = grid.write(
        badge,
        at: size.rows - 1,
        box,
        style,
        alignment: .trailing,
        margin: Self.margin(badge, in: size.columns),
        isASCII: context.isASCII
      )
    }
    if let problem {
      let style = grid.styles.index(of: CellStyle(foreground: ArchivedColor(.system(.red))))
      _ = grid.write(
        "! " + problem,
        at: size.rows - 1,
        box,
        style,
        alignment: .leading,
        // A badge and the blanks and the piece of line before it stay.
        reserving: badge.map { TextWidth.columns(of: $0) + 3 } ?? 0,
        isASCII: context.isASCII
      )
    }
    let areas = content.hitAreas.compactMap {
      $0.offset(columns: 1, rows: 1, within: grid.bounds)
    }
    var picture = picture(grid, areas)
    picture.nextChange = change
    return picture
  }

  /// Returns the number of cells on either side of a title or badge: a corner, a piece of line and
  /// a space.
  ///
  /// If the frame is too narrow for the title, the line is dropped first, then the space.
  private static func margin(_ title: String, in columns: Int) -> Int {
    let usual = 3
    // A title of more than 4 bytes a column is truncated in any case, so its width is not computed.
    guard title.utf8.count > columns - 2 * usual, title.utf8.count <= 4 * columns else {
      return usual
    }
    let width = TextWidth.columns(of: title)
    return [usual, 2, 1].first { width <= columns - 2 * $0 } ?? usual
  }

  private static let circular = 11

  /// Returns the title, or an empty one for a single word that does not fit in the circular frame.
  ///
  /// Half a word would be harder to read than the widget's content.
  private static func fitted(_ title: String, in columns: Int) -> String {
    guard columns == circular, title.utf8.count <= 4 * columns, !title.contains(" "),
      TextWidth.columns(of: title) > columns - 2
    else { return title }
    return ""
  }

  /// Returns a picture of the grid that changes at the same instants as the content does.
  private func picture(_ grid: CellGrid, _ areas: [HitArea]) -> WidgetPicture {
    var picture = WidgetPicture(grid: grid, hitAreas: areas)
    picture.nextChange = content.nextChange
    let border = (grid.size.columns - content.grid.size.columns) / 2
    picture.continuedRows = content.continuedRows
    picture.window = content.window?.offset(columns: border, rows: border)
    picture.areasBeyond = content.areasBeyond.map { $0.offset(columns: border, rows: border) }
    picture.images = content.images.compactMap {
      $0.offset(columns: border, rows: border, within: grid.bounds)
    }
    return picture
  }

  /// Draws the content alone; its label and a badge are drawn on a line below it.
  package func pictureWithoutBorder(in context: DrawContext) -> WidgetPicture {
    let label = content.label?.words(in: context)
    let parts = [problem.map { "! " + $0 }, label, badge].compactMap(\.self)
      .filter { !$0.isEmpty }
    guard !parts.isEmpty else { return content }
    let badge = parts.joined(separator: " · ")
    let inner = content.grid.size
    var grid = CellGrid(size: CellSize(columns: inner.columns, rows: inner.rows + 1))
    grid.copy(content.grid, to: CellPoint(column: 0, row: 0))
    var flow = FlowText()
    flow.append(badge, run: 0)
    if let line = TextWrap.lines(of: flow, columns: inner.columns).first {
      let style = grid.styles.index(of: CellStyle(foreground: .secondary))
      _ = grid.write(
        line,
        of: flow,
        style: style,
        column: inner.columns - line.columns,
        row: inner.rows,
        isASCII: context.isASCII
      )
    }
    return picture(grid, content.hitAreas)
  }
}

extension CellGrid {
  /// Draws a box on the outermost cells.
  fileprivate mutating func drawFrame(_ box: BoxGlyphs, _ style: UInt16) {
    let (right, bottom) = (size.columns - 1, size.rows - 1)
    func put(_ grid: inout CellGrid, _ glyph: UInt32, _ column: Int, _ row: Int) {
      grid.put(glyph, width: 1, style: style, column: column, row: row, clip: grid.bounds)
    }
    for column in 0..<max(size.columns, 0) {
      put(&self, box.horizontal, column, 0)
      put(&self, box.horizontal, column, bottom)
    }
    for row in 0..<max(size.rows, 0) {
      put(&self, box.vertical, 0, row)
      put(&self, box.vertical, right, row)
    }
    put(&self, box.topLeading, 0, 0)
    put(&self, box.topTrailing, right, 0)
    put(&self, box.bottomLeading, 0, bottom)
    put(&self, box.bottomTrailing, right, bottom)
  }

  /// Writes a text into a line of the box, truncated if it is too long.
  ///
  /// - Returns: The column after the text and its blank.
  fileprivate mutating func write(
    _ text: String,
    at row: Int,
    _ box: BoxGlyphs,
    _ style: UInt16,
    alignment: CellHorizontalAlignment,
    margin: Int = 3,
    reserving columns: Int = 0,
    isASCII: Bool
  ) -> Int {
    // On either side there are a corner and a piece of line, separated from the text by a blank.
    let room = size.columns - 2 * margin - columns
    var flow = FlowText()
    flow.append(text, run: 0)
    // A title is truncated; a badge keeps the whole words that fit, so that "stale" stays readable.
    let maximumLines = alignment == .leading ? 1 : nil
    guard room > 0, !flow.clusters.isEmpty,
      let line = TextWrap.lines(of: flow, columns: room, maximumLines: maximumLines).first,
      line.columns > 0
    else { return margin }
    var column = alignment == .leading ? margin : size.columns - line.columns - margin
    let blank = UInt32(0x20)
    if margin > 1 { put(blank, width: 1, style: 0, column: column - 1, row: row, clip: bounds) }
    column = write(line, of: flow, style: style, column: column, row: row, isASCII: isASCII)
    guard margin > 1 else { return column }
    put(blank, width: 1, style: 0, column: column, row: row, clip: bounds)
    return column + 1
  }
}
