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
      pre { font: 14px/1.2 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
      a { color: inherit; text-decoration: none; }
      </style>
      </head>
      <body>
      <pre>

      """
    let grid = grid.shown(depth: .truecolor, palette: palette)
    let looks = grid.looks(palette)
    for row in 0..<grid.size.rows {
      for run in grid.runs(ofRow: row, looks) { page += span(run, row, palette) }
      page += "\n"
    }
    return page + "</pre>\n</body>\n</html>\n"
  }

  private func span(_ run: CellRun, _ row: Int, _ palette: Palette) -> String {
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
    var text = MarkupText.escaped(run.text)
    if !rules.isEmpty { text = "<span style=\"\(rules.joined(separator: ";"))\">\(text)</span>" }
    guard let address = link(at: CellPoint(column: run.column, row: row)) else { return text }
    return "<a href=\"\(MarkupText.escaped(address))\">\(text)</a>"
  }

  /// The address that is followed from a cell, where a page may follow it.
  func link(at point: CellPoint) -> String? {
    for area in hitAreas.reversed() where area.rect.contains(point) {
      guard case .link(let address) = area.target, MarkupText.isFollowable(address) else {
        return nil
      }
      return address
    }
    return nil
  }
}
