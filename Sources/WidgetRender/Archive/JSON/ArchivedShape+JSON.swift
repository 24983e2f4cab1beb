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
