public import Foundation
import WidgetRender

extension View {
  /// The largest or smallest box of a shape in the room there is (SU-34).
  ///
  /// The ratio is width by height in points; `nil` keeps that of the view's ideal size, as does a ratio
  /// that is not above 0.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modifier(
      ArchivedChange(.aspectRatio(aspectRatio.map { Double($0) }, contentMode.archived))
    )
  }

  /// The largest or smallest box in the shape of a size (SU-34).
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the view's own ratio within the room there is (SU-34).
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's own ratio and covers the room there is (SU-34).
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
