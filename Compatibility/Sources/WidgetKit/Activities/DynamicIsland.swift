public import WidgetUI
public import Foundation

/// The views of a live activity around a phone's camera, which a terminal accepts and never shows.
@MainActor @preconcurrency
public struct DynamicIsland {
  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat,
    for mode: DynamicIslandMode
  ) -> DynamicIsland {
    self
  }
}
