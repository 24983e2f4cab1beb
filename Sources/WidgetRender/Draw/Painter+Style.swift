extension Painter {
  /// The index of a text style as it looks where it is drawn, or `nil` where it cannot be seen.
  mutating func style(of style: TextStyle, _ surroundings: Surroundings) -> UInt16? {
    guard style.foreground.base != .system(.clear), style.foreground.opacity > 0 else {
      return nil
    }
    var attributes = style.attributes
    if surroundings.isDimmed { attributes.insert(.dim) }
    return grid.styles.index(
      of: CellStyle(
        foreground: ink(style.foreground, surroundings),
        background: style.background.flatMap { surface($0, surroundings) },
        attributes: attributes
      )
    )
  }

  /// The index of a plain style in one colour, for lines and shapes.
  mutating func style(in color: ArchivedColor, _ surroundings: Surroundings) -> UInt16? {
    style(of: TextStyle(foreground: color), surroundings)
  }

  /// Lays a colour on a rectangle.
  mutating func fill(_ rect: CellRect, _ color: ArchivedColor, _ surroundings: Surroundings) {
    if color.base == .background, color.opacity == 255, surroundings.opacity == 255 {
      grid.fill(rect, with: nil, isOpaque: true, clip: surroundings.clip)
    } else if let surface = surface(color, surroundings) {
      grid.fill(rect, with: surface, isOpaque: surface.opacity == 255, clip: surroundings.clip)
    }
  }

  /// The terminal's own colour, as `nil`, for plain text.
  private func ink(_ color: ArchivedColor, _ surroundings: Surroundings) -> ArchivedColor? {
    var color = color
    color.opacity = Self.product(color.opacity, surroundings.opacity)
    return color == .primary ? nil : color
  }

  /// A visible surface, or `nil` for one that is clear.
  private func surface(_ color: ArchivedColor, _ surroundings: Surroundings) -> ArchivedColor? {
    guard color.base != .system(.clear), color.base != .background else { return nil }
    var color = color
    color.opacity = Self.product(color.opacity, surroundings.opacity)
    return color.opacity == 0 ? nil : color
  }
}
