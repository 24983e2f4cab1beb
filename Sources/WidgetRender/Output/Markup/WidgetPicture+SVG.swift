extension WidgetPicture {
  /// Returns the picture as a vector image in the colours of a palette; a cell is 8 by 16 units.
  ///
  /// Lines and blocks are drawn as shapes, so that they meet at the edges of their cells in any font.
  package func svg(_ palette: Palette, _ style: ImageStyle = .plain) -> String {
    let layout = ImageLayout(grid.size, style)
    var image = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(layout.size.width) \(layout.size.height)" \
      width="\(layout.size.width)" height="\(layout.size.height)" \
      font-family="\(style.fonts)" font-size="13.33">
      \(SVGWindow(layout, style).elements(palette))
      <g transform="translate(\(layout.origin.x) \(layout.origin.y))">

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

  /// Returns the characters of a run: words as text, lines and blocks as shapes.
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

/// The elements of an SVG image for cells.
private enum SVGCell {
  static let (width, height) = ImageLayout.cell
  /// The distance of the baseline from a cell's top, in units.
  private static let baseline = 12

  static func rectangle(_ column: Int, _ row: Int, _ columns: Int, _ color: UInt32) -> String {
    "<rect x=\"\(column * width)\" y=\"\(row * height)\" width=\"\(columns * width)\" "
      + "height=\"\(height)\" fill=\"\(MarkupText.hex(color))\"/>\n"
  }

  /// Returns words in exactly the cells that they have in a terminal, with any font.
  ///
  /// A character of uncertain width is centred in its cells without distortion.
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

  /// Returns a thin line across cells, `offset` units below their top.
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

/// Draws the characters of lines and blocks as shapes of a cell.
private enum SVGGlyph {
  /// Returns the shape of a line or block; `nil` for a character that is written as text.
  static func shape(
    of character: Character,
    _ column: Int,
    _ row: Int,
    _ color: UInt32
  ) -> String? {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
      let path = path(of: scalar.value)
    else { return nil }
    let place = "translate(\(column * SVGCell.width) \(row * SVGCell.height))"
    let hex = MarkupText.hex(color)
    switch path {
    case .filled(let data, let opacity):
      let share = opacity == 100 ? "" : " fill-opacity=\"0.\(opacity)\""
      return "<path transform=\"\(place)\" d=\"\(data)\" fill=\"\(hex)\"\(share)/>\n"
    case .drawn(let data, let width):
      return "<path transform=\"\(place)\" d=\"\(data)\" fill=\"none\" stroke=\"\(hex)\" "
        + "stroke-width=\"\(width)\"/>\n"
    }
  }

  private enum Path {
    case filled(String, opacity: Int)
    case drawn(String, width: Int)
  }

  private static func path(of scalar: UInt32) -> Path? {
    switch scalar {
    case 0x2580: .filled(box(0, 0, 8, 8), opacity: 100)
    // Lower eighths, then left eighths from seven down to one.
    case 0x2581...0x2588:
      .filled(box(0, 16 - Int(scalar - 0x2580) * 2, 8, Int(scalar - 0x2580) * 2), opacity: 100)
    case 0x2589...0x258F: .filled(box(0, 0, Int(0x2590 - scalar), 16), opacity: 100)
    case 0x2590: .filled(box(4, 0, 4, 16), opacity: 100)
    case 0x2591...0x2593: .filled(box(0, 0, 8, 16), opacity: Int(scalar - 0x2590) * 25)
    case 0x2594: .filled(box(0, 0, 8, 2), opacity: 100)
    case 0x2595: .filled(box(7, 0, 1, 16), opacity: 100)
    case 0x2596...0x259F: .filled(quadrants(quadrantMasks[Int(scalar - 0x2596)]), opacity: 100)
    case 0x2800...0x28FF: .filled(dots(scalar - 0x2800), opacity: 100)
    default: lines[scalar].map { .drawn($0.data, width: $0.width) }
    }
  }

  private static func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "M\(x) \(y)h\(width)v\(height)h-\(width)z"
  }

  /// The quadrants of U+2596 to U+259F in order: upper left 1, upper right 2, lower left 4, lower
  /// right 8.
  private static let quadrantMasks: [UInt8] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private static func quadrants(_ mask: UInt8) -> String {
    (0..<4).filter { mask & 1 << $0 != 0 }.map { box($0 % 2 * 4, $0 / 2 * 8, 4, 8) }.joined()
  }

  /// Returns the dots of a Braille pattern as shapes.
  ///
  /// Bits 0 to 2 and 6 are the left dots from the top, 3 to 5 and 7 the right ones.
  private static func dots(_ pattern: UInt32) -> String {
    let places: [(x: Int, y: Int)] = [
      (1, 1), (1, 5), (1, 9), (5, 1), (5, 5), (5, 9), (1, 13), (5, 13),
    ]
    return places.indices.filter { pattern & 1 << UInt32($0) != 0 }
      .map { box(places[$0].x, places[$0].y, 2, 2) }.joined()
  }

  private static let lines: [UInt32: (data: String, width: Int)] = [
    0x2500: ("M0 8h8", 1), 0x2501: ("M0 8h8", 3), 0x2502: ("M4 0v16", 1), 0x2503: ("M4 0v16", 3),
    0x250C: ("M8 8h-4v8", 1), 0x2510: ("M0 8h4v8", 1), 0x2514: ("M4 0v8h4", 1),
    0x2518: ("M4 0v8h-4", 1), 0x251C: ("M4 0v16M4 8h4", 1), 0x2524: ("M4 0v16M4 8h-4", 1),
    0x252C: ("M0 8h8M4 8v8", 1), 0x2534: ("M0 8h8M4 8v-8", 1), 0x253C: ("M0 8h8M4 0v16", 1),
    0x256D: ("M8 8q-4 0 -4 8", 1), 0x256E: ("M0 8q4 0 4 8", 1), 0x256F: ("M4 0q0 8 -4 8", 1),
    0x2570: ("M4 0q0 8 4 8", 1), 0x2571: ("M8 0L0 16", 1), 0x2572: ("M0 0L8 16", 1),
    0x250F: ("M8 8h-4v8", 3), 0x2513: ("M0 8h4v8", 3), 0x2517: ("M4 0v8h4", 3),
    0x251B: ("M4 0v8h-4", 3), 0x2523: ("M4 0v16M4 8h4", 3), 0x252B: ("M4 0v16M4 8h-4", 3),
    0x2533: ("M0 8h8M4 8v8", 3), 0x253B: ("M0 8h8M4 8v-8", 3), 0x254B: ("M0 8h8M4 0v16", 3),
    0x2574: ("M0 8h4", 1), 0x2575: ("M4 0v8", 1), 0x2576: ("M4 8h4", 1), 0x2577: ("M4 8v8", 1),
    0x2578: ("M0 8h4", 3), 0x257A: ("M4 8h4", 3),
  ]
}
