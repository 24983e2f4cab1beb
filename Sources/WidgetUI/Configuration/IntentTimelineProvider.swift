/// Advises the timeline of a widget whose parameters are an `INIntent`'s.
///
/// A completion may be called later and from any thread; the first call counts.
public protocol IntentTimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext

  /// Ready-made configurations for hosts without a way to edit one; ours ignores them.
  func recommendations() -> [IntentRecommendation<Self.Intent>]
  /// A first picture, at once; it is drawn with placeholder redaction.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// A picture of a passing moment; for a preview it must come quickly and may show sample data.
  @preconcurrency
  func getSnapshot(
    for configuration: Self.Intent,
    in context: Self.Context,
    completion: @escaping @Sendable (Self.Entry) -> Void
  )
  /// The entries from the present on, with the policy for the next request.
  @preconcurrency
  func getTimeline(
    for configuration: Self.Intent,
    in context: Self.Context,
    completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void
  )
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
