public import WidgetUI

/// A preview of a live activity, which is accepted and not shown.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes, Content: Widget>(
  _ name: String? = nil,
  as activityViewKind: ActivityPreviewViewKind,
  using attributes: Attributes,
  widget: @escaping @MainActor () -> Content,
  @PreviewActivityBuilder<Attributes.ContentState> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

extension Preview {
  /// Nothing: a terminal shows no live activities.
  public init<Attributes: ActivityAttributes, Content: Widget>(
    _ name: String? = nil,
    as activityViewKind: ActivityPreviewViewKind,
    using attributes: Attributes,
    widget: @escaping @MainActor () -> Content,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.init(unshown: name)
  }
}
