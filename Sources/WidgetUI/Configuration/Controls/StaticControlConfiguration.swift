/// The configuration of a control without parameters.
///
/// ```swift
/// struct DoorValue: ControlValueProvider {
///   var previewValue: Int { 0 }
///   func currentValue() async throws -> Int { 2 }
/// }
/// struct DoorControl: ControlWidget {
///   var body: some ControlWidgetConfiguration {
///     StaticControlConfiguration(kind: "DoorControl", provider: DoorValue()) { open in
///       ControlWidgetButton("Doors", action: DrinkWater()) { _ in Text("\(open) open") }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public typealias Body = Never
  let offer: WidgetOffer?

  /// Creates the configuration of a control without a value.
  ///
  /// - Parameters:
  ///   - kind: A name that is unique in the extension.
  ///   - content: The button or toggle.
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

  /// Creates the configuration of a control that shows a value.
  ///
  /// - Parameters:
  ///   - kind: A name that is unique in the extension.
  ///   - provider: The source of the value.
  ///   - content: The button or toggle for a value.
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

/// The configuration of a control whose parameters are those of an intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent,
  Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public typealias Body = Never
  let offer: WidgetOffer?

  /// Creates the configuration of a control that shows a value for its parameters.
  ///
  /// - Parameters:
  ///   - kind: A name that is unique in the extension.
  ///   - provider: The source of the value.
  ///   - content: The button or toggle for a value.
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

  /// Creates the configuration of a control that shows its parameters.
  ///
  /// - Parameters:
  ///   - kind: A name that is unique in the extension.
  ///   - intent: The type of the parameters.
  ///   - content: The button or toggle for the parameters.
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
