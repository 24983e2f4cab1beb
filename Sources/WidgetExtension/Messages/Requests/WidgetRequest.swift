package import WidgetIntents
package import WidgetRender
package import WidgetTimeline
package import Wire

/// A request for a picture of a widget.
package struct WidgetRequest: Equatable, Sendable {
  package var kind: String
  package var family: WidgetFamily
  /// The placed widget's configuration; parameters that are missing have their defaults.
  package var configuration: [IntentArgument]
  /// Whether the picture is for the gallery, for which sample data is suitable (WK-69).
  package var isPreview: Bool
  /// Whether the network is not available: content that would be loaded is left out, with a remark
  /// (CL-12).
  package var isOffline: Bool
  /// The mode in which the picture will be drawn; `nil` for the family's own (WK-34).
  package var mode: DrawContext.RenderingMode?
  /// Whether the widget is being scrolled, so that the picture contains all of its rows.
  package var isScrolled: Bool
  /// The time for which the timeline is requested, in microseconds since 1970 UTC; `nil` for the
  /// current time.
  package var foreseen: Int64?

  package init(
    kind: String,
    family: WidgetFamily,
    configuration: [IntentArgument] = [],
    isPreview: Bool = false,
    isOffline: Bool = false,
    mode: DrawContext.RenderingMode? = nil,
    isScrolled: Bool = false,
    foreseen: Int64? = nil
  ) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
    self.isPreview = isPreview
    self.isOffline = isOffline
    self.mode = mode
    self.isScrolled = isScrolled
    self.foreseen = foreseen
  }
}

extension DrawContext.RenderingMode: WiredWord {}

extension WidgetRequest: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let kind = try c.required("kind", 0, value?.kind)
    let name = try c.required("family", 1, value?.family.commandLineName)
    guard let family = WidgetFamily(commandLineName: name) else {
      throw c.fault("family", "is the unknown \(name)")
    }
    return Self(
      kind: kind,
      family: family,
      configuration: try c.list("configuration", 2, value?.configuration),
      isPreview: try c.mark("isPreview", 3, value?.isPreview),
      isOffline: try c.mark("isOffline", 4, value?.isOffline),
      mode: try c.field("mode", 5, value?.mode),
      isScrolled: try c.mark("isScrolled", 7, value?.isScrolled),
      foreseen: try c.field("foreseen", 6, value?.foreseen)
    )
  }
}
