/// The family of a widget, on which parameter summaries and the sizes of lists can depend.
public enum IntentWidgetFamily: String, Sendable, Hashable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}
