/// A colour is a string: a name, `#RRGGBB`, or `#RRGGBB/#RRGGBB` for light and dark, and `@` with an
/// opacity of 0 to 255 after it where it is not opaque.
extension ArchivedColor: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let base = Base(jsonName: String(parts[0])) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\u{201C}\(text)\u{201D} is not a colour"
      )
    }
    self.init(base)
    guard parts.count == 2 else { return }
    guard let opacity = UInt8(parts[1]) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\u{201C}\(parts[1])\u{201D} is not an opacity, 0 to 255"
      )
    }
    self.opacity = opacity
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(opacity == 255 ? base.jsonName : "\(base.jsonName)@\(opacity)")
  }
}

extension ArchivedColor.Base {
  private static let levels = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
  private static let otherLevel = "foreground-"

  fileprivate var jsonName: String {
    switch self {
    case .foreground(let level) where (1...5).contains(level): Self.levels[level - 1]
    case .foreground(let level): "\(Self.otherLevel)\(level)"
    case .background: "background"
    case .accent: "accent"
    case .system(let color): color.jsonName
    case .rgb(let light, let dark) where light == dark: Self.hexadecimal(light)
    case .rgb(let light, let dark): "\(Self.hexadecimal(light))/\(Self.hexadecimal(dark))"
    }
  }

  fileprivate init?(jsonName name: String) {
    if let level = Self.levels.firstIndex(of: name) {
      self = .foreground(level: level + 1)
    } else if name == "background" {
      self = .background
    } else if name == "accent" {
      self = .accent
    } else if let color = SystemColor.allCases.first(where: { $0.jsonName == name }) {
      self = .system(color)
    } else if name.hasPrefix(Self.otherLevel) {
      guard let level = Int(name.dropFirst(Self.otherLevel.count)) else { return nil }
      self = .foreground(level: level)
    } else {
      let values = name.split(separator: "/", omittingEmptySubsequences: false)
      let numbers = values.compactMap(Self.number)
      guard (1...2).contains(values.count), numbers.count == values.count else { return nil }
      self = .rgb(light: numbers[0], dark: numbers[numbers.count - 1])
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(6 - digits.count, 0)) + digits
  }

  private static func number(_ text: Substring) -> UInt32? {
    guard text.utf8.count == 7, text.utf8.first == 0x23, text.dropFirst().allSatisfy(\.isHexDigit)
    else { return nil }
    return UInt32(text.dropFirst(), radix: 16)
  }
}

extension SystemColor: NamedCase {
  var jsonName: String {
    switch self {
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .mint: "mint"
    case .teal: "teal"
    case .cyan: "cyan"
    case .blue: "blue"
    case .indigo: "indigo"
    case .purple: "purple"
    case .pink: "pink"
    case .brown: "brown"
    case .white: "white"
    case .gray: "gray"
    case .black: "black"
    case .clear: "clear"
    }
  }
}

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
