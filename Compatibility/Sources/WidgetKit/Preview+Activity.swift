public import WidgetUI

/// Declares a preview of a Live Activity in its states on the Lock Screen.
///
/// Presentations around a phone's camera are accepted and not shown.
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
  /// Creates a preview of a Live Activity's states on the Lock Screen, without the views around a camera.
  public init<Attributes: ActivityAttributes, Content: Widget>(
    _ name: String? = nil,
    as activityViewKind: ActivityPreviewViewKind,
    using attributes: Attributes,
    widget: @escaping @MainActor () -> Content,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    if activityViewKind.isContent {
      self.init(name, activity: attributes, widget: widget, contentStates: contentStates)
    } else {
      self.init(unshown: name)
    }
  }
}

extension ActivityAttributes {
  /// A preview of a live activity, which a terminal does not show.
  @MainActor
  public func previewContext(
    _ state: ContentState,
    isStale: Bool = false,
    viewKind: ActivityPreviewViewKind
  ) -> some View {
    EmptyView()
  }
}

/// Collects the states that a preview of a live activity would step through.
@resultBuilder
public enum PreviewActivityBuilder<State> {
  public static func buildExpression(_ expression: State) -> [State] { [expression] }

  public static func buildBlock(_ components: [State]...) -> [State] { components.flatMap { $0 } }

  public static func buildArray(_ components: [[State]]) -> [State] { components.flatMap { $0 } }
}

/// The presentation of a Live Activity in a preview.
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
