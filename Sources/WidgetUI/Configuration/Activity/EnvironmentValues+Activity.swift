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
