/// One of the sizes in which a live activity is shown around a phone's camera.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}
