extension CellGrid {
  /// The text with escape sequences as UTF-8: one line a row, styles end before each newline.
  ///
  /// A sequence is written only where the look changes; blanks at line ends that show nothing are left
  /// out. `.none` gives `plainBytes`.
  package func ansi(depth: ColorDepth, palette: Palette = .dark) -> [UInt8] {
    guard depth != .none else { return plainBytes }
    let cells = shownCells(depth: depth, palette: palette)
    let resolved = resolvedStyles(depth: depth, palette: palette)
    let marks = resolved.map(\.marksBlanks)
    var change = StyleSwitch(resolved)
    var output: [UInt8] = []
    output.reserveCapacity(cells.count * 3 + size.rows)
    for row in 0..<size.rows {
      let start = row * size.columns
      var end = start + size.columns
      while end > start, cells[end - 1].isBlank, !marks[Int(cells[end - 1].style)] { end -= 1 }
      var current: UInt16 = 0
      for index in start..<end {
        let cell = cells[index]
        if cell.width == 0 { continue }
        // A blank without surface or line looks the same in every such style.
        if cell.style != current,
          !cell.isBlank || marks[Int(cell.style)] || marks[Int(current)]
        {
          change.append(from: current, to: cell.style, &output)
          current = cell.style
        }
        append(cell, to: &output)
      }
      if current != 0 { change.append(from: current, to: 0, &output) }
      output.append(0x0A)
    }
    return output
  }
}
