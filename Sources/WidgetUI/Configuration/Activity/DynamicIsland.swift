public import Foundation

/// The views of a Live Activity around the camera of a phone, which a terminal does not have.
public struct DynamicIsland {
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// The island itself: no terminal draws it.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// The island itself: no terminal draws it.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// The island itself: no terminal draws it.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double,
    for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}
