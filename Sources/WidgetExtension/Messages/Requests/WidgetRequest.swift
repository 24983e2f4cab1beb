package import WidgetIntents
package import WidgetRender
package import WidgetTimeline

/// Which picture is wanted of which widget.
package struct WidgetRequest: Equatable, Sendable {
  package var kind: String
  package var family: WidgetFamily
  /// The placed widget's configuration; what is not named keeps its default.
  package var configuration: [IntentArgument]
  /// Whether the picture is for the gallery, where sample data is welcome (WK-69).
  package var isPreview: Bool
  /// Whether the network is out of reach: what would be loaded is left out and said to be (CL-12).
  package var isOffline: Bool
  /// The mode in which the picture will be drawn; `nil` is the family's own (WK-34).
  package var mode: DrawContext.RenderingMode?
  /// The moment to foresee, in microseconds since 1970 UTC; `nil` is the present.
  package var foreseen: Int64?

  package init(
    kind: String,
    family: WidgetFamily,
    configuration: [IntentArgument] = [],
    isPreview: Bool = false,
    isOffline: Bool = false,
    mode: DrawContext.RenderingMode? = nil,
    foreseen: Int64? = nil
  ) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
    self.isPreview = isPreview
    self.isOffline = isOffline
    self.mode = mode
    self.foreseen = foreseen
  }
}

extension DrawContext.RenderingMode: Codable {}

extension WidgetRequest: Codable {
  private enum CodingKeys: CodingKey {
    case kind, family, configuration, isPreview, isOffline, mode, foreseen
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.decode(String.self, forKey: .kind)
    let name = try container.decode(String.self, forKey: .family)
    guard let family = WidgetFamily(commandLineName: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .family,
        in: container,
        debugDescription: "unknown family \(name)"
      )
    }
    self.family = family
    configuration = try container.decode([IntentArgument].self, forKey: .configuration)
    isPreview = try container.decode(Bool.self, forKey: .isPreview)
    isOffline = try container.decode(Bool.self, forKey: .isOffline)
    mode = try container.decodeIfPresent(DrawContext.RenderingMode.self, forKey: .mode)
    foreseen = try container.decodeIfPresent(Int64.self, forKey: .foreseen)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(family.commandLineName, forKey: .family)
    try container.encode(configuration, forKey: .configuration)
    try container.encode(isPreview, forKey: .isPreview)
    try container.encode(isOffline, forKey: .isOffline)
    try container.encodeIfPresent(mode, forKey: .mode)
    try container.encodeIfPresent(foreseen, forKey: .foreseen)
  }
}
