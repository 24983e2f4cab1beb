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

  private func span(_ run: CellRun, _ palette: Palette) -> String {
    let rules = run.style.rules(besides: palette.text)
    var text = CellWord.words(of: run).map(\.markup).joined()
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
