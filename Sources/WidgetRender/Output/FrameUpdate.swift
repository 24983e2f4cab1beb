/// The bytes that turn one picture on a terminal into the next one: only what changed is written.
package struct FrameUpdate {
  private let depth: ColorDepth
  private let palette: Palette

  package init(depth: ColorDepth, palette: Palette) {
    self.depth = depth
    self.palette = palette
  }

  /// Cells between two changes that cost less to write again than a move of the cursor.
  private static let cheapGap = 4

  /// Moves, styles and text for a picture whose first cell is the terminal's first.
  ///
  /// The cursor is left behind the last change, in the plain style. Pictures of different sizes are
  /// written whole, on a cleared screen.
  package func bytes(from old: CellGrid, to new: CellGrid) -> [UInt8] {
    var output: [UInt8] = []
    guard old.size == new.size else {
      output += Array("\u{1B}[H\u{1B}[2J".utf8)
      return output + bytes(from: CellGrid(size: new.size), to: new)
    }
    let old = old.shown(depth: depth, palette: palette)
    let new = new.shown(depth: depth, palette: palette)
    let looks = new.resolvedStyles(depth: depth, palette: palette)
    let oldLooks = old.resolvedStyles(depth: depth, palette: palette)
    var change = StyleSwitch(looks)
    for row in 0..<new.size.rows {
      let start = row * new.size.columns
      var column = 0
      while let span = changed(row, from: column, old, oldLooks, new, looks) {
        move(to: span.lowerBound, row, &output)
        var current: UInt16 = 0
        let end = lastVisible(in: start..<start + new.size.columns, new, looks)
        let clears = end < start + span.upperBound
        for index in start + span.lowerBound..<min(start + span.upperBound, max(end, start)) {
          let cell = new.cells[index]
          if cell.width == 0 { continue }
          if cell.style != current, depth != .none {
            change.append(from: current, to: cell.style, &output)
            current = cell.style
          }
          new.append(cell, to: &output)
        }
        if current != 0 { change.append(from: current, to: 0, &output) }
        column = span.upperBound
        if clears {
          output += [0x1B, 0x5B, 0x4B]
          column = new.size.columns
        }
      }
    }
    return output
  }

  /// The next columns that differ, with the short stretches between them that do not.
  private func changed(
    _ row: Int,
    from first: Int,
    _ old: CellGrid,
    _ oldLooks: [ResolvedStyle],
    _ new: CellGrid,
    _ looks: [ResolvedStyle]
  ) -> Range<Int>? {
    let start = row * new.size.columns
    func differs(_ column: Int) -> Bool {
      let (before, after) = (old.cells[start + column], new.cells[start + column])
      if before.width != after.width || old.text(of: before) != new.text(of: after) { return true }
      if depth == .none { return false }
      let (look, oldLook) = (looks[Int(after.style)], oldLooks[Int(before.style)])
      return look != oldLook && !(after.isBlank && !look.marksBlanks && !oldLook.marksBlanks)
    }
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

  /// The index after the last cell of a row that shows anything.
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

  private func move(to column: Int, _ row: Int, _ output: inout [UInt8]) {
    output += Array("\u{1B}[\(row + 1);\(column + 1)H".utf8)
  }
}
