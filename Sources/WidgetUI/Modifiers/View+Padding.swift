public import Foundation

/// What `padding()` adds where no length is given, in points (SU-32).
private let defaultPadding: CGFloat = 16

extension View {
  /// Room around the view, in points for each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(ArchivedChange(.padding(insets.archived)))
  }

  /// Room at the sides given: `length` points, or 16 (SU-32).
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    padding(EdgeInsets(edges, length ?? defaultPadding))
  }

  /// Room of `length` points on all sides.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
