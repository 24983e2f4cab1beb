extension View {
  /// The view itself: no terminal draws a Live Activity.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// The view itself: no terminal draws a Live Activity.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    self
  }

  /// The view itself: no terminal draws a Live Activity.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

/// Whether a region's view may reach below the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  private let value: UInt8

  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(value: 0)
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(value: 1)
}

extension WidgetConfiguration {
  /// The configuration itself: no terminal shows a Live Activity.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }
}

/// The sizes in which a Live Activity is shown elsewhere.
public enum ActivityFamily: Int, Hashable, Sendable {
  case small, medium
}
