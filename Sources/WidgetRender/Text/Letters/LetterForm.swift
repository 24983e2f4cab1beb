/// A line of text in large letters, as the content of each cell.
package struct LetterForm: Sendable {
  /// The quarters of a cell that letters fill, and the run of text that determines their style.
  package struct Cell: Sendable, Hashable {
    /// The filled quarters as bits: 1 top leading, 2 top trailing, 4 bottom leading, 8 bottom
    /// trailing.
    package var quarters: UInt8
    package var run: Int
  }

  package let size: CellSize
  /// The filled quarters of each cell of the line, row by row.
  private let cells: [Cell]

  /// Creates the text in a font; `nil` if the font lacks one of its characters, or if it is not one line.
  init?(_ text: FlowText, _ font: LetterFont) {
    var letters: [(column: Int, glyph: LetterFont.Glyph, run: Int)] = []
    var columns = 0
    for cluster in text.clusters {
      guard cluster.columns == 1, columns < CellSize.maximumSide,
        let glyph = font.glyph(for: text.utf8[cluster.utf8Range])
      else { return nil }
      letters.append((columns, glyph, cluster.run))
      columns += glyph.columns + font.gap
    }
    guard !letters.isEmpty else { return nil }
    columns -= font.gap
    size = CellSize(columns: columns, rows: font.rows)
    var cells = Array(repeating: Cell(quarters: 0, run: 0), count: columns * font.rows)
    for letter in letters {
      for (line, bits) in letter.glyph.rows.enumerated() {
        for column in 0..<letter.glyph.columns {
          let pair = UInt8(truncatingIfNeeded: bits >> UInt16(column * 2) & 3)
          let index = line / 2 * columns + letter.column + column
          cells[index].quarters |= line.isMultiple(of: 2) ? pair : pair << 2
          cells[index].run = letter.run
        }
      }
    }
    self.cells = cells
  }

  /// The content of a cell of the line; empty outside the line.
  package subscript(column: Int, row: Int) -> Cell {
    guard column >= 0, column < size.columns, row >= 0, row < size.rows else {
      return Cell(quarters: 0, run: 0)
    }
    return cells[row * size.columns + column]
  }

  /// Returns the character that fills quarters of a cell.
  package static func glyph(_ quarters: UInt8, isASCII: Bool) -> Unicode.Scalar {
    (isASCII ? ascii : blocks)[Int(quarters & 15)]
  }

  private static let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars)
  private static let ascii = Array(" ''\",|/#,\\|#_###".unicodeScalars)
}
