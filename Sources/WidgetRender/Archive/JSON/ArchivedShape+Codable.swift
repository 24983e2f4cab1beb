/// `outline`, `paint`, and either `evenOdd` or `stroke` with `isInset`.
extension ArchivedShape {
  init(_ object: ObjectReader) throws {
    try object.allow([
      "kind", "modifiers", "outline", "paint", "evenOdd", "stroke", "isInset",
    ])
    let part: Part
    if let stroke: ArchivedStroke = try object.optional("stroke") {
      guard !object.has("evenOdd") else {
        throw object.error("evenOdd", "is for shapes without a stroke")
      }
      part = .edge(stroke, isInset: try object.optional("isInset") ?? false)
    } else {
      guard !object.has("isInset") else {
        throw object.error("isInset", "is for shapes with a stroke")
      }
      part = .inside(isEvenOdd: try object.optional("evenOdd") ?? false)
    }
    let paint: ArchivedPaint = try object.optional("paint") ?? .color(.primary)
    self.init(try object.required("outline"), part, paint)
  }

  func encode(to object: inout KeyedEncodingContainer<JSONKey>) throws {
    try object.encode(outline, forKey: "outline")
    if paint != .color(.primary) { try object.encode(paint, forKey: "paint") }
    switch part {
    case .inside(let isEvenOdd): if isEvenOdd { try object.encode(true, forKey: "evenOdd") }
    case .edge(let stroke, let isInset):
      try object.encode(stroke, forKey: "stroke")
      if isInset { try object.encode(true, forKey: "isInset") }
    }
  }
}

/// `{"width":1,"cap":"butt","join":"miter","dash":[…],"dashPhase":0}`, each of them optional.
extension ArchivedStroke: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder, keys: ["width", "cap", "join", "dash", "dashPhase"])
    self.init(
      width: try object.number("width") ?? 1,
      cap: try object.name("cap") ?? .butt,
      join: try object.name("join") ?? .miter,
      dash: try object.list("dash", upTo: ArchiveLimits.maximumDashes),
      dashPhase: try object.number("dashPhase") ?? 0
    )
    guard dash.allSatisfy(\.isArchivable) else {
      throw object.error("dash", "has a number beyond \(Int(ArchiveLimits.maximumNumber))")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    if width != 1 { try object.encode(width.archivable, forKey: "width") }
    if cap != .butt { try object.encode(cap.jsonName, forKey: "cap") }
    if join != .miter { try object.encode(join.jsonName, forKey: "join") }
    if !dash.isEmpty {
      let kept = dash.prefix(ArchiveLimits.maximumDashes)
      try object.encode(kept.map(\.archivable), forKey: "dash")
    }
    if dashPhase != 0 { try object.encode(dashPhase.archivable, forKey: "dashPhase") }
  }
}

/// An outline is a name, or `{"kind":…}` with the fields of that kind; `outline` holds the one that is changed.
extension ArchivedOutline: Codable {
  private static let plain: [(name: String, outline: ArchivedOutline)] = [
    ("rectangle", .rectangle), ("capsule", .capsule), ("circle", .circle), ("ellipse", .ellipse),
    ("containerRelative", .containerRelative),
  ]

  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      guard let known = Self.plain.first(where: { $0.name == name }) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "\u{201C}\(name)\u{201D} is not an outline"
          )
        )
      }
      self = known.outline
      return
    }
    let object = try ObjectReader(decoder)
    let kind: String = try object.required("kind")
    func allow(_ keys: String...) throws { try object.allow(["kind"] + keys) }
    func inner() throws -> ArchivedOutline {
      // The keys at the end of the path are those of this outline and the ones around it.
      let depth = object.path.reversed().prefix { $0.stringValue == "outline" }.count
      guard depth <= ArchiveLimits.maximumOutlineDepth else {
        throw object.error(
          "outline",
          "is nested deeper than \(ArchiveLimits.maximumOutlineDepth)"
        )
      }
      return try object.required("outline")
    }
    switch kind {
    case "roundedRectangle": self = .roundedRectangle(try ArchivedCornerRadii(object))
    case "path":
      try allow("path")
      self = .path(try object.required("path"))
    case "trimmed":
      try allow("outline", "from", "to")
      self = .trimmed(
        try inner(),
        from: try object.number("from") ?? 0,
        to: try object.number("to") ?? 1
      )
    case "inset":
      try allow("outline", "by")
      self = .inset(try inner(), by: try object.requiredNumber("by"))
    case "rotated":
      try allow("outline", "degrees", "anchor")
      self = .rotated(
        try inner(),
        degrees: try object.requiredNumber("degrees"),
        anchor: try object.optional("anchor") ?? .center
      )
    case "scaled":
      try allow("outline", "x", "y", "anchor")
      self = .scaled(
        try inner(),
        x: try object.requiredNumber("x"),
        y: try object.requiredNumber("y"),
        anchor: try object.optional("anchor") ?? .center
      )
    case "moved":
      try allow("outline", "by")
      self = .moved(try inner(), by: try object.required("by"))
    case "sized":
      try allow("outline", "width", "height")
      self = .sized(
        try inner(),
        width: try object.requiredNumber("width"),
        height: try object.requiredNumber("height")
      )
    default: throw object.error("kind", "is \u{201C}\(kind)\u{201D}, which is no outline")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    if let known = Self.plain.first(where: { $0.outline == self }) {
      var single = encoder.singleValueContainer()
      return try single.encode(known.name)
    }
    var object = encoder.container(keyedBy: JSONKey.self)
    try encodeFields(to: &object)
  }

  private func encodeFields(to object: inout KeyedEncodingContainer<JSONKey>) throws {
    func encode(_ kind: String, _ inner: ArchivedOutline? = nil) throws {
      try object.encode(kind, forKey: "kind")
      try object.encodeIfPresent(inner, forKey: "outline")
    }
    switch self {
    case .rectangle, .capsule, .circle, .ellipse, .containerRelative: break
    case .roundedRectangle(let radii):
      try encode("roundedRectangle")
      try radii.encode(to: &object)
    case .path(let path):
      try encode("path")
      try object.encode(path, forKey: "path")
    case .trimmed(let inner, let from, let to):
      try encode("trimmed", inner)
      try object.encode(from.archivable, forKey: "from")
      try object.encode(to.archivable, forKey: "to")
    case .inset(let inner, let distance):
      try encode("inset", inner)
      try object.encode(distance.archivable, forKey: "by")
    case .rotated(let inner, let degrees, let anchor):
      try encode("rotated", inner)
      try object.encode(degrees.archivable, forKey: "degrees")
      try object.encode(anchor: anchor)
    case .scaled(let inner, let x, let y, let anchor):
      try encode("scaled", inner)
      try object.encode(x.archivable, forKey: "x")
      try object.encode(y.archivable, forKey: "y")
      try object.encode(anchor: anchor)
    case .moved(let inner, let distance):
      try encode("moved", inner)
      try object.encode(distance, forKey: "by")
    case .sized(let inner, let width, let height):
      try encode("sized", inner)
      try object.encode(width.archivable, forKey: "width")
      try object.encode(height.archivable, forKey: "height")
    }
  }
}

extension ArchivedCornerRadii {
  private static let keys: [(JSONKey, WritableKeyPath<Self, Double> & Sendable)] = [
    ("topLeading", \.topLeading), ("bottomLeading", \.bottomLeading),
    ("bottomTrailing", \.bottomTrailing), ("topTrailing", \.topTrailing),
  ]

  /// Either `radius`, or the corners that are not square.
  fileprivate init(_ object: ObjectReader) throws {
    if let radius = try object.number("radius") {
      try object.allow(["kind", "radius"])
      self.init(all: radius)
      return
    }
    try object.allow(["kind", "radius"] + Self.keys.map(\.0.stringValue))
    self.init()
    for (key, corner) in Self.keys { self[keyPath: corner] = try object.number(key) ?? 0 }
  }

  fileprivate func encode(to object: inout KeyedEncodingContainer<JSONKey>) throws {
    if self == ArchivedCornerRadii(all: topLeading) {
      return try object.encode(topLeading.archivable, forKey: "radius")
    }
    for (key, corner) in Self.keys where self[keyPath: corner] != 0 {
      try object.encode(self[keyPath: corner].archivable, forKey: key)
    }
  }
}
