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
