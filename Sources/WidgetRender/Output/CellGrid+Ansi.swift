extension CellGrid {
  /// The text with escape sequences as UTF-8: one line a row, styles end before each newline.
  ///
  /// A sequence is written only where the look changes; blanks at line ends that show nothing are left
  /// out. `.none` gives `plainBytes`.
  package func ansi(depth: ColorDepth, palette: Palette = .dark) -> [UInt8] {
    guard depth != .none else { return plainBytes }
    let resolved = styles.styles.map { ResolvedStyle($0, depth: depth, palette: palette) }
    var output: [UInt8] = []
    output.reserveCapacity(cells.count * 2 + size.rows)
    for row in 0..<size.rows {
      let start = row * size.columns
      var end = start + size.columns
      while end > start, cells[end - 1].isBlank, !resolved[Int(cells[end - 1].style)].marksBlanks {
        end -= 1
      }
      var current = ResolvedStyle.plain
      var index: UInt16 = 0
      for cell in cells[start..<end] where cell.width > 0 {
        if cell.style != index {
          let next = resolved[Int(cell.style)]
          // A blank without surface or line looks the same in every such style.
          if !cell.isBlank || next.marksBlanks || current.marksBlanks {
            StyleSwitch.append(from: current, to: next, &output)
            current = next
            index = cell.style
          }
        }
        append(cell, to: &output)
      }
      StyleSwitch.append(from: current, to: .plain, &output)
      output.append(0x0A)
    }
    return output
  }
}
