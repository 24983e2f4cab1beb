extension WidgetPicture {
  /// Returns the picture as a complete HTML page, in the colours of a palette.
  package func html(_ palette: Palette, _ style: ImageStyle = .plain) -> String {
    let surface = MarkupText.hex(palette.surface)
    let window = HTMLWindow(style)
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>widgetctl</title>
      <style>
      body { margin: 1em; background: \(surface); color: \(MarkupText.hex(palette.text)); }
      pre { font: 14px/16px \(style.fonts); }
      a { color: inherit; text-decoration: none; }
      .c, .w { display: inline-flex; justify-content: center; width: 1ch; white-space: nowrap; }
      .c, .w { font-weight: inherit; height: 1em; }
      .w { width: 2ch; }
      \(window.rules(palette))</style>
      </head>
      <body>
      \(window.beginning)<pre>

      """
    let grid = grid.shown(depth: .truecolor, palette: palette)
    let looks = grid.looks(palette)
    for row in 0..<grid.size.rows {
      for run in grid.runs(ofRow: row, looks, links: links(ofRow: row)) {
        page += span(run, palette)
      }
      page += "\n"
    }
    return page + "</pre>\n\(window.end)</body>\n</html>\n"
  }

  private func span(_ run: CellRun, _ palette: Palette) -> String {
    let rules = run.style.rules(besides: palette.text)
    var text = CellWord.words(of: run).map(\.markup).joined()
    if !rules.isEmpty { text = "<span style=\"\(rules.joined(separator: ";"))\">\(text)</span>" }
    guard let address = run.link else { return text }
    return "<a href=\"\(MarkupText.escaped(address))\">\(text)</a>"
  }
}

/// The window around the cells of an HTML page; empty if the style has none.
private struct HTMLWindow {
  private let title: String?

  init(_ style: ImageStyle) {
    title = style.window
  }

  func rules(_ palette: Palette) -> String {
    guard title != nil else { return "" }
    let colors = ImageLayout.colors(palette)
    let (line, bar) = (MarkupText.hex(colors.line), MarkupText.hex(colors.bar))
    let (surface, shadow) = (MarkupText.hex(palette.surface), ImageLayout.shadow)
    return """
      body { background: \(palette.scheme == .dark ? "#3a3f4b" : "#dfe3ea"); }
      main { width: max-content; margin: 2.5em auto; border: 1px solid \(line); border-radius: 10px; }
      main { background: \(surface); overflow: hidden; }
      main { box-shadow: 0 \(shadow.down)px \(shadow.softness * 2)px rgba(0, 0, 0, 0.\(shadow.opacity)); }
      header { display: grid; grid-template-columns: 5em 1fr 5em; padding: 0 12px; height: 28px; }
      header { background: \(bar); color: \(MarkupText.hex(colors.title)); font: 13px/28px sans-serif; }
      header { text-align: center; }
      header i { float: left; width: 12px; height: 12px; margin: 8px 8px 0 0; border-radius: 6px; }
      main pre { margin: 12px; }

      """
  }

  var beginning: String {
    guard let title else { return "" }
    let dots = ImageLayout.dots.map { "<i style=\"background:\(MarkupText.hex($0.color))\"></i>" }
    return
      "<main>\n<header><span>\(dots.joined())</span><b>\(MarkupText.escaped(title))</b></header>\n"
  }

  var end: String { title == nil ? "" : "</main>\n" }
}

extension WidgetPicture {
  /// The picture as a fenced code block of Markdown, which shows it in a fixed width.
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
