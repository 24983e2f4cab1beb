public import Foundation

/// The configuration of a widget whose parameters are those of an `INIntent`; a parameter that is not configured
/// keeps its default.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  public typealias Body = Never
  let offer: WidgetOffer?

  /// - Parameters:
  ///   - kind: The author's name for the widget, unique in its extension (WK-25).
  ///   - intent: The parameters.
  ///   - provider: Where the entries come from.
  ///   - content: The view of an entry, evaluated once, when a timeline is made.
  public init<Provider: IntentTimelineProvider>(
    kind: String,
    intent: Intent.Type,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    let limit = ReloadLimits().timeline
    let parameters = (intent as? any ConfigurableIntent.Type)?.parameters
    offer = WidgetOffer(
      kind: kind,
      displayName: parameters?.title,
      description: parameters?.description?.descriptionText,
      configuration: parameters,
      makePlaceholder: { setting in
        EntryArchiver(setting: setting, content: content)
          .placeholder(provider.placeholder(in: setting.context))
      },
      makeSnapshot: { setting in
        let fixed = try await FixedIntentProvider(provider: provider, setting)
        return EntryArchiver(setting: setting, content: content)(
          try await fixed.snapshot(in: setting.context, within: limit)
        )
      },
      makeTimeline: { setting in
        let fixed = try await FixedIntentProvider(provider: provider, setting)
        return EntryArchiver(setting: setting, content: content)(
          try await fixed.timeline(in: setting.context, within: limit)
        )
      },
      makeEntry: { entry, setting in
        (entry as? Provider.Entry).map { EntryArchiver(setting: setting, content: content)($0) }
      }
    )
  }
}

extension IntentConfiguration {
  public var _offer: _WidgetOffer? { _WidgetOffer(offer) }
}

/// The parameters of a widget in the form that came before App Intents.
open class INIntent: NSObject {
  public required override init() {
    super.init()
  }
}

/// An intent of an `.intentdefinition` file whose parameters are also declared as an App Intent's.
///
/// `widgetctl extension import` generates both types.
public protocol ConfigurableIntent: INIntent {
  /// The parameters that the user can configure.
  associatedtype Parameters: WidgetConfigurationIntent
  /// Applies the user's choices.
  func take(_ parameters: Parameters)
}

extension ConfigurableIntent {
  fileprivate static var parameters: any WidgetConfigurationIntent.Type { Parameters.self }

  /// Applies the placed widget's configuration.
  @MainActor
  fileprivate func configure(by setting: PictureSetting) async throws {
    take(try await setting.resolved(Parameters.self))
  }
}

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

/// A ready-made configuration of a widget with an `INIntent`, and what to call it.
public struct IntentRecommendation<Intent: INIntent> {
  private let intent: Intent
  let description: String

  /// A configuration under a name that is the same in every language.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = String(description)
  }

  /// A configuration under a name in the reader's language.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: String(localized: description))
  }

  /// A configuration under a key of the string tables; a literal is a `LocalizedStringResource` instead.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// A configuration under a name in the reader's language; dates and symbols in it are left out.
  public init(intent: Intent, description: Text) {
    self.init(intent: intent, description: description.plain)
  }
}

/// A provider that is always asked with the same parameters: the defaults, unless something was chosen.
struct FixedIntentProvider<Provider: IntentTimelineProvider>: TimelineProvider {
  let provider: Provider
  let intent: Provider.Intent

  func placeholder(in context: Context) -> Provider.Entry { provider.placeholder(in: context) }

  func getSnapshot(
    in context: Context,
    completion: @escaping @Sendable (Provider.Entry) -> Void
  ) {
    provider.getSnapshot(for: intent, in: context, completion: completion)
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<Provider.Entry>) -> Void
  ) {
    provider.getTimeline(for: intent, in: context, completion: completion)
  }
}

extension FixedIntentProvider {
  /// Creates the intent from the placed widget's configuration.
  @MainActor
  init(provider: Provider, _ setting: PictureSetting) async throws {
    self.init(provider: provider, intent: Provider.Intent())
    try await (intent as? any ConfigurableIntent)?.configure(by: setting)
  }
}
