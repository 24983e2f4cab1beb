/// `{"foreground":COLOUR,"background":COLOUR,"attributes":["bold",…]}`, each of them optional.
extension TextStyle: Codable {
  private static let names: [(Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.strikethrough, "strikethrough"), (.inverse, "inverse"),
  ]

  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder, keys: ["foreground", "background", "attributes"])
    self.init(
      foreground: try object.optional("foreground") ?? .primary,
      background: try object.optional("background")
    )
    let given: [String] = try object.optional("attributes") ?? []
    for name in given {
      guard let known = Self.names.first(where: { $0.1 == name }) else {
        let all = Self.names.map(\.1).joined(separator: ", ")
        throw object.error("attributes", "has \u{201C}\(name)\u{201D}; known: \(all)")
      }
      attributes.insert(known.0)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    if foreground != .primary { try object.encode(foreground, forKey: "foreground") }
    try object.encodeIfPresent(background, forKey: "background")
    if !attributes.isEmpty {
      let given = Self.names.filter { attributes.contains($0.0) }.map(\.1)
      try object.encode(given, forKey: "attributes")
    }
  }
}
