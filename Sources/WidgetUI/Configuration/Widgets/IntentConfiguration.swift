public import Foundation

/// The configuration of a widget with the parameters of an `INIntent`; parameters that are not set
/// have their defaults.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  public typealias Body = Never
  let offer: WidgetOffer?

  /// Creates the configuration.
  ///
  /// - Parameters:
  ///   - kind: The name of the widget, unique in its extension (WK-25). Do not change it once the
  ///     widget is placed.
  ///   - intent: The type of the parameters.
  ///   - provider: The source of the entries.
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
      parametersTitle: parameters?.title,
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

/// The parameters of a widget as an intent class of SiriKit, which preceded App Intents.
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
  /// Sets the intent's properties to the values that the user chose.
  func take(_ parameters: Parameters)
}

extension ConfigurableIntent {
  fileprivate static var parameters: any WidgetConfigurationIntent.Type { Parameters.self }

  /// Sets the intent's properties to the configuration of the placed widget.
  @MainActor
  fileprivate func configure(by setting: PictureSetting) async throws {
    take(try await setting.resolved(Parameters.self))
  }
}

/// Makes the timelines of a widget whose parameters are those of an `INIntent`.
///
/// The methods receive completion handlers, which may be called later and from any thread; only the
/// first call counts.
public protocol IntentTimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext

  /// Returns recommended configurations for hosts in which users cannot edit one; a terminal
  /// ignores them.
  func recommendations() -> [IntentRecommendation<Self.Intent>]
  /// Returns an entry for the picture before any data is available; it is drawn redacted, as grey
  /// shapes.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// Supplies the entry for a single picture, such as one in the gallery.
  @preconcurrency
  func getSnapshot(
    for configuration: Self.Intent,
    in context: Self.Context,
    completion: @escaping @Sendable (Self.Entry) -> Void
  )
  /// Supplies the entries from the present on, with the policy for the next request.
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

/// A preconfigured widget with an `INIntent`: a configuration with a description.
public struct IntentRecommendation<Intent: INIntent> {
  private let intent: Intent
  let description: String

  /// Creates a recommendation with a description that is the same in every language.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = String(description)
  }

  /// Creates a recommendation with a description that is translated into the user's language.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: String(localized: description))
  }

  /// Creates a recommendation whose description is a key of the string tables.
  ///
  /// With a string literal, the initializer for a `LocalizedStringResource` is chosen instead.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates a recommendation with a description in the user's language; dates and symbols in it
  /// are dropped.
  public init(intent: Intent, description: Text) {
    self.init(intent: intent, description: description.plain)
  }
}

/// A provider whose parameters are fixed: their values are the defaults, or those that the user
/// chose.
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
