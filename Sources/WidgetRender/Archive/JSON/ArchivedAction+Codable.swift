/// `{"intent":…,"role":"button","parameters":[{"name":…,"value":…}]}`; role and parameters are optional.
extension ArchivedAction: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder, keys: ["intent", "role", "parameters"])
    self.init(
      intent: try object.string("intent"),
      parameters: try object.optional("parameters") ?? [],
      role: try object.name("role") ?? .button
    )
    guard parameters.count <= ArchiveLimits.maximumParameters else {
      throw object.error("parameters", "are more than \(ArchiveLimits.maximumParameters)")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    try object.encode(intent, forKey: "intent")
    if role != .button { try object.encode(role.jsonName, forKey: "role") }
    if !parameters.isEmpty { try object.encode(parameters, forKey: "parameters") }
  }
}

extension ArchivedAction.Parameter: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder, keys: ["name", "value"])
    self.init(name: try object.string("name"), value: try object.string("value"))
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    try object.encode(name, forKey: "name")
    try object.encode(value, forKey: "value")
  }
}
