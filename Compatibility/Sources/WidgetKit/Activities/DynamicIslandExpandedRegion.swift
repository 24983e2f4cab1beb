public import WidgetUI

/// A region of an expanded live activity, whose views are never made.
@MainActor @preconcurrency
public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double
  ) -> DynamicIslandExpandedRegion {
    self
  }
}

extension View {
  /// The view itself.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    self
  }
}
