extension Painter {
  /// The index of a text style as it looks where it is drawn, or `nil` where it cannot be seen.
  mutating func style(of style: TextStyle, _ surroundings: Surroundings) -> UInt16? {
    var foreground = style.foreground
    if surroundings.foreground >= 0 {
      foreground = foregrounds[surroundings.foreground].paint.mainColor
    }
    guard foreground.base != .system(.clear), foreground.opacity > 0 else { return nil }
    var attributes = style.attributes
    if surroundings.isDimmed { attributes.insert(.dim) }
    var packed = PackedStyle(
      foreground: ink(foreground, surroundings),
      attributes: attributes
    )
    if let background = style.background, let surface = surface(background, surroundings) {
      packed.background = grid.styles.colors.color(surface)
    }
    return grid.styles.index(of: packed)
  }

  /// The index of a plain style in one colour, for lines and shapes.
  mutating func style(in color: ArchivedColor, _ surroundings: Surroundings) -> UInt16? {
    style(of: TextStyle(foreground: color), surroundings)
  }

  /// What letters are painted with where that is more than one colour.
  mutating func letterPaint(_ surroundings: Surroundings) -> PaintSampler? {
    guard surroundings.foreground >= 0 else { return nil }
    let painted = foregrounds[surroundings.foreground]
    if case .color = painted.paint { return nil }
    var upright = surroundings
    upright.transform = 0
    let sampler = sampler(painted.paint, in: painted.frame, upright)
    return sampler.isUniform ? nil : sampler
  }

  /// Lays a colour on a rectangle.
  mutating func fill(_ rect: CellRect, _ color: ArchivedColor, _ surroundings: Surroundings) {
    if color.base == .background, color.opacity == 255, surroundings.opacity == 255 {
      grid.fill(rect, with: .standard, isOpaque: true, clip: surroundings.clip)
    } else if let surface = surface(color, surroundings) {
      let color = grid.styles.colors.color(surface)
      let isOpaque = grid.styles.colors.isOpaque(color)
      grid.fill(rect, with: color, isOpaque: isOpaque, clip: surroundings.clip)
    }
  }

  /// The terminal's own colour for plain text.
  private mutating func ink(_ color: ArchivedColor, _ surroundings: Surroundings) -> CellColor {
    let color = inMode(color, surroundings)
    return color == .primary ? .standard : grid.styles.colors.color(color)
  }

  /// A visible surface, or `nil` for one that is clear.
  private func surface(_ color: ArchivedColor, _ surroundings: Surroundings) -> ArchivedColor? {
    guard color.base != .system(.clear), color.base != .background else { return nil }
    var color = inMode(color, surroundings)
    if context.renderingMode != .fullColor {
      color.opacity = Self.product(color.opacity, Self.surfaceOpacity)
    }
    return color.opacity == 0 ? nil : color
  }

  /// Surfaces in the colour of what stands on them are this faint.
  private static let surfaceOpacity: UInt8 = 64

  /// The grid's colour for one of a paint; a clear one is kept for gradients that end in it.
  mutating func painted(
    _ color: ArchivedColor,
    _ surroundings: Surroundings,
    isSurface: Bool = false
  ) -> CellColor {
    var color = inMode(color, surroundings)
    if color.base == .system(.clear) { color.opacity = 0 }
    if isSurface, context.renderingMode != .fullColor {
      color.opacity = Self.product(color.opacity, Self.surfaceOpacity)
    }
    return grid.styles.colors.color(color)
  }

  mutating func sampler(
    _ paint: ArchivedPaint,
    in frame: CellRect,
    _ surroundings: Surroundings,
    isSurface: Bool = false
  ) -> PaintSampler {
    var colors: [ArchivedColor: CellColor] = [:]
    switch paint {
    case .color(let color):
      return PaintSampler(painted(color, surroundings, isSurface: isSurface))
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .elliptical(let gradient, _, _, _), .angular(let gradient, _, _, _):
      for stop in gradient.stops where colors[stop.color] == nil {
        colors[stop.color] = painted(stop.color, surroundings, isSurface: isSurface)
      }
    }
    return PaintSampler(paint, in: PlaneRect(frame), transforms[surroundings.transform]) {
      colors[$0] ?? .standard
    }
  }
}
