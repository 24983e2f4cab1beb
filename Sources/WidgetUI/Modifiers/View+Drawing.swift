public import Foundation

extension View {
  /// How much of the view is seen, from 0 to 1; at 0 it keeps its room (SU-36).
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(ArchivedChange(.opacity(byte(opacity))))
  }

  /// Keeps the view's room and draws nothing (SU-36).
  public nonisolated func hidden() -> some View {
    modifier(ArchivedChange(.hidden))
  }

  /// A line around the view, inside its bounds and one cell thick.
  public nonisolated func border<Style: ShapeStyle>(
    _ style: Style,
    width: CGFloat = 1
  ) -> some View {
    modifier(PlacedChange { .border(style.archivedPaint(in: $0.environment)) })
  }

  /// Draws nothing beyond the view's bounds.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(ArchivedChange(.clipped))
  }

  /// The author's identity of the view, by which two pictures are compared (WK-111).
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(ArchivedChange(.identity(String(describing: id))))
  }

  /// The view, with controls that react or do not.
  public nonisolated func disabled(_ isDisabled: Bool) -> some View {
    transformingEnvironment { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
}
