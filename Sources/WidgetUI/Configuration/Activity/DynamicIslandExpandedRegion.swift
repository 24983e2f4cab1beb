/// A part of what a Live Activity shows around the camera when it is held.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// A region at a place; among equal places the greater priority gets more room.
  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  /// The region itself: no terminal draws it.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double
  ) -> DynamicIslandExpandedRegion { self }
}

/// Where a region lies around the camera.
public struct DynamicIslandExpandedRegionPosition: Equatable, Sendable {
  private let value: UInt8

  public static let leading = DynamicIslandExpandedRegionPosition(value: 0)
  public static let trailing = DynamicIslandExpandedRegionPosition(value: 1)
  public static let center = DynamicIslandExpandedRegionPosition(value: 2)
  public static let bottom = DynamicIslandExpandedRegionPosition(value: 3)
}
