extension CompactWriter {
  mutating func shape(_ shape: ArchivedShape) {
    outline(shape.outline)
    switch shape.part {
    case .inside(let isEvenOdd): tag(isEvenOdd ? .insideEvenOdd : .inside)
    case .edge(let line, let isInset):
      tag(isInset ? .insetEdge : .edge)
      stroke(line)
    }
    paint(shape.paint)
  }

  private mutating func stroke(_ stroke: ArchivedStroke) {
    number(stroke.width)
    let hasDash = !stroke.dash.isEmpty || stroke.dashPhase.archivable != 0
    byte(
      stroke.cap.rawValue | stroke.join.rawValue << 2 | (hasDash ? CompactTags.Stroke.hasDash : 0)
    )
    guard hasDash else { return }
    let lengths = stroke.dash.prefix(ArchiveLimits.maximumDashes)
    unsigned(UInt64(lengths.count))
    for length in lengths { number(length) }
    number(stroke.dashPhase)
  }

  /// Writes an outline; one that is nested too deep is a rectangle.
  mutating func outline(_ outline: ArchivedOutline, depth: Int = 0) {
    switch outline {
    case .rectangle: tag(.rectangle)
    case .roundedRectangle(let corners): rounded(corners.archivable)
    case .capsule: tag(.capsule)
    case .circle: tag(.circle)
    case .ellipse: tag(.ellipse)
    case .containerRelative: tag(.containerRelative)
    case .path(let value):
      tag(.path)
      path(value)
    case .trimmed(let inner, let from, let to):
      changed(.trimmed, inner, depth, from, to)
    case .inset(let inner, let distance): changed(.inset, inner, depth, distance)
    case .rotated(let inner, let degrees, let anchor):
      changed(.rotated, inner, depth, degrees, anchor.x, anchor.y)
    case .scaled(let inner, let x, let y, let anchor):
      changed(.scaled, inner, depth, x, y, anchor.x, anchor.y)
    case .moved(let inner, let distance):
      changed(.moved, inner, depth, distance.x, distance.y)
    case .sized(let inner, let width, let height):
      changed(.sized, inner, depth, width, height)
    }
  }

  private mutating func changed(
    _ kind: CompactTags.Outline,
    _ inner: ArchivedOutline,
    _ depth: Int,
    _ numbers: Double...
  ) {
    guard depth < ArchiveLimits.maximumOutlineDepth else { return tag(.rectangle) }
    tag(kind)
    for value in numbers { number(value) }
    outline(inner, depth: depth + 1)
  }

  private mutating func rounded(_ corners: ArchivedCornerRadii) {
    if corners == ArchivedCornerRadii(all: corners.topLeading) {
      tag(.roundedRectangle)
      return number(corners.topLeading)
    }
    tag(.unevenRectangle)
    number(corners.topLeading)
    number(corners.bottomLeading)
    number(corners.bottomTrailing)
    number(corners.topTrailing)
  }

  private mutating func path(_ path: ArchivedPath) {
    // A cubic curve takes 55 bytes.
    let limit = min(ArchiveLimits.maximumPathElements, room / 64)
    let elements = path.elements.prefix(limit)
    unsigned(UInt64(elements.count))
    for element in elements {
      switch element {
      case .move(let end):
        tag(.move)
        point(end)
      case .line(let end):
        tag(.line)
        point(end)
      case .quad(let end, let control):
        tag(.quad)
        point(control)
        point(end)
      case .curve(let end, let control1, let control2):
        tag(.curve)
        point(control1)
        point(control2)
        point(end)
      case .close: tag(.close)
      }
    }
  }

  private mutating func tag(_ tag: CompactTags.Outline) { byte(tag.rawValue) }
  private mutating func tag(_ tag: CompactTags.PathElement) { byte(tag.rawValue) }
  private mutating func tag(_ tag: CompactTags.ShapePart) { byte(tag.rawValue) }
}
