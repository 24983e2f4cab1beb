/// Elements of an SVG image by the cells they stand in.
enum SVGCell {
  static let width = 8
  static let height = 16
  /// From a cell's top to the line that letters stand on.
  private static let baseline = 12

  static func rectangle(_ column: Int, _ row: Int, _ columns: Int, _ color: UInt32) -> String {
    "<rect x=\"\(column * width)\" y=\"\(row * height)\" width=\"\(columns * width)\" "
      + "height=\"\(height)\" fill=\"\(MarkupText.hex(color))\"/>\n"
  }

  /// Words in exactly the cells they take in a terminal, whatever the font; a character of uncertain width
  /// stands undistorted in the middle of its cells.
  static func text(_ word: CellWord, _ row: Int, _ style: MarkupStyle) -> String {
    var text = word.text[...]
    var columns = word.columns
    while text.last == " " {
      text.removeLast()
      columns -= 1
    }
    guard !text.isEmpty else { return "" }
    let place =
      word.isAlone
      ? "x=\"\(word.column * width + columns * width / 2)\" text-anchor=\"middle\""
      : "x=\"\(word.column * width)\" textLength=\"\(columns * width)\" "
        + "lengthAdjust=\"spacingAndGlyphs\""
    var attributes = ""
    if style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
    return "<text \(place) y=\"\(row * height + baseline)\" xml:space=\"preserve\" "
      + "fill=\"\(MarkupText.hex(style.foreground))\"\(attributes)>"
      + "\(MarkupText.escaped(String(text)))</text>\n"
  }

  /// A thin line across cells, `offset` units below their top.
  static func line(
    _ column: Int,
    _ row: Int,
    _ columns: Int,
    _ offset: Int,
    _ color: UInt32
  ) -> String {
    "<rect x=\"\(column * width)\" y=\"\(row * height + offset)\" width=\"\(columns * width)\" "
      + "height=\"1\" fill=\"\(MarkupText.hex(color))\"/>\n"
  }
}
