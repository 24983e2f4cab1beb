public import WidgetIntents

/// A preconfigured widget in the gallery: a configuration with a description.
///
/// ```swift
/// struct DayOptions: WidgetConfigurationIntent {
///   static let title: LocalizedStringResource = "Day"
///   @Parameter(title: "Week Numbers", default: false) var showsWeek: Bool
/// }
/// let weeks = DayOptions()
/// weeks.showsWeek = true
/// let recommendation = AppIntentRecommendation(intent: weeks, description: "With week numbers")
/// ```
public struct AppIntentRecommendation<Intent> where Intent: WidgetConfigurationIntent {
  package let intent: Intent
  package let description: LocalizedStringResource

  /// Creates a recommendation with a description that is translated into the user's language.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description
  }

  /// Creates a recommendation with a description that is the same in every language.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.init(
      intent: intent,
      description: LocalizedStringResource(stringLiteral: String(description))
    )
  }
}

/// Makes the timelines of a widget that the user can configure.
///
/// ```swift
/// struct CityOptions: WidgetConfigurationIntent {
///   static let title: LocalizedStringResource = "City"
///   @Parameter(title: "City", default: "Izmir") var city: String
/// }
/// struct CityEntry: TimelineEntry {
///   let date: Date
///   let city: String
/// }
/// struct CityProvider: AppIntentTimelineProvider {
///   func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now, city: "City") }
///   func snapshot(for options: CityOptions, in context: Context) async -> CityEntry {
///     CityEntry(date: .now, city: options.city)
///   }
///   func timeline(for options: CityOptions, in context: Context) async -> Timeline<CityEntry> {
///     Timeline(entries: [CityEntry(date: .now, city: options.city)], policy: .never)
///   }
/// }
/// ```
public protocol AppIntentTimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// Returns configurations that the gallery offers and with which a widget can be added (WK-18);
  /// none by default.
  func recommendations() -> [AppIntentRecommendation<Self.Intent>]
  /// Returns an entry for the picture before any data is available; it is drawn redacted, as grey
  /// shapes.
  ///
  /// The method must return at once.
  ///
  /// - Parameter context: The size of the widget, and the purpose of the picture.
  /// - Returns: An entry with sample or empty values.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// Returns the entry for a single picture, such as one in the gallery.
  ///
  /// If `context.isPreview` is true, return quickly, with sample data if necessary.
  ///
  /// - Parameters:
  ///   - configuration: The widget's parameters with the user's values.
  ///   - context: The size of the widget, and the purpose of the picture.
  /// - Returns: The entry to show.
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
  /// Returns the entries from the present on, with the policy for the next request.
  ///
  /// - Parameters:
  ///   - configuration: The widget's parameters with the user's values.
  ///   - context: The size of the widget, and the purpose of the picture.
  /// - Returns: The timeline, whose first entry is usually dated now.
  func timeline(
    for configuration: Self.Intent,
    in context: Self.Context
  ) async -> Timeline<Self.Entry>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

extension AppIntentTimelineProvider {
  /// Returns the provider's snapshot within a time limit.
  ///
  /// - Throws: `timedOut`, or `cancelled` if the calling task is cancelled.
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

  /// Returns the provider's timeline within a time limit.
  ///
  /// - Throws: `timedOut`, or `cancelled` if the calling task is cancelled.
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
