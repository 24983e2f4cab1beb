import WidgetExtension

/// A widget whose parameters are those of an intent.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public typealias Body = Never
  let offer: WidgetOffer?

  /// - Parameters:
  ///   - kind: The author's name for the widget, unique in its extension (WK-25).
  ///   - intent: The parameters, each optional or with a default (AI-18).
  ///   - provider: Where the entries come from.
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
      displayName: Intent.title,
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
  /// A configuration under a name in the reader's language.
  public init(intent: Intent, description: Text) {
    self.init(intent: intent, description: description.plain)
  }

  /// A configuration under a key of the string tables; a literal is a `LocalizedStringResource` instead.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
}
