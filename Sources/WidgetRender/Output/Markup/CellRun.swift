/// Neighbouring cells of a row in one look.
struct CellRun {
  var column: Int
  var columns: Int
  var text: String
  var style: MarkupStyle
}

extension CellGrid {
  /// A row as runs; blanks at its end that show nothing are left out.
  func runs(ofRow row: Int, _ looks: [MarkupStyle]) -> [CellRun] {
    var runs: [CellRun] = []
    for column in 0..<size.columns {
      let cell = cells[row * size.columns + column]
      guard cell.width > 0 else { continue }
      let style = looks[Int(cell.style)]
      if let last = runs.last, last.style == style {
        runs[runs.count - 1].text += text(of: cell)
        runs[runs.count - 1].columns += Int(cell.width)
      } else {
        runs.append(
          CellRun(column: column, columns: Int(cell.width), text: text(of: cell), style: style)
        )
      }
    }
    while let last = runs.last, last.style.isPlainSurface, last.text.allSatisfy({ $0 == " " }) {
      runs.removeLast()
    }
    return runs
  }

  func looks(_ palette: Palette) -> [MarkupStyle] {
    resolvedStyles(depth: .truecolor, palette: palette).map { MarkupStyle($0, palette) }
  }
}

extension MarkupStyle {
  /// Whether a blank in this style shows nothing.
  fileprivate var isPlainSurface: Bool {
    background == nil && attributes.isDisjoint(with: [.underline, .strikethrough])
  }
}
