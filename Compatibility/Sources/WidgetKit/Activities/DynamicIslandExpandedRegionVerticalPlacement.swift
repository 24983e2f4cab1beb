/// How a region lies beside a phone's camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool

  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}
