import WidgetUI

/// The whole board in nine rows: the corners of blocks are in the rows of numbers, so that lines between blocks need
/// no rows.
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
          sign(corners(row)[0])
          ForEach(0..<9, id: \.self) { column in
            SudokuCellButton(
              picture: picture,
              place: SudokuPlace(row: row, column: column),
              isWide: false,
              before: isSpaced ? gap(before: column, in: row) : nil
            )
            if column % 3 == 2 { sign(" " + corners(row)[(column + 1) / 3]) }
          }
        }
      }
    }
    .fixedSize()
    // Another game is another board: what a view kept of the last one is gone, what is stored stays.
    .id(picture.game.key)
  }

  private func sign(_ words: String) -> some View {
    Text(verbatim: words).foregroundStyle(.secondary).accessibilityHidden(true)
  }

  private var line: some View {
    let part = String(repeating: "─", count: 7)
    return sign("  ├\(part)┼\(part)┼\(part)┤")
  }

  /// The signs at the left of the first block, between the blocks, and at the right of the last one; no number of a
  /// narrow board touches one.
  private func corners(_ row: Int) -> [String] {
    if hasLines { return ["│", "│", "│", "│"] }
    switch (row % 3, isSpaced) {
    case (0, true): return ["┌", "┬", "┬", "┐"]
    case (1, true): return ["│", "│", "│", "│"]
    case (_, true): return ["└", "┴", "┴", "┘"]
    case (0, false): return ["┌ ", "", "", "┐"]
    case (1, false): return ["│ ", "", "", "│"]
    case (_, false): return ["└ ", "", "", "┘"]
    }
  }

  /// The sign before a place: what is wrong, what is selected, both at once, and the player's own.
  private func gap(before column: Int, in row: Int) -> String {
    let cell = picture[SudokuPlace(row: row, column: column)]
    if cell.isSelected { return cell.isConflicting ? "»" : "›" }
    if cell.isConflicting { return "!" }
    return cell.isOwn ? "." : " "
  }
}
