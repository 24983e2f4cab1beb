public import WidgetIntents

/// A ready-made configuration of a widget and what to call it.
public struct AppIntentRecommendation<Intent> where Intent: WidgetConfigurationIntent {
  package let intent: Intent
  package let description: LocalizedStringResource

  /// A configuration under a name in the reader's language.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description
  }

  /// A configuration under a name that is the same in every language.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.init(
      intent: intent,
      description: LocalizedStringResource(stringLiteral: String(description))
    )
  }
}

/// Advises a configurable widget's timeline asynchronously.
public protocol AppIntentTimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// Ready-made configurations, which the gallery lists and a widget can be placed with (WK-18).
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

extension AppIntentTimelineProvider {
  /// The provider's snapshot, if it comes in time.
  ///
  /// - Throws: `timedOut`, or `cancelled` with the calling task.
  nonisolated(nonsending) package func snapshot(
    for configuration: Intent,
    in context: Context,
    within limit: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) async throws(TimelineError) -> Entry {
    // Not read here until the call is over: providers need not be Sendable.
    nonisolated(unsafe) let provider = self
    return try await ProviderCall.answer(within: limit, on: clock) { completion in
      completion(await provider.snapshot(for: configuration, in: context))
    }
  }

  /// The provider's timeline, if it comes in time.
  ///
  /// - Throws: `timedOut`, or `cancelled` with the calling task.
  nonisolated(nonsending) package func timeline(
    for configuration: Intent,
    in context: Context,
    within limit: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) async throws(TimelineError) -> Timeline<Entry> {
    nonisolated(unsafe) let provider = self
    return try await ProviderCall.answer(within: limit, on: clock) { completion in
      completion(await provider.timeline(for: configuration, in: context))
    }
  }
}
