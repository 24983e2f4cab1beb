/// Neighbouring cells of a row in one look, of which all lead to one address or none does.
struct CellRun {
  var column: Int
  var columns: Int
  var text: String
  var style: MarkupStyle
  var link: String?
}

extension CellGrid {
  /// A row as runs; blanks at its end that show nothing are left out.
  ///
  /// `links` has the address that each column leads to, or no element at all.
  func runs(ofRow row: Int, _ looks: [MarkupStyle], links: [String?]) -> [CellRun] {
    var runs: [CellRun] = []
    for column in 0..<size.columns {
      let cell = cells[row * size.columns + column]
      guard cell.width > 0 else { continue }
      let style = looks[Int(cell.style)]
      let link = column < links.count ? links[column] : nil
      if let last = runs.last, last.style == style, last.link == link {
        runs[runs.count - 1].text += text(of: cell)
        runs[runs.count - 1].columns += Int(cell.width)
      } else {
        let text = text(of: cell)
        let columns = Int(cell.width)
        runs.append(
          CellRun(column: column, columns: columns, text: text, style: style, link: link)
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
