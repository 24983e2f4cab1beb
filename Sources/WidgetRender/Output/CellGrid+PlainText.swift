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
