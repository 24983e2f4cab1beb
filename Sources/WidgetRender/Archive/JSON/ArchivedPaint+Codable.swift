/// A paint is a colour, or `{"kind":"linear","stops":[…],"from":POINT,"to":POINT}`; kinds around a `center` have numbers there.
extension ArchivedPaint: Codable {
  public init(from decoder: any Decoder) throws {
    if let single = try? decoder.singleValueContainer(), (try? single.decode(String.self)) != nil {
      self = .color(try ArchivedColor(from: decoder))
      return
    }
    let object = try ObjectReader(decoder)
    let kind: String = try object.required("kind")
    if kind == "linear" {
      try object.allow(["kind", "stops", "from", "to"])
      self = .linear(
        try ArchivedGradient(object),
        from: try object.required("from"),
        to: try object.required("to")
      )
      return
    }
    guard ["radial", "elliptical", "angular"].contains(kind) else {
      throw object.error("kind", "is \u{201C}\(kind)\u{201D}, which is no paint")
    }
    try object.allow(["kind", "stops", "center", "from", "to"])
    let gradient = try ArchivedGradient(object)
    let center: ArchivedPoint = try object.optional("center") ?? .center
    let (from, to) = (try object.requiredNumber("from"), try object.requiredNumber("to"))
    switch kind {
    case "radial": self = .radial(gradient, center: center, from: from, to: to)
    case "elliptical": self = .elliptical(gradient, center: center, from: from, to: to)
    default: self = .angular(gradient, center: center, from: from, to: to)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    if case .color(let color) = self { return try color.encode(to: encoder) }
    var object = encoder.container(keyedBy: JSONKey.self)
    switch self {
    case .color: break
    case .linear(let gradient, let from, let to):
      try gradient.encode("linear", to: &object)
      try object.encode(from, forKey: "from")
      try object.encode(to, forKey: "to")
    case .radial(let gradient, let center, let from, let to):
      try gradient.encode("radial", to: &object, around: center, from, to)
    case .elliptical(let gradient, let center, let from, let to):
      try gradient.encode("elliptical", to: &object, around: center, from, to)
    case .angular(let gradient, let center, let from, let to):
      try gradient.encode("angular", to: &object, around: center, from, to)
    }
  }
}

extension ArchivedGradient {
  fileprivate init(_ object: ObjectReader) throws {
    _ = try object.present("stops", object.has("stops") ? true : nil)
    self.init(try object.list("stops", upTo: ArchiveLimits.maximumStops))
    var last = 0.0
    for stop in stops {
      guard stop.location >= last, stop.location <= 1 else {
        throw object.error("stops", "do not rise from 0 to 1")
      }
      last = stop.location
    }
  }

  fileprivate func encode(
    _ kind: String,
    to object: inout KeyedEncodingContainer<JSONKey>
  ) throws {
    try object.encode(kind, forKey: "kind")
    try object.encode(archivableStops, forKey: "stops")
  }

  fileprivate func encode(
    _ kind: String,
    to object: inout KeyedEncodingContainer<JSONKey>,
    around center: ArchivedPoint,
    _ from: Double,
    _ to: Double
  ) throws {
    try encode(kind, to: &object)
    if center != .center { try object.encode(center, forKey: "center") }
    try object.encode(from.archivable, forKey: "from")
    try object.encode(to.archivable, forKey: "to")
  }
}

/// `{"color":COLOUR,"at":0.5}`
extension ArchivedGradient.Stop: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder, keys: ["color", "at"])
    self.init(try object.required("color"), at: try object.requiredNumber("at"))
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    try object.encode(color, forKey: "color")
    try object.encode(location, forKey: "at")
  }
}
