public import WidgetIntents

/// Advises a configurable widget's timeline asynchronously.
public protocol AppIntentTimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// Ready-made configurations for hosts without a way to edit one; ours has one and ignores them.
  func recommendations() -> [AppIntentRecommendation<Self.Intent>]
  /// A first picture, at once; it is drawn with placeholder redaction.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// A picture of a passing moment; for a preview it must come quickly and may show sample data.
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
  /// The entries from the present on, with the policy for the next request.
  func timeline(
    for configuration: Self.Intent,
    in context: Self.Context
  ) async -> Timeline<Self.Entry>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
