extension CellGrid {
  /// The text alone: one line for each row, each ended by a newline, without blanks at line ends.
  package var plainText: String {
    String(decoding: plainBytes, as: UTF8.self)
  }

  /// The text of `plainText`, encoded in UTF-8.
  package var plainBytes: [UInt8] {
    let cells = shownCells(depth: .none)
    // A frame has three bytes a cell.
    var output = Scratch<UInt8>(capacity: cells.count * 2 + size.rows)
    for row in 0..<size.rows {
      let start = row * size.columns
      var end = start + size.columns
      while end > start, cells[end - 1].isBlank { end -= 1 }
      var index = start
      while index < end {
        index += output.append(ascii: cells, index..<end)
        if index < end { append(cells[index], to: &output) }
        index += 1
      }
      output.append(0x0A)
    }
    return output.array
  }

  /// Appends the character of one cell as UTF-8.
  func append(_ cell: Cell, to output: inout Scratch<UInt8>) {
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
  /// Returns the text with escape sequences as UTF-8: one line for each row, with the style reset
  /// before each newline.
  ///
  /// A sequence is written only if the style changes; invisible blanks at line ends are omitted.
  /// `.none` returns `plainBytes`.
  package func ansi(depth: ColorDepth, palette: Palette = .dark) -> [UInt8] {
    ansi(depth: depth, palette: palette, links: CellLinks())
  }

  /// Returns the same as `ansi(depth:palette:)`, with the addresses of links.
  func ansi(depth: ColorDepth, palette: Palette, links: CellLinks) -> [UInt8] {
    guard depth != .none else { return plainBytes }
    let cells = shownCells(depth: depth, palette: palette)
    let resolved = resolvedStyles(depth: depth, palette: palette)
    let marks = resolved.map(\.marksBlanks)
    let hasLinks = !links.isEmpty
    var change = StyleSwitch(resolved)
    var output = Scratch<UInt8>(capacity: cells.count * 3 + size.rows)
    for row in 0..<size.rows {
      let start = row * size.columns
      var end = start + size.columns
      while end > start, cells[end - 1].isBlank, !marks[Int(cells[end - 1].style)] { end -= 1 }
      var current: UInt16 = 0
      var link: UInt16 = 0
      var index = start
      while index < end {
        // Most cells look like the one before and are one byte.
        if !hasLinks { index += output.append(ascii: cells, index..<end, in: current) }
        guard index < end else { break }
        defer { index += 1 }
        let cell = cells[index]
        if cell.width == 0 { continue }
        if hasLinks { links.append(from: &link, toCell: index, &output) }
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
    return output.array
  }
}

extension Scratch<UInt8> {
  /// Appends the first cells of a row while each is one byte and, if `style` is not `nil`, has that
  /// style.
  ///
  /// - Returns: The number of appended cells.
  fileprivate mutating func append(
    ascii cells: [Cell],
    _ row: Range<Int>,
    in style: UInt16? = nil
  ) -> Int {
    cells.withUnsafeBufferPointer { cells in
      let row = UnsafeBufferPointer(rebasing: cells[row])
      return append(atMost: row.count) { index in
        let cell = row[index]
        guard cell.isASCII, style == nil || cell.style == style else { return nil }
        return UInt8(truncatingIfNeeded: cell.glyph)
      }
    }
  }
}
