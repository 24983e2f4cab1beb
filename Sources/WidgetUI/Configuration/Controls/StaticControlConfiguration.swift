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
