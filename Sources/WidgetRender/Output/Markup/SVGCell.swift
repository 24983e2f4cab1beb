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

  /// Words in exactly the cells they take in a terminal, whatever the font.
  static func text(_ text: String, _ column: Int, _ row: Int, _ style: MarkupStyle) -> String {
    var attributes = ""
    if style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
    let length = TextWidth.columns(of: text) * width
    return "<text x=\"\(column * width)\" y=\"\(row * height + baseline)\" "
      + "textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\" "
      + "fill=\"\(MarkupText.hex(style.foreground))\"\(attributes)>"
      + "\(MarkupText.escaped(text))</text>\n"
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
