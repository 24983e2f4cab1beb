/// A Live Activity, which a terminal has no place for: it offers nothing.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never

  /// - Parameters:
  ///   - attributesType: What the activity is about.
  ///   - content: The view on the Lock Screen.
  ///   - dynamicIsland: The views around the camera.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

/// What the views of a Live Activity show: its attributes and its state.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  public let isStale: Bool

  package init(
    attributes: Attributes,
    state: Attributes.ContentState,
    activityID: String = "",
    isStale: Bool = false
  ) {
    self.attributes = attributes
    self.state = state
    self.activityID = activityID
    self.isStale = isStale
  }
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}

extension EnvironmentValues {
  private enum ActivityFamilyKey: EnvironmentKey {
    static let defaultValue = ActivityFamily.medium
  }

  /// The size of the Live Activity that a view is made for; a terminal makes none.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// Whether a Live Activity fills the screen: never, in a terminal.
  public var isActivityFullscreen: Bool { false }
}

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
