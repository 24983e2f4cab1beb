/// Neighbouring cells of a row with the same appearance and the same link, if any.
struct CellRun {
  var column: Int
  var columns: Int
  var text: String
  var style: MarkupStyle
  var link: String?
}

extension CellGrid {
  /// Returns a row as runs, without invisible blanks at its end.
  ///
  /// `links` contains the address of each column, or is empty.
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
  /// Whether a blank in this style is invisible.
  var isPlainSurface: Bool {
    background == nil && attributes.isDisjoint(with: [.underline, .strikethrough])
  }
}

/// A part of a run that a page positions separately.
///
/// It is a line or a block, a character of uncertain width, or a word with the blanks after it.
struct CellWord {
  var column: Int
  var columns: Int
  var text: String
  /// Whether the word is a single character, which a page's fonts may draw wider or narrower than
  /// its cells.
  var isAlone: Bool

  /// Whether the word is a line or a block, which monospaced fonts draw in its exact width.
  var isFixed: Bool {
    text.unicodeScalars.first.map { (0x2500...0x259F).contains($0.value) } ?? false
  }

  /// The word as markup; a character of uncertain width is in an element as wide as its cells.
  var markup: String {
    let text = MarkupText.escaped(text)
    guard isAlone, !isFixed else { return text }
    return "<b class=\"\(columns == 2 ? "w" : "c")\">\(text)</b>"
  }

  /// Returns the words of a run in order; together they contain its whole text.
  static func words(of run: CellRun) -> [CellWord] {
    var words: [CellWord] = []
    var column = run.column
    for character in run.text {
      let columns = max(TextWidth.columns(of: String(character)), 1)
      let isAlone = isUncertain(character, columns)
      if let last = words.last, !last.isAlone, !isAlone, !begins(character, after: last.text) {
        words[words.count - 1].text.append(character)
        words[words.count - 1].columns += columns
      } else {
        words.append(
          CellWord(column: column, columns: columns, text: String(character), isAlone: isAlone)
        )
      }
      column += columns
    }
    return words
  }

  /// Returns whether a new word begins after several blanks, so that columns stay aligned.
  private static func begins(_ character: Character, after text: String) -> Bool {
    character != " " && (text.hasSuffix("  ") || text == " ")
  }

  /// Returns whether a symbol or wide character may be drawn by another font than letters.
  private static func isUncertain(_ character: Character, _ columns: Int) -> Bool {
    guard columns == 1 else { return true }
    return character.unicodeScalars.first.map { (0x2190...0x2BFF).contains($0.value) } ?? false
  }
}

extension WidgetPicture {
  /// Returns the address that a page may follow in each column of a row; empty if the row has no
  /// links.
  func links(ofRow row: Int) -> [String?] {
    let hasLink = hitAreas.contains { area in
      guard case .link = area.target else { return false }
      return (area.rect.origin.row..<max(area.rect.origin.row, area.rect.endRow)).contains(row)
    }
    guard hasLink else { return [] }
    return (0..<grid.size.columns).map { link(at: CellPoint(column: $0, row: row)) }
  }

  /// Returns the address at a point; `nil` if there is no link, or if a button covers it.
  private func link(at point: CellPoint) -> String? {
    for area in hitAreas.reversed() where area.rect.contains(point) {
      guard case .link(let address) = area.target, MarkupText.isFollowable(address) else {
        return nil
      }
      return address
    }
    return nil
  }
}
