extension CellGrid {
  /// Writes ASCII characters into a row, clipped to `clip`, which must be within the grid.
  mutating func put(ascii text: String, style: UInt16, at start: CellPoint, clip: CellRect) {
    guard start.row >= clip.origin.row, start.row < clip.endRow else { return }
    var text = text
    text.withUTF8 { bytes in
      let first = max(start.column, clip.origin.column)
      let end = min(start.column + bytes.count, clip.endColumn)
      guard first < end else { return }
      let row = start.row * size.columns
      let shown = UnsafeBufferPointer(rebasing: bytes[first - start.column..<end - start.column])
      if put(shown, style, onBlanksAt: row + first) { return }
      for (offset, byte) in shown.enumerated() {
        let column = first + offset
        put(UInt32(byte), width: 1, style: style, column: column, row: start.row, clip: clip)
      }
    }
  }

  /// Writes ASCII characters into empty cells; returns `false` and writes nothing if a cell is not
  /// empty.
  private mutating func put(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ style: UInt16,
    onBlanksAt index: Int
  ) -> Bool {
    cells.withUnsafeMutableBufferPointer { cells in
      let target = UnsafeMutableBufferPointer(rebasing: cells[index..<index + bytes.count])
      guard target.allSatisfy({ $0.style == 0 && $0.width == 1 }) else { return false }
      for index in target.indices {
        target[index] = Cell(glyph: UInt32(bytes[index]), style: style, width: 1)
      }
      return true
    }
  }

  /// Writes a line of text in one style and returns the column after it.
  mutating func write(
    _ line: TextLine,
    of flow: FlowText,
    style: UInt16,
    column: Int,
    row: Int,
    isASCII: Bool
  ) -> Int {
    var column = column
    for index in line.head {
      column = write(flow, index, style, column, row, bounds, isASCII)
    }
    if line.hasEllipsis {
      let sign = Array(TextWrap.ellipsis(isASCII: isASCII).utf8)
      put(glyph(of: sign[...]), width: 1, style: style, column: column, row: row, clip: bounds)
      column += 1
    }
    for index in line.tail {
      column = write(flow, index, style, column, row, bounds, isASCII)
    }
    return column
  }

  /// Writes one cluster, in its ASCII form if required, and returns the column after it.
  mutating func write(
    _ flow: FlowText,
    _ index: Int,
    _ style: UInt16,
    _ column: Int,
    _ row: Int,
    _ clip: CellRect,
    _ isASCII: Bool
  ) -> Int {
    let cluster = flow.clusters[index]
    let range = cluster.utf8Range
    guard cluster.columns > 0, !range.isEmpty else { return column }
    if range.count == 1 {
      let byte = UInt32(flow.utf8[range.lowerBound])
      put(byte, width: 1, style: style, column: column, row: row, clip: clip)
      return column + 1
    }
    let utf8 = flow.utf8[range]
    if isASCII {
      let substitute = AsciiForm.text(
        ofCluster: String(decoding: utf8, as: UTF8.self),
        columns: cluster.columns
      )
      for (offset, byte) in substitute.utf8.prefix(cluster.columns).enumerated() {
        put(UInt32(byte), width: 1, style: style, column: column + offset, row: row, clip: clip)
      }
    } else {
      put(
        glyph(of: utf8),
        width: cluster.columns,
        style: style,
        column: column,
        row: row,
        clip: clip
      )
    }
    return column + cluster.columns
  }
}
