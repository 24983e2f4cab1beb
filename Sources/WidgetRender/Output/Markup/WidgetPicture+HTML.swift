extension WidgetPicture {
  /// The picture as a page of its own, in the colours of a palette.
  package func html(_ palette: Palette) -> String {
    let surface = MarkupText.hex(palette.surface)
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>widgetctl</title>
      <style>
      body { margin: 1em; background: \(surface); color: \(MarkupText.hex(palette.text)); }
      pre { font: 14px/1.16 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
      a { color: inherit; text-decoration: none; }
      .c, .w { display: inline-flex; justify-content: center; width: 1ch; white-space: nowrap; }
      .c, .w { font-weight: inherit; height: 1em; }
      .w { width: 2ch; }
      </style>
      </head>
      <body>
      <pre>

      """
    let grid = grid.shown(depth: .truecolor, palette: palette)
    let looks = grid.looks(palette)
    for row in 0..<grid.size.rows {
      for run in grid.runs(ofRow: row, looks, links: links(ofRow: row)) {
        page += span(run, palette)
      }
      page += "\n"
    }
    return page + "</pre>\n</body>\n</html>\n"
  }

  /// Words as they are; a character that a page may draw in another width in a box of its cells.
  private static func cells(_ word: CellWord) -> String {
    let text = MarkupText.escaped(word.text)
    guard word.isAlone, !word.isFixed else { return text }
    return "<b class=\"\(word.columns == 2 ? "w" : "c")\">\(text)</b>"
  }

  private func span(_ run: CellRun, _ palette: Palette) -> String {
    var rules: [String] = []
    if run.style.foreground != palette.text {
      rules.append("color:\(MarkupText.hex(run.style.foreground))")
    }
    if let background = run.style.background {
      rules.append("background:\(MarkupText.hex(background))")
    }
    let attributes = run.style.attributes
    if attributes.contains(.bold) { rules.append("font-weight:bold") }
    if attributes.contains(.italic) { rules.append("font-style:italic") }
    var lines: [String] = []
    if attributes.contains(.underline) { lines.append("underline") }
    if attributes.contains(.strikethrough) { lines.append("line-through") }
    if !lines.isEmpty { rules.append("text-decoration:\(lines.joined(separator: " "))") }
    var text = CellWord.words(of: run).map(Self.cells).joined()
    if !rules.isEmpty { text = "<span style=\"\(rules.joined(separator: ";"))\">\(text)</span>" }
    guard let address = run.link else { return text }
    return "<a href=\"\(MarkupText.escaped(address))\">\(text)</a>"
  }
}

extension WidgetPicture {
  /// The picture as a code block of Markdown, which shows it in a fixed width.
  package var markdown: String {
    let text = grid.plainText
    // A fence is longer than any row of backticks inside it.
    var longest = 0
    var current = 0
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n\(text)\(fence)\n"
  }
}
