public import Foundation

extension EnvironmentValues {
  private enum MinimumKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
  }
  private enum TighteningKey: EnvironmentKey {
    static let defaultValue = false
  }
  private enum SpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
  }
  private enum ControlKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }
  private enum WidthKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
  }
  private enum HeightKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
  }

  /// How small text may become, as a fraction of its size.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumKey.self] }
    set { self[MinimumKey.self] = newValue }
  }

  /// Whether letters may move closer where there is little room.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// Room between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }

  /// How large controls are among their kind.
  public var controlSize: ControlSize {
    get { self[ControlKey.self] }
    set { self[ControlKey.self] = newValue }
  }

  /// The room across an app's screen; a widget is told none.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }

  /// The room down an app's screen; a widget is told none.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[HeightKey.self] }
    set { self[HeightKey.self] = newValue }
  }
}
