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
      for run in grid.runs(ofRow: row, looks, links: links(ofRow: row)) {
        if let background = run.style.background {
          image += SVGCell.rectangle(run.column, row, run.columns, background)
        }
        let text = element(run, row)
        guard let address = run.link else {
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
    for word in CellWord.words(of: run) {
      let shape = word.text.first.flatMap {
        SVGGlyph.shape(of: $0, word.column, row, run.style.foreground)
      }
      elements += shape ?? SVGCell.text(word, row, run.style)
    }
    let lines: [(TextStyle.Attributes, Int)] = [(.underline, 14), (.strikethrough, 8)]
    for (attribute, offset) in lines where run.style.attributes.contains(attribute) {
      elements += SVGCell.line(run.column, row, run.columns, offset, run.style.foreground)
    }
    return elements
  }
}
