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

extension CompactReader {
  mutating func shape() throws(ArchiveError) -> ArchivedShape {
    let outline = try outline()
    let part: ArchivedShape.Part
    switch try enumeration(CompactTags.ShapePart.self, "part of a shape") {
    case .inside: part = .inside(isEvenOdd: false)
    case .insideEvenOdd: part = .inside(isEvenOdd: true)
    case .edge: part = .edge(try stroke(), isInset: false)
    case .insetEdge: part = .edge(try stroke(), isInset: true)
    }
    return ArchivedShape(outline, part, try paint())
  }

  private mutating func stroke() throws(ArchiveError) -> ArchivedStroke {
    var stroke = ArchivedStroke(width: try number())
    let bits = try byte()
    guard let cap = ArchivedStroke.Cap(rawValue: bits & 3),
      let join = ArchivedStroke.Join(rawValue: bits >> 2 & 3),
      bits < CompactTags.Stroke.hasDash << 1
    else { throw malformed("an unknown stroke") }
    stroke.cap = cap
    stroke.join = join
    guard bits & CompactTags.Stroke.hasDash != 0 else { return stroke }
    let count = try count(upTo: ArchiveLimits.maximumDashes, "dashes")
    for _ in 0..<count { stroke.dash.append(try number()) }
    stroke.dashPhase = try number()
    return stroke
  }

  mutating func outline(depth: Int = 0) throws(ArchiveError) -> ArchivedOutline {
    guard depth <= ArchiveLimits.maximumOutlineDepth else {
      throw tooLarge("outlines nested deeper than \(ArchiveLimits.maximumOutlineDepth)")
    }
    switch try enumeration(CompactTags.Outline.self, "outline") {
    case .rectangle: return .rectangle
    case .roundedRectangle: return .roundedRectangle(ArchivedCornerRadii(all: try number()))
    case .unevenRectangle:
      return .roundedRectangle(
        ArchivedCornerRadii(
          topLeading: try number(),
          bottomLeading: try number(),
          bottomTrailing: try number(),
          topTrailing: try number()
        )
      )
    case .capsule: return .capsule
    case .circle: return .circle
    case .ellipse: return .ellipse
    case .containerRelative: return .containerRelative
    case .path: return .path(try path())
    case .trimmed:
      let (from, to) = (try number(), try number())
      return .trimmed(try outline(depth: depth + 1), from: from, to: to)
    case .inset:
      let distance = try number()
      return .inset(try outline(depth: depth + 1), by: distance)
    case .rotated:
      let (degrees, anchor) = (try number(), try point())
      return .rotated(try outline(depth: depth + 1), degrees: degrees, anchor: anchor)
    case .scaled:
      let (factors, anchor) = (try point(), try point())
      let inner = try outline(depth: depth + 1)
      return .scaled(inner, x: factors.x, y: factors.y, anchor: anchor)
    case .moved:
      let distance = try point()
      return .moved(try outline(depth: depth + 1), by: distance)
    case .sized:
      let (width, height) = (try number(), try number())
      return .sized(try outline(depth: depth + 1), width: width, height: height)
    }
  }

  private mutating func path() throws(ArchiveError) -> ArchivedPath {
    let count = try count(upTo: ArchiveLimits.maximumPathElements, "steps of a path")
    var path = ArchivedPath()
    path.elements.reserveCapacity(count)
    for _ in 0..<count { path.elements.append(try pathElement()) }
    return path
  }

  private mutating func pathElement() throws(ArchiveError) -> ArchivedPath.Element {
    switch try enumeration(CompactTags.PathElement.self, "step of a path") {
    case .move: return .move(try point())
    case .line: return .line(try point())
    case .quad:
      let control = try point()
      return .quad(try point(), control: control)
    case .curve:
      let (control1, control2) = (try point(), try point())
      return .curve(try point(), control1: control1, control2: control2)
    case .close: return .close
    }
  }
}
