public import Essentials

/// The place for which a provider makes its widget.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  /// Whether the picture is for the gallery, where sample data is welcome.
  public let isPreview: Bool

  /// Whether the widget is being scrolled and wants rows beyond its height, 500 at most.
  public let isScrolled: Bool

  /// The moment that the host wants to foresee; `nil` is the present.
  package let foreseen: Date?

  /// The moment from which on a timeline is wanted: the present, or a later one that is only to be looked at.
  public var date: Date { foreseen ?? Date() }

  /// Returns the most rows of a list that any picture can show: `usual`, or 500 if the widget is being scrolled.
  ///
  ///     entry.rows = all.prefix(context.rowLimit(12))
  public func rowLimit(_ usual: Int) -> Int { isScrolled ? max(usual, 500) : usual }

  package init(
    family: WidgetFamily,
    isPreview: Bool,
    isScrolled: Bool = false,
    foreseen: Date? = nil
  ) {
    self.family = family
    self.isPreview = isPreview
    self.isScrolled = isScrolled
    self.foreseen = foreseen
  }
}

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

extension TimelineProvider {
  /// The snapshot that the provider's first call of its completion brings.
  ///
  /// - Throws: `timedOut`, `completionDropped`, or `cancelled` with the calling task.
  nonisolated(nonsending) package func snapshot(
    in context: Context,
    within limit: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) async throws(TimelineError) -> Entry {
    // Not read here until the call is over: providers need not be Sendable.
    nonisolated(unsafe) let provider = self
    return try await ProviderCall.answer(within: limit, on: clock) { completion in
      provider.getSnapshot(in: context) { completion($0) }
    }
  }

  /// The timeline that the provider's first call of its completion brings.
  ///
  /// - Throws: `timedOut`, `completionDropped`, or `cancelled` with the calling task.
  nonisolated(nonsending) package func timeline(
    in context: Context,
    within limit: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) async throws(TimelineError) -> Timeline<Entry> {
    nonisolated(unsafe) let provider = self
    return try await ProviderCall.answer(within: limit, on: clock) { completion in
      provider.getTimeline(in: context) { completion($0) }
    }
  }
}
