public import WidgetUI

extension ActivityAttributes {
  /// A preview of a live activity, which a terminal does not show.
  @MainActor
  public func previewContext(
    _ state: ContentState,
    isStale: Bool = false,
    viewKind: ActivityPreviewViewKind
  ) -> some View {
    EmptyView()
  }
}
