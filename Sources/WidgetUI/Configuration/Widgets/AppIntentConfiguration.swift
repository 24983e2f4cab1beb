import WidgetExtension

/// The configuration of a widget with parameters, which users set when they place it.
///
/// ```swift
/// struct ClubOptions: WidgetConfigurationIntent {
///   static let title: LocalizedStringResource = "Club"
///   @Parameter(title: "Club", default: "Home") var club: String
/// }
/// struct ClubEntry: TimelineEntry {
///   let date: Date
///   let club: String
/// }
/// struct ClubProvider: AppIntentTimelineProvider {
///   func placeholder(in context: Context) -> ClubEntry { ClubEntry(date: .now, club: "Club") }
///   func snapshot(for options: ClubOptions, in context: Context) async -> ClubEntry {
///     ClubEntry(date: .now, club: options.club)
///   }
///   func timeline(for options: ClubOptions, in context: Context) async -> Timeline<ClubEntry> {
///     Timeline(entries: [ClubEntry(date: .now, club: options.club)], policy: .never)
///   }
/// }
/// struct ClubWidget: Widget {
///   var body: some WidgetConfiguration {
///     AppIntentConfiguration(kind: "ClubWidget", provider: ClubProvider()) { Text($0.club) }
///   }
/// }
/// ```
///
/// On the command line: `widgetctl add club --club Away`.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public typealias Body = Never
  let offer: WidgetOffer?

  /// Creates the configuration.
  ///
  /// - Parameters:
  ///   - kind: The name of the widget, unique in its extension (WK-25). Do not change it once the
  ///     widget is placed.
  ///   - intent: The parameters, each optional or with a default (AI-18).
  ///   - provider: The source of the entries.
  ///   - content: The view of an entry, evaluated once, when a timeline is made.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String,
    intent: Intent.Type = Intent.self,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    let limit = ReloadLimits().timeline
    offer = WidgetOffer(
      kind: kind,
      parametersTitle: Intent.title,
      description: Intent.description?.descriptionText,
      configuration: Intent.self,
      makePlaceholder: { setting in
        EntryArchiver(setting: setting, content: content)
          .placeholder(provider.placeholder(in: setting.context))
      },
      makeSnapshot: { setting in
        let intent = try await setting.resolved(Intent.self)
        return EntryArchiver(setting: setting, content: content)(
          try await provider.snapshot(for: intent, in: setting.context, within: limit)
        )
      },
      makeTimeline: { setting in
        let intent = try await setting.resolved(Intent.self)
        return EntryArchiver(setting: setting, content: content)(
          try await provider.timeline(for: intent, in: setting.context, within: limit)
        )
      },
      recommendations: {
        provider.recommendations().map { recommendation in
          RecommendedConfiguration(
            title: String(localized: recommendation.description),
            arguments: IntentBuilder.arguments(of: recommendation.intent)
          )
        }
      },
      makeEntry: { entry, setting in
        (entry as? Provider.Entry).map { EntryArchiver(setting: setting, content: content)($0) }
      }
    )
  }
}

extension AppIntentConfiguration {
  public var _offer: _WidgetOffer? { _WidgetOffer(offer) }
}

extension AppIntentRecommendation {
  /// Creates a recommendation with a description that is translated into the user's language.
  public init(intent: Intent, description: Text) {
    self.init(intent: intent, description: description.plain)
  }

  /// Creates a recommendation whose description is a key of the string tables.
  ///
  /// With a string literal, the initializer for a `LocalizedStringResource` is chosen instead.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
}
