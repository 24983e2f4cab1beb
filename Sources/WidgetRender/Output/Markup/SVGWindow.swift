/// The background of an SVG image: the surface, and in a window its shadow, bar and title.
struct SVGWindow {
  private let layout: ImageLayout
  private let style: ImageStyle

  init(_ layout: ImageLayout, _ style: ImageStyle) {
    (self.layout, self.style) = (layout, style)
  }

  func elements(_ palette: Palette) -> String {
    let surface = MarkupText.hex(palette.surface)
    guard style.window != nil else { return rectangle(" fill=\"\(surface)\"") }
    let colors = ImageLayout.colors(palette)
    let shadow = ImageLayout.shadow
    let margin = layout.margin
    let (right, bar) = (margin + layout.window.width, margin + layout.bar)
    let radius = layout.radius
    let title = layout.title(style)
    return """
      <filter id="shadow" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" \
      dy="\(shadow.down)" stdDeviation="\(shadow.softness)" flood-color="#000000" \
      flood-opacity="0.\(shadow.opacity)"/></filter>
      \(rectangle(" fill=\"\(surface)\" filter=\"url(#shadow)\""))
      <path d="M\(margin) \(bar)v-\(layout.bar - radius)q0 -\(radius) \(radius) -\(radius)\
      H\(right - radius)q\(radius) 0 \(radius) \(radius)V\(bar)z" fill="\(MarkupText.hex(colors.bar))"/>
      \(edge(MarkupText.hex(colors.line)))
      \(dots)
      <text x="\(margin + title.middle)" y="\(margin + layout.bar / 2 + 5)" \
      text-anchor="middle" fill="\(MarkupText.hex(colors.title))">\
      \(MarkupText.escaped(title.text))</text>
      """
  }

  private func rectangle(_ attributes: String) -> String {
    let place = layout.margin == 0 ? "" : "x=\"\(layout.margin)\" y=\"\(layout.margin)\" "
    return "<rect \(place)width=\"\(layout.window.width)\" height=\"\(layout.window.height)\" "
      + "rx=\"\(layout.radius)\"\(attributes)/>"
  }

  /// Returns a hairline inside the edge of the window, so that a dark window is visible on a dark background.
  private func edge(_ color: String) -> String {
    "<rect x=\"\(layout.margin).5\" y=\"\(layout.margin).5\" width=\"\(layout.window.width - 1)\" "
      + "height=\"\(layout.window.height - 1)\" rx=\"\(layout.radius - 1).5\" fill=\"none\" "
      + "stroke=\"\(color)\"/>"
  }

  private var dots: String {
    ImageLayout.dots.map { dot in
      "<circle cx=\"\(layout.margin + dot.x)\" cy=\"\(layout.margin + layout.bar / 2)\" "
        + "r=\"\(ImageLayout.dotRadius)\" fill=\"\(MarkupText.hex(dot.color))\"/>"
    }
    .joined()
  }
}
