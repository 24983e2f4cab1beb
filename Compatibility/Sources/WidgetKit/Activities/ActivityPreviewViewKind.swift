/// Which presentation of a live activity a preview would show.
public struct ActivityPreviewViewKind: Sendable {
  /// A presentation around a phone's camera.
  public enum DynamicIslandPreviewViewState: Sendable {
    case compact, minimal, expanded
  }

  public static let content = ActivityPreviewViewKind()

  public static func dynamicIsland(
    _ state: DynamicIslandPreviewViewState
  ) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind()
  }
}
