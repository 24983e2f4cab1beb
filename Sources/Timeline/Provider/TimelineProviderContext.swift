/// What a provider is told about the place that its widget is made for.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  /// Whether the picture is for the gallery, where sample data is welcome.
  public let isPreview: Bool

  package init(family: WidgetFamily, isPreview: Bool) {
    self.family = family
    self.isPreview = isPreview
  }
}
