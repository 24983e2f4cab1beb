/// How much of a Live Activity is shown around the camera.
public struct DynamicIslandMode: Equatable, Sendable {
  private let value: UInt8

  public static let expanded = DynamicIslandMode(value: 0)
  public static let compactLeading = DynamicIslandMode(value: 1)
  public static let compactTrailing = DynamicIslandMode(value: 2)
  public static let minimal = DynamicIslandMode(value: 3)
}
