/// Advises a static widget's timeline through completion handlers.
///
/// A completion may be called later and from any thread; the first call counts.
public protocol TimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// A first picture, at once; it is drawn with placeholder redaction.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// A picture of a passing moment; for a preview it must come quickly and may show sample data.
  @preconcurrency
  func getSnapshot(
    in context: Self.Context,
    completion: @escaping @Sendable (Self.Entry) -> Void
  )
  /// The entries from the present on, with the policy for the next request.
  @preconcurrency
  func getTimeline(
    in context: Self.Context,
    completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void
  )
}
