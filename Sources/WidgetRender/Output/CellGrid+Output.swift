extension CellGrid {
  /// The text alone: one line a row, each ended by a newline, without blanks at line ends.
  package var plainText: String {
    String(decoding: plainBytes, as: UTF8.self)
  }

  /// `plainText` as UTF-8.
  package var plainBytes: [UInt8] {
    let cells = shownCells(depth: .none)
    var output: [UInt8] = []
    output.reserveCapacity(cells.count + cells.count / 2 + size.rows)
    for row in 0..<size.rows {
      let start = row * size.columns
      var end = start + size.columns
      while end > start, cells[end - 1].isBlank { end -= 1 }
      for index in start..<end { append(cells[index], to: &output) }
      output.append(0x0A)
    }
    return output
  }

  /// Appends what stands in one cell as UTF-8.
  @inline(__always)
  func append(_ cell: Cell, to output: inout [UInt8]) {
    if cell.width == 0 { return }
    let glyph = cell.glyph
    switch glyph {
    case 0..<0x80: output.append(UInt8(truncatingIfNeeded: glyph))
    case 0x80..<0x800:
      output.append(0xC0 | UInt8(truncatingIfNeeded: glyph >> 6))
      output.append(0x80 | UInt8(truncatingIfNeeded: glyph & 0x3F))
    case 0x800..<0x1_0000:
      output.append(0xE0 | UInt8(truncatingIfNeeded: glyph >> 12))
      output.append(0x80 | UInt8(truncatingIfNeeded: (glyph >> 6) & 0x3F))
      output.append(0x80 | UInt8(truncatingIfNeeded: glyph & 0x3F))
    case 0x1_0000..<0x11_0000:
      output.append(0xF0 | UInt8(truncatingIfNeeded: glyph >> 18))
      output.append(0x80 | UInt8(truncatingIfNeeded: (glyph >> 12) & 0x3F))
      output.append(0x80 | UInt8(truncatingIfNeeded: (glyph >> 6) & 0x3F))
      output.append(0x80 | UInt8(truncatingIfNeeded: glyph & 0x3F))
    default: output.append(contentsOf: text(of: cell).utf8)
    }
  }
}

extension CellGrid {
  /// The text with escape sequences as UTF-8: one line a row, styles end before each newline.
  ///
  /// A sequence is written only where the look changes; blanks at line ends that show nothing are left
  /// out. `.none` gives `plainBytes`.
  package func ansi(depth: ColorDepth, palette: Palette = .dark) -> [UInt8] {
    ansi(depth: depth, palette: palette, links: CellLinks())
  }

  /// The same, with the addresses of links.
  func ansi(depth: ColorDepth, palette: Palette, links: CellLinks) -> [UInt8] {
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
      var link: UInt16 = 0
      for index in start..<end {
        let cell = cells[index]
        if cell.width == 0 { continue }
        links.append(from: &link, toCell: index, &output)
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
      links.append(from: &link, toCell: nil, &output)
      output.append(0x0A)
    }
    return output
  }
}
