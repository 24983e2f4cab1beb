/// A control without parameters.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public typealias Body = Never
  let offer: WidgetOffer?

  /// A control that always shows the same.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    offer =
      ControlOffer<Void>(
        kind: kind,
        configuration: nil,
        preview: { _ in },
        current: { _ in },
        content: { content().resolvedPicture }
      ).offer
  }

  /// A control that shows a value.
  public init<Provider: ControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    let limit = ReloadLimits().timeline
    offer =
      ControlOffer(
        kind: kind,
        configuration: nil,
        preview: { _ in provider.previewValue },
        current: { _ in try await provider.currentValue(within: limit) },
        content: { content($0).resolvedPicture }
      ).offer
  }
}

extension StaticControlConfiguration: OfferingConfiguration {}

/// A control whose parameters are those of an intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent,
  Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public typealias Body = Never
  let offer: WidgetOffer?

  /// A control that shows a value for its configuration.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration {
    let limit = ReloadLimits().timeline
    offer =
      ControlOffer(
        kind: kind,
        configuration: Configuration.self,
        preview: { _ in provider.previewValue(configuration: Configuration()) },
        current: { setting in
          let configuration = try await setting.resolved(Configuration.self)
          return try await provider.currentValue(configuration: configuration, within: limit)
        },
        content: { content($0).resolvedPicture }
      ).offer
  }

  /// A control that shows its configuration.
  public init(
    kind: String,
    intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    offer =
      ControlOffer(
        kind: kind,
        configuration: Configuration.self,
        preview: { _ in Configuration() },
        current: { try await $0.resolved(Configuration.self) },
        content: { content($0).resolvedPicture }
      ).offer
  }
}

extension AppIntentControlConfiguration: OfferingConfiguration {}
