import WidgetUI

/// The whole board in nine rows: every other block has a ground of its own, so that lines between blocks need no rows.
struct SudokuBlockBoard: View {
  let picture: SudokuPicture
  /// Whether a place has two columns, with a sign before its number, or one.
  let isSpaced: Bool
  /// Whether there are rows for lines between the blocks.
  var hasLines = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<9, id: \.self) { row in
        if hasLines, row > 0, row.isMultiple(of: 3) { line }
        HStack(spacing: 0) {
          sign(String(SudokuPlace(row: row, column: 0).name.prefix(1)) + (isSpaced ? " " : ""))
          if hasLines { sign("│") }
          ForEach(0..<3, id: \.self) { block in
            places(of: block, in: row)
            if hasLines || isSpaced && block < 2 { sign("│") }
          }
        }
      }
    }
    .fixedSize()
    // Another game is another board: what a view kept of the last one is gone, what is stored stays.
    .id(picture.game.key)
  }

  /// The three places of a row that are in a block, with a blank on either side of them.
  @ViewBuilder private func places(of block: Int, in row: Int) -> some View {
    let places = HStack(spacing: 0) {
      if !isSpaced { sign(" ") }
      ForEach(block * 3..<block * 3 + 3, id: \.self) { column in
        SudokuCellButton(
          picture: picture,
          place: SudokuPlace(row: row, column: column),
          isWide: false,
          before: isSpaced ? gap(before: column, in: row) : nil
        )
      }
      sign(" ")
    }
    // The corners and the middle.
    if !hasLines, (row / 3 + block).isMultiple(of: 2) {
      places.background(Color.gray.opacity(0.22))
    } else {
      places
    }
  }

  private func sign(_ words: String) -> some View {
    Text(verbatim: words).foregroundStyle(.secondary).accessibilityHidden(true)
  }

  private var line: some View {
    let part = String(repeating: "─", count: 7)
    return sign("  ├\(part)┼\(part)┼\(part)┤")
  }

  /// The sign before a place: what is wrong, what is selected, both at once, and the player's own.
  private func gap(before column: Int, in row: Int) -> String {
    let cell = picture[SudokuPlace(row: row, column: column)]
    if cell.isSelected { return cell.isConflicting ? "»" : "›" }
    if cell.isConflicting { return "!" }
    return cell.isOwn ? "." : " "
  }
}
