extension CellCanvas {
  /// The width in points from which a stroke is drawn as a filled area; thinner strokes are lines
  /// of dots.
  private static let thinStroke = 7.5
  /// The step in points to which the widths of thick strokes are rounded: the width of a quarter of
  /// a cell.
  private static let widthStep = 4.0

  mutating func draw(_ shape: ArchivedShape, in frame: CellRect, _ surroundings: Surroundings) {
    var shape = shape
    if surroundings.isMasked, !surroundings.isBehind { shape.paint = .neutral }
    if drawThin(shape, in: frame, surroundings) { return }
    guard !frame.isEmpty else { return }
    if frame.size.rows == 1, frame.size.columns <= 2, let dot = shape.dot {
      return drawDot(dot.glyph, dot.ascii, shape.paint.mainColor, in: frame, surroundings)
    }
    switch shape.part {
    case .inside(let isEvenOdd):
      drawInside(shape, isEvenOdd: isEvenOdd, in: frame, surroundings)
    case .edge(let stroke, let isInset):
      if surroundings.transform == 0,
        let isRounded = shape.outline.boxCorners(stroke, frame.size)
      {
        let glyphs = BoxGlyphs.glyphs(isRounded: isRounded, isASCII: context.isASCII)
        drawBox(frame, glyphs, shape.paint, onlyWhereBlank: false, surroundings)
      } else {
        drawEdge(shape, stroke, isInset: isInset, in: frame, surroundings)
      }
    }
  }

  private mutating func drawInside(
    _ shape: ArchivedShape,
    isEvenOdd: Bool,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    // In a stack behind letters, a bar or a stripe is still visible without colours.
    let isSurface =
      surroundings.isUnderLetters
      && (surroundings.isBehind
        || shape.outline.isBox && frame.size.columns > 3 && frame.size.rows > 1)
    if surroundings.transform == 0, shape.outline.isPlain(in: frame.size) {
      return fill(frame, shape.paint, surroundings, isSurface: isSurface)
    }
    let lines = lines(of: shape.outline, in: frame, surroundings)
    let area = lines.cells().intersection(surroundings.clip)
    guard spend(area, .cover),
      let coverage = ScanConverter.fill(lines, isEvenOdd: isEvenOdd, in: area, &budget)
    else { return }
    let composer = CellComposer(
      isASCII: context.isASCII,
      role: isSurface ? .surface : .fill,
      isStraight: shape.outline.isBox || shape.outline.isAlignedSteps,
      attributes: surroundings.isDimmed ? .dim : []
    )
    let paint = sampler(shape.paint, in: frame, surroundings, isSurface: isSurface)
    lay(coverage, paint, composer)
  }

  /// Draws a character for a round shape that is too small for an outline.
  private mutating func drawDot(
    _ glyph: Unicode.Scalar,
    _ ascii: Unicode.Scalar,
    _ color: ArchivedColor,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    guard let style = style(in: color, surroundings) else { return }
    grid.put(
      (context.isASCII ? ascii : glyph).value,
      width: 1,
      style: style,
      column: frame.origin.column,
      row: frame.origin.row,
      clip: surroundings.clip
    )
  }

  private mutating func drawEdge(
    _ shape: ArchivedShape,
    _ stroke: ArchivedStroke,
    isInset: Bool,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let transform = transform(of: surroundings)
    var width = Self.width(stroke, transform)
    let isThin = width < Self.thinStroke
    // The edges of areas are placed between the quadrants of cells.
    if !isThin, !shape.outline.isPath {
      width = max((width / Self.widthStep).rounded() * Self.widthStep, Self.widthStep * 2)
    }
    // Half of a stroke would be outside the frame, in the next cells; so would dots exactly on the edge.
    let inset = isInset || !isThin ? width / 2 / max(transform.scale, 0.01) : 1
    let outline = shape.outline.insetForStroke(by: inset)
    var lines = self.lines(of: outline, in: frame, surroundings)
    if !stroke.dash.isEmpty {
      lines = lines.dashed(stroke, maximumStrokes: budget.room(for: .dash))
      budget.spendDone(lines.count, .dash)
    }
    let role: PackedStyle.Role =
      surroundings.isBehind && shape.paint.mainColor.isFaint ? .surface : .content
    let paint = sampler(shape.paint, in: frame, surroundings)
    if isThin { return drawLines(lines, width, paint, surroundings) }
    drawThick(lines, stroke, width, paint, role, surroundings)
  }

  /// Returns a stroke's width in points after the transform has scaled it.
  private static func width(_ stroke: ArchivedStroke, _ transform: PlaneTransform) -> Double {
    let width = max(ArchivedPoint.limited(stroke.width), 0)
    return transform.isIdentity ? width : width * transform.scale
  }
}

extension ArchivedColor {
  /// Whether the colour is a usual one for backgrounds: translucent, grey, or a lower level of the
  /// foreground.
  fileprivate var isFaint: Bool {
    if opacity <= 128 || base == .system(.gray) { return true }
    if case .foreground(let level) = base { return level > 1 }
    return false
  }
}

extension ArchivedOutline {
  /// Whether the outline is a circle, possibly trimmed, inset, rotated or scaled.
  var isRound: Bool {
    switch self {
    case .circle: true
    case .trimmed(let inner, _, _), .rotated(let inner, _, _), .inset(let inner, _),
      .scaled(let inner, _, _, _):
      inner.isRound
    default: false
    }
  }

  /// Whether the outline is a path of horizontal and vertical sides along the edges of cells, such
  /// as a bar of a chart.
  ///
  /// A curve in steps of whole cells counts too. Such a path needs no characters for corners.
  fileprivate var isAlignedSteps: Bool {
    guard case .path(let path) = self, case .move(let first)? = path.elements.first else {
      return false
    }
    var corners = [first]
    for element in path.elements.dropFirst() {
      guard case .line(let point) = element, let last = corners.last else {
        guard element == .close else { return false }
        break
      }
      guard point.x == last.x || point.y == last.y else { return false }
      corners.append(point)
    }
    guard corners.count >= 4 else { return false }
    return corners.allSatisfy { $0.x.remainder(dividingBy: PointScale.pointsPerColumn) == 0 }
      || corners.allSatisfy { $0.y.remainder(dividingBy: PointScale.pointsPerRow) == 0 }
  }

  /// Whether the outline does not follow the edges of its frame.
  fileprivate var isPath: Bool {
    switch self {
    case .path, .scaled, .moved, .sized: true
    case .trimmed(let inner, _, _), .rotated(let inner, _, _), .inset(let inner, _): inner.isPath
    default: false
    }
  }

  /// Returns the outline with its frame's edges moved inward; a path has none and is returned unchanged.
  fileprivate func insetForStroke(by distance: Double) -> ArchivedOutline {
    switch self {
    case .path: self
    case .trimmed(let inner, let from, let to):
      .trimmed(inner.insetForStroke(by: distance), from: from, to: to)
    case .rotated(let inner, let degrees, let anchor):
      .rotated(inner.insetForStroke(by: distance), degrees: degrees, anchor: anchor)
    case .scaled, .moved, .sized: self
    default: .inset(self, by: distance)
    }
  }
}

extension ArchivedShape {
  /// The character for a shape that is one row high and at most two columns wide, and its ASCII
  /// form; `nil` if there is none.
  var dot: (glyph: Unicode.Scalar, ascii: Unicode.Scalar)? {
    let isRound = outline == .circle || outline == .ellipse
    switch part {
    case .inside: return isRound ? ("●", "@") : nil
    case .edge: return isRound ? ("○", "o") : ("□", "o")
    }
  }
}

extension ArchivedOutline {
  /// Whether the outline follows the edges of the frame, except at rounded corners.
  fileprivate var isBox: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .capsule, .containerRelative: true
    case .inset(let inner, _), .scaled(let inner, _, _, _): inner.isBox
    default: false
    }
  }

  /// Returns whether the outline covers all cells of its frame; small rounded corners are ignored
  /// because they are invisible.
  func isPlain(in size: CellSize) -> Bool {
    switch self {
    case .rectangle: return true
    case .roundedRectangle(let radii):
      let most = max(
        max(radii.topLeading, radii.topTrailing),
        max(radii.bottomLeading, radii.bottomTrailing)
      )
      return most <= Self.unseenRadius || size.rows == 1
    case .capsule: return size.rows == 1
    default: return false
    }
  }

  /// The greatest corner radius in points at which corner cells are covered by more than three
  /// quarters.
  private static let unseenRadius = 8.0
  /// The greatest width in points at which a stroke is drawn with box characters.
  private static let thinStroke = 4.0
  /// The most rows of a round outline that box characters can represent.
  private static let fewRows = 3

  /// Returns whether the corners are rounded if a thin edge is drawn with box characters.
  ///
  /// It is `nil` if box characters cannot show the form of the outline.
  fileprivate func boxCorners(_ stroke: ArchivedStroke, _ size: CellSize) -> Bool? {
    guard stroke.width <= Self.thinStroke, stroke.dash.isEmpty, size.columns >= 2, size.rows >= 2
    else { return nil }
    switch self {
    case .rectangle: return false
    case .roundedRectangle, .containerRelative: return true
    case .inset(let inner, let distance) where abs(distance) <= Self.thinStroke:
      return inner.boxCorners(stroke, size)
    case .capsule, .circle, .ellipse: return size.rows <= Self.fewRows ? true : nil
    default: return nil
    }
  }
}
