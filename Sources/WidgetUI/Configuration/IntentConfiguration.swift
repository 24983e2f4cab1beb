/// A widget whose parameters are an `INIntent`'s; each keeps its default.
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
    offer =
      StaticConfiguration(
        kind: kind,
        provider: FixedIntentProvider(provider: provider) { Intent() },
        content: content
      ).offer
  }
}

extension IntentConfiguration: OfferingConfiguration {}
