/// Creates the bytes that change one picture on a terminal into the next; only changed cells are
/// written.
package struct FrameUpdate {
  private let depth: ColorDepth
  private let palette: Palette
  /// Whether the terminal supports links (OSC 8).
  private let showsLinks: Bool

  package init(depth: ColorDepth, palette: Palette, showsLinks: Bool = false) {
    self.depth = depth
    self.palette = palette
    self.showsLinks = showsLinks
  }

  /// The number of unchanged cells that are cheaper to write again than to skip by moving the
  /// cursor.
  private static let cheapGap = 4

  /// Returns cursor movements, styles and text for a picture whose first cell is the terminal's
  /// first.
  ///
  /// The cursor is left after the last change, in the plain style. If the pictures differ in size,
  /// the screen is cleared and the new one is written completely.
  package func bytes(from old: CellGrid, to new: CellGrid) -> [UInt8] {
    bytes(from: WidgetPicture(grid: old), to: WidgetPicture(grid: new))
  }

  /// Returns the same as for grids, with the pictures' links if the terminal supports them.
  package func bytes(from old: WidgetPicture, to new: WidgetPicture) -> [UInt8] {
    guard old.grid.size == new.grid.size else {
      let cleared = WidgetPicture(grid: CellGrid(size: new.grid.size))
      return Array("\u{1B}[H\u{1B}[2J".utf8) + bytes(from: cleared, to: new)
    }
    let links = showsLinks ? CellLinks(of: new) : CellLinks()
    let oldLinks = showsLinks ? CellLinks(of: old) : CellLinks()
    return bytes(from: old.grid, oldLinks, to: new.grid, links)
  }

  private func bytes(
    from old: CellGrid,
    _ oldLinks: CellLinks,
    to new: CellGrid,
    _ links: CellLinks
  ) -> [UInt8] {
    var output = Scratch<UInt8>()
    let old = old.shown(depth: depth, palette: palette)
    let new = new.shown(depth: depth, palette: palette)
    let looks = new.resolvedStyles(depth: depth, palette: palette)
    let oldLooks = old.resolvedStyles(depth: depth, palette: palette)
    var change = StyleSwitch(looks)
    for row in 0..<new.size.rows {
      let start = row * new.size.columns
      var column = 0
      func differs(_ column: Int) -> Bool {
        Self.differ(old, oldLooks, new, looks, start + column, depth)
          || !links.isSame(as: oldLinks, at: start + column)
      }
      while let span = changed(row, from: column, in: new, differs) {
        move(to: span.lowerBound, row, &output)
        var current: UInt16 = 0
        var link: UInt16 = 0
        let end = lastVisible(in: start..<start + new.size.columns, new, looks)
        let clears = end < start + span.upperBound
        // If only blanks follow, the end of the row is cleared instead of written.
        let first = start + span.lowerBound
        for index in first..<max(first, min(start + span.upperBound, end)) {
          let cell = new.cells[index]
          if cell.width == 0 { continue }
          links.append(from: &link, toCell: index, &output)
          if cell.style != current, depth != .none {
            change.append(from: current, to: cell.style, &output)
            current = cell.style
          }
          new.append(cell, to: &output)
        }
        if current != 0 { change.append(from: current, to: 0, &output) }
        links.append(from: &link, toCell: nil, &output)
        column = span.upperBound
        if clears {
          output.append(contentsOf: [0x1B, 0x5B, 0x4B])
          column = new.size.columns
        }
      }
    }
    return output.array
  }

  /// Returns the rows in which something is written; all rows if the pictures differ in size.
  package func changedRows(from old: CellGrid, to new: CellGrid) -> Set<Int> {
    guard old.size == new.size else { return Set(0..<new.size.rows) }
    let old = old.shown(depth: depth, palette: palette)
    let new = new.shown(depth: depth, palette: palette)
    let looks = new.resolvedStyles(depth: depth, palette: palette)
    let oldLooks = old.resolvedStyles(depth: depth, palette: palette)
    let columns = new.size.columns
    return Set(
      (0..<new.size.rows).filter { row in
        (row * columns..<(row + 1) * columns).contains {
          Self.differ(old, oldLooks, new, looks, $0, depth)
        }
      }
    )
  }

  /// Returns whether a cell looks different in two grids of the same size.
  private static func differ(
    _ old: CellGrid,
    _ oldLooks: [ResolvedStyle],
    _ new: CellGrid,
    _ looks: [ResolvedStyle],
    _ index: Int,
    _ depth: ColorDepth
  ) -> Bool {
    let (before, after) = (old.cells[index], new.cells[index])
    if before.width != after.width || old.text(of: before) != new.text(of: after) { return true }
    if depth == .none { return false }
    let (look, oldLook) = (looks[Int(after.style)], oldLooks[Int(before.style)])
    return look != oldLook && !(after.isBlank && !look.marksBlanks && !oldLook.marksBlanks)
  }

  /// Returns the next columns that differ, with short unchanged ranges between them; `nil` if there
  /// are none.
  private func changed(
    _ row: Int,
    from first: Int,
    in new: CellGrid,
    _ differs: (Int) -> Bool
  ) -> Range<Int>? {
    let start = row * new.size.columns
    guard var lower = (first..<new.size.columns).first(where: differs) else { return nil }
    var upper = lower + 1
    var column = upper
    while column < new.size.columns, column - upper < Self.cheapGap {
      if differs(column) { upper = column + 1 }
      column += 1
    }
    // Half of a wide character is written with the other half.
    if lower > 0, new.cells[start + lower].width == 0 { lower -= 1 }
    if upper < new.size.columns, new.cells[start + upper].width == 0 { upper += 1 }
    return lower..<upper
  }

  /// Returns the index after the last visible cell of a row.
  private func lastVisible(
    in row: Range<Int>,
    _ grid: CellGrid,
    _ looks: [ResolvedStyle]
  ) -> Int {
    var end = row.upperBound
    while end > row.lowerBound, grid.cells[end - 1].isBlank,
      !looks[Int(grid.cells[end - 1].style)].marksBlanks
    {
      end -= 1
    }
    return end
  }

  private func move(to column: Int, _ row: Int, _ output: inout Scratch<UInt8>) {
    output.append(contentsOf: "\u{1B}[\(row + 1);\(column + 1)H".utf8)
  }
}
