import Foundation
import WidgetUI

/// The whole board, each cell three columns wide, with the rows' letters and the columns' numbers
/// next to it.
struct SudokuBoardView: View {
  @Environment(\.colorScheme) private var scheme
  let picture: SudokuPicture

  /// The board's size in points: 37 columns and 19 rows.
  private static let size = CGSize(width: 296, height: 304)

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      columnNumbers
      HStack(alignment: .top, spacing: 8) {
        rowLetters
        ZStack(alignment: .topLeading) {
          // Only dark boards have a grid in their background.
          BoardGround(hasGrid: scheme == .dark)
          VStack(spacing: 16) {
            ForEach(0..<9, id: \.self) { row in
              HStack(spacing: 8) {
                ForEach(0..<9, id: \.self) { column in
                  SudokuCellButton(picture: picture, place: SudokuPlace(row: row, column: column))
                }
              }
            }
          }
          .padding(EdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8))
        }
        .frame(width: Self.size.width, height: Self.size.height)
      }
    }
    .fixedSize()
    // The views of a new game must not reuse the state of the previous game.
    .id(picture.game.key)
  }

  private var columnNumbers: some View {
    HStack(spacing: 8) {
      ForEach(0..<9, id: \.self) { column in
        Text(verbatim: "\(column + 1)").frame(width: 24, height: 16)
      }
    }
    .foregroundStyle(.secondary)
    .padding(.leading, 24)
    .accessibilityHidden(true)
  }

  private var rowLetters: some View {
    VStack(spacing: 16) {
      ForEach(0..<9, id: \.self) { row in
        Text(verbatim: String(SudokuPlace(row: row, column: 0).name.prefix(1)))
          .frame(width: 8, height: 16)
      }
    }
    .foregroundStyle(.secondary)
    .padding(.top, 16)
    .accessibilityHidden(true)
  }
}

/// The lines behind a board: bold ones around the blocks and, with a grid, thin ones between the
/// cells of a block.
private struct BoardGround: View {
  let hasGrid: Bool

  var body: some View {
    Canvas { context, _ in
      for row in 0..<19 {
        context.draw(line(row), at: CGPoint(x: 0, y: Double(row) * 16), anchor: .topLeading)
      }
    }
    .accessibilityHidden(true)
  }

  private func line(_ row: Int) -> Text {
    let (ends, filling): ([String], String) =
      switch row {
      case 0: (["┏", "┳", "┳", "┓"], "━━━━━━━━━━━")
      case 18: (["┗", "┻", "┻", "┛"], "━━━━━━━━━━━")
      case 6, 12: (["┣", "╋", "╋", "┫"], "━━━━━━━━━━━")
      case _ where !hasGrid: (["┃", "┃", "┃", "┃"], "           ")
      case _ where row.isMultiple(of: 2): (["┃", "┃", "┃", "┃"], "───┼───┼───")
      default: (["┃", "┃", "┃", "┃"], "   │   │   ")
      }
    let strong = Color.secondary
    let thin = row.isMultiple(of: 6) ? strong : Color.secondary.opacity(0.5)
    return ends.dropFirst().reduce(Text(verbatim: ends[0]).foregroundStyle(strong)) { line, end in
      line + Text(verbatim: filling).foregroundStyle(thin)
        + Text(verbatim: end).foregroundStyle(strong)
    }
  }
}

/// A cell of the board as a button; pressing it selects the cell.
struct SudokuCellButton: View {
  let picture: SudokuPicture
  let place: SudokuPlace
  /// Whether the cell is three columns wide, with a sign before and after the number.
  var isWide = true
  /// The sign before the number in a cell of two columns; `nil` for a cell of three columns.
  var before: String?

  private var cell: SudokuPicture.Cell { picture[place] }

  var body: some View {
    Button(intent: SelectCell(place)) {
      // A board has 81 cells, so modifiers without effect are left out of the archive.
      if let surface { number.background(surface) } else { number }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }

  private var isBold: Bool {
    cell.isFixed || cell.isSelected || cell.isConflicting || picture.look.scale == .large
  }

  private var color: Color {
    if cell.isConflicting { return .red }
    if cell.isOwn || cell.isSelected { return picture.look.color.color }
    // On a narrow board the background is different, so the dot must be less faint.
    return cell.number == 0 ? Color.secondary.opacity(isWide ? 0.5 : 0.8) : .primary
  }

  private var words: String {
    if isWide { return cell.wide }
    return (before ?? "") + cell.digit
  }

  private var number: some View {
    Text(verbatim: words)
      .bold(isBold)
      .foregroundStyle(color)
  }

  private var surface: Color? {
    if cell.isSelected { return picture.look.color.color.opacity(0.25) }
    return cell.isConflicting ? Color.red.opacity(0.2) : nil
  }

  private var label: String {
    let stands = cell.number == 0 ? SudokuWords.empty : "\(cell.number)"
    let kind =
      cell.isOwn ? ", \(SudokuWords.yours)" : cell.isFixed ? ", \(SudokuWords.given)" : ""
    if cell.number == 0, !cell.marks.isEmpty {
      return SudokuWords.mayBe(place, cell.marks)
    }
    return
      "\(place.name) \(stands)\(kind)\(cell.isConflicting ? ", \(SudokuWords.inConflict)" : "")"
  }
}
