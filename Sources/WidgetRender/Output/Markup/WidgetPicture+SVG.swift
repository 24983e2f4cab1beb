extension WidgetPicture {
  /// The picture as an image of vectors, a cell 8 by 16 units, in the colours of a palette.
  ///
  /// Lines and blocks are drawn as such, so that they meet at the edges of their cells in any font.
  package func svg(_ palette: Palette) -> String {
    let (width, height) = (SVGCell.width, SVGCell.height)
    let (right, bottom) = (
      grid.size.columns * width + 2 * width, grid.size.rows * height + 2 * width
    )
    var image = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(right) \(bottom)" \
      width="\(right)" height="\(bottom)" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, \
      Consolas, monospace" font-size="13.33">
      <rect width="\(right)" height="\(bottom)" rx="8" fill="\(MarkupText.hex(palette.surface))"/>
      <g transform="translate(\(width) \(width))">

      """
    let grid = grid.shown(depth: .truecolor, palette: palette)
    let looks = grid.looks(palette)
    for row in 0..<grid.size.rows {
      for run in grid.runs(ofRow: row, looks) {
        if let background = run.style.background {
          image += SVGCell.rectangle(run.column, row, run.columns, background)
        }
        let text = element(run, row)
        guard let address = link(at: CellPoint(column: run.column, row: row)) else {
          image += text
          continue
        }
        image += "<a href=\"\(MarkupText.escaped(address))\">\n\(text)</a>\n"
      }
    }
    return image + "</g>\n</svg>\n"
  }

  /// The characters of a run: words as text, lines and blocks as shapes.
  private func element(_ run: CellRun, _ row: Int) -> String {
    var elements = ""
    var words = ""
    var wordColumn = run.column
    var column = run.column
    func flush() {
      while words.last == " " { words.removeLast() }
      let blanks = words.prefix { $0 == " " }.count
      if blanks < words.count {
        elements += SVGCell.text(
          String(words.dropFirst(blanks)),
          wordColumn + blanks,
          row,
          run.style
        )
      }
      words = ""
    }
    for character in run.text {
      let columns = max(TextWidth.columns(of: String(character)), 1)
      if let shape = SVGGlyph.shape(of: character, column, row, run.style.foreground) {
        flush()
        elements += shape
        wordColumn = column + columns
      } else {
        words.append(character)
      }
      column += columns
    }
    flush()
    let lines: [(TextStyle.Attributes, Int)] = [(.underline, 14), (.strikethrough, 8)]
    for (attribute, offset) in lines where run.style.attributes.contains(attribute) {
      elements += SVGCell.line(run.column, row, run.columns, offset, run.style.foreground)
    }
    return elements
  }
}
