import WidgetUI

/// The whole board with two columns for each cell, in nine rows without numbers and lines.
///
/// Lines separate blocks that are next to each other. A background behind every second block
/// separates those that are below each other, so that no rows are needed for lines.
struct SudokuBlockBoard: View {
  let picture: SudokuPicture
  /// Whether the letter of each row is shown before it.
  var hasLetters = true
  /// Whether the number of each column is shown above it.
  var hasNumbers = false
  /// Whether the blocks are surrounded by lines, which need two more rows.
  var hasLines = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasNumbers { sign("   " + (1...9).map { "\($0)" }.joined(separator: " ")) }
      ForEach(0..<9, id: \.self) { row in
        if hasLines, row > 0, row.isMultiple(of: 3) { line }
        HStack(spacing: 0) {
          if hasLetters { sign(String(SudokuPlace(row: row, column: 0).name.prefix(1)) + " ") }
          if hasLines {
            sign("│")
            ForEach(0..<3, id: \.self) { block in
              places(of: block, in: row)
              sign(" │")
            }
          } else {
            places(in: row)
          }
        }
      }
    }
    .fixedSize()
    // The views of a new game must not reuse the state of the previous game.
    .id(picture.game.key)
  }

  private func places(in row: Int) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { block in
        if (block + row / 3).isMultiple(of: 2) {
          HStack(spacing: 0) { places(of: block, in: row) }.background(Self.ground)
        } else {
          places(of: block, in: row)
        }
      }
    }
  }

  /// Returns the three cells that a row has in a block; before the first one is a blank, or a line
  /// between blocks.
  private func places(of block: Int, in row: Int) -> some View {
    ForEach(block * 3..<block * 3 + 3, id: \.self) { column in
      let place = SudokuPlace(row: row, column: column)
      let before = gap(before: place)
      if before == " ", !hasLines, block > 0, column == block * 3 {
        sign("│")
        SudokuCellButton(picture: picture, place: place, isWide: false)
      } else {
        SudokuCellButton(picture: picture, place: place, isWide: false, before: before)
      }
    }
  }

  /// The background of every second block.
  private static let ground = Color.primary.opacity(0.12)

  private func sign(_ words: String) -> some View {
    Text(verbatim: words).foregroundStyle(.secondary).accessibilityHidden(true)
  }

  private var line: some View {
    let part = String(repeating: "─", count: 7)
    return sign("  ├\(part)┼\(part)┼\(part)┤")
  }

  /// Returns the sign before a cell.
  ///
  /// It is `›` if the cell is selected, `!` if its number is repeated, `»` for both, and `.` for a
  /// number of the player.
  private func gap(before place: SudokuPlace) -> String {
    let cell = picture[place]
    if cell.isSelected { return cell.isConflicting ? "»" : "›" }
    if cell.isConflicting { return "!" }
    return cell.isOwn ? "." : " "
  }
}
