/// The families of widgets as summaries and sizes name them.
public enum IntentWidgetFamily: String, Sendable, Hashable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

  /// The family of the widget that is being configured; none outside of a configuration.
  @TaskLocal package static var current: IntentWidgetFamily?
}
