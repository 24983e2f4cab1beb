public import Wire

/// The fields of a shape: `outline`, `paint`, and either `evenOdd` or `stroke` with `isInset`.
extension ArchivedShape {
  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let outline = try c.required("outline", 0, value?.outline)
    let paint = try c.field("paint", 1, value?.paint, usually: .color(.primary))
    let part: Part
    if let stroke = try c.field("stroke", 2, value?.part.stroke) {
      part = .edge(stroke, isInset: try c.mark("isInset", 3, value?.part.isInset))
    } else {
      part = .inside(isEvenOdd: try c.mark("evenOdd", 4, value?.part.isEvenOdd))
    }
    return ArchivedShape(outline, part, paint)
  }
}

extension ArchivedShape.Part {
  fileprivate var stroke: ArchivedStroke? {
    if case .edge(let stroke, _) = self { stroke } else { nil }
  }
  fileprivate var isInset: Bool { if case .edge(_, true) = self { true } else { false } }
  fileprivate var isEvenOdd: Bool { self == .inside(isEvenOdd: true) }
}

extension ArchivedStroke: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let stroke = Self(
      width: try c.number("width", 0, value?.width, usually: 1),
      cap: try c.field("cap", 1, value?.cap, usually: .butt),
      join: try c.field("join", 2, value?.join, usually: .miter),
      dash: try c.list(
        "dash",
        3,
        value?.dash.map(\.archivable),
        upTo: ArchiveLimits.maximumDashes
      ),
      dashPhase: try c.number("dashPhase", 4, value?.dashPhase, usually: 0)
    )
    guard stroke.dash.allSatisfy(\.isArchivable) else {
      throw c.fault("dash", "has a number beyond \(Int(ArchiveLimits.maximumNumber))")
    }
    return stroke
  }
}

extension ArchivedStroke.Cap: WiredName {}
extension ArchivedStroke.Join: WiredName {}

/// The encoding of an outline: a name, or an object with the fields of its kind.
///
/// The field `outline` contains an outline that is changed, such as a rotated one.
extension ArchivedOutline: WiredChoice {
  public static var noun: StaticString { "outline" }
  public static var mark: WireMark { .alone }

  public static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    // An outline that is nested too deep is written as a rectangle.
    let isAdmitted = try c.enter(.outlines, holdsOthers: value?.holdsOther ?? false)
    let outer = try c.beginChoice(mark)
    let made = try cases(isAdmitted ? value : .rectangle, &c)
    try c.end(outer)
    if isAdmitted { c.leave(.outlines) }
    return made
  }

  private var holdsOther: Bool {
    switch self {
    case .trimmed, .inset, .rotated, .scaled, .moved, .sized: true
    default: false
    }
  }

  public static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if try c.isCase("rectangle", 0, value, { if case .rectangle = $0 { true } else { false } }) {
      return .rectangle
    }
    let roundedRectangle = try c.when("roundedRectangle", 1, value) {
      if case .roundedRectangle(let radii) = $0 { radii } else { nil }
    }
    if let it = roundedRectangle {
      return .roundedRectangle(try ArchivedCornerRadii.fields(it, &c))
    }
    if try c.isCase("capsule", 2, value, { if case .capsule = $0 { true } else { false } }) {
      return .capsule
    }
    if try c.isCase("circle", 3, value, { if case .circle = $0 { true } else { false } }) {
      return .circle
    }
    if try c.isCase("ellipse", 4, value, { if case .ellipse = $0 { true } else { false } }) {
      return .ellipse
    }
    if try c.isCase(
      "containerRelative",
      5,
      value,
      { if case .containerRelative = $0 { true } else { false } }
    ) {
      return .containerRelative
    }
    if let it = try c.when("path", 6, value, { if case .path(let path) = $0 { path } else { nil } })
    {
      return .path(try c.required("path", 0, it))
    }
    let trimmed = try c.when("trimmed", 7, value) {
      if case .trimmed(let inner, let from, let to) = $0 { (inner, from, to) } else { nil }
    }
    if let it = trimmed {
      return .trimmed(
        try c.required("outline", 0, it?.0),
        from: try c.number("from", 1, it?.1, otherwise: 0),
        to: try c.number("to", 2, it?.2, otherwise: 1)
      )
    }
    let inset = try c.when("inset", 8, value) {
      if case .inset(let inner, let distance) = $0 { (inner, distance) } else { nil }
    }
    if let it = inset {
      return .inset(try c.required("outline", 0, it?.0), by: try c.requiredNumber("by", 1, it?.1))
    }
    let rotated = try c.when("rotated", 9, value) {
      if case .rotated(let inner, let degrees, let anchor) = $0 {
        (inner, degrees, anchor)
      } else {
        nil
      }
    }
    if let it = rotated {
      return .rotated(
        try c.required("outline", 0, it?.0),
        degrees: try c.requiredNumber("degrees", 1, it?.1),
        anchor: try c.field("anchor", 2, it?.2, usually: .center)
      )
    }
    let scaled = try c.when("scaled", 10, value) {
      if case .scaled(let inner, let x, let y, let anchor) = $0 {
        (inner, x, y, anchor)
      } else {
        nil
      }
    }
    if let it = scaled {
      return .scaled(
        try c.required("outline", 0, it?.0),
        x: try c.requiredNumber("x", 1, it?.1),
        y: try c.requiredNumber("y", 2, it?.2),
        anchor: try c.field("anchor", 3, it?.3, usually: .center)
      )
    }
    let moved = try c.when("moved", 11, value) {
      if case .moved(let inner, let distance) = $0 { (inner, distance) } else { nil }
    }
    if let it = moved {
      return .moved(try c.required("outline", 0, it?.0), by: try c.required("by", 1, it?.1))
    }
    let sized = try c.when("sized", 12, value) {
      if case .sized(let inner, let width, let height) = $0 { (inner, width, height) } else { nil }
    }
    if let it = sized {
      return .sized(
        try c.required("outline", 0, it?.0),
        width: try c.requiredNumber("width", 1, it?.1),
        height: try c.requiredNumber("height", 2, it?.2)
      )
    }
    throw c.unknown(noun)
  }
}

/// The fields of corner radii: either `radius`, or the corners that are not square.
extension ArchivedCornerRadii {
  fileprivate static func fields<C: WireCoder>(
    _ value: Self?,
    _ c: inout C
  ) throws(WireFault) -> Self {
    let value = value?.archivable
    let isEven = value.map { $0 == Self(all: $0.topLeading) } ?? false
    if let radius = try c.number("radius", 0, isEven ? value?.topLeading : nil) {
      return Self(all: radius)
    }
    return Self(
      topLeading: try c.number("topLeading", 1, value?.topLeading, usually: 0),
      bottomLeading: try c.number("bottomLeading", 2, value?.bottomLeading, usually: 0),
      bottomTrailing: try c.number("bottomTrailing", 3, value?.bottomTrailing, usually: 0),
      topTrailing: try c.number("topTrailing", 4, value?.topTrailing, usually: 0)
    )
  }
}
