public import WidgetUI

/// Declares a preview of a Live Activity in its states on the Lock Screen.
///
/// A preview around a phone's camera is shown like one on the Lock Screen if it is the only preview
/// of its widget.
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
  /// Creates a preview of a Live Activity's states on the Lock Screen.
  public init<Attributes: ActivityAttributes, Content: Widget>(
    _ name: String? = nil,
    as activityViewKind: ActivityPreviewViewKind,
    using attributes: Attributes,
    widget: @escaping @MainActor () -> Content,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.init(
      name,
      activity: attributes,
      isAroundCamera: !activityViewKind.isContent,
      widget: widget,
      contentStates: contentStates
    )
  }
}

extension ActivityAttributes {
  /// Returns a view of a Live Activity on the Lock Screen; the view is empty for a presentation
  /// around the camera.
  @MainActor @ViewBuilder
  public func previewContext(
    _ state: ContentState,
    isStale: Bool = false,
    viewKind: ActivityPreviewViewKind
  ) -> some View {
    if viewKind.isContent { _LockScreenPreview(self, state: state, isStale: isStale) }
  }
}

/// A result builder for the states in a preview of a Live Activity.
@resultBuilder
public enum PreviewActivityBuilder<State> {
  public static func buildExpression(_ expression: State) -> [State] { [expression] }

  public static func buildBlock(_ components: [State]...) -> [State] { components.flatMap { $0 } }

  public static func buildArray(_ components: [[State]]) -> [State] { components.flatMap { $0 } }
}

/// The presentation of a Live Activity in a preview: on the Lock Screen, or around a phone's
/// camera.
public struct ActivityPreviewViewKind: Sendable {
  /// A presentation around a phone's camera.
  public enum DynamicIslandPreviewViewState: Sendable {
    case compact, minimal, expanded
  }

  let isContent: Bool

  public static let content = ActivityPreviewViewKind(isContent: true)

  public static func dynamicIsland(
    _ state: DynamicIslandPreviewViewState
  ) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind(isContent: false)
  }
}
