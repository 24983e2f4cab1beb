public import WidgetUI

extension WidgetConfiguration {
  /// The configuration itself: a terminal has no live activities.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration
  {
    self
  }
}

extension View {
  /// The view itself: it colours the ground of a live activity.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// The view itself: it colours a system button beside a live activity.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
