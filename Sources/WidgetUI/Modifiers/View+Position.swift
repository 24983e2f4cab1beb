public import Foundation
import WidgetRender

extension View {
  /// Draws the view elsewhere and keeps its place in the layout; points (SU-36).
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(
      ArchivedChange(
        .offset(columns: PointScale.columns(Double(x)), rows: PointScale.rows(Double(y)))
      )
    )
  }

  /// Draws the view elsewhere and keeps its place in the layout; points (SU-36).
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Takes all the room there is, with the view's middle at a place of it in points (SU-36).
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(
      ArchivedChange(
        .position(column: PointScale.columns(Double(x)), row: PointScale.rows(Double(y)))
      )
    )
  }

  /// Takes all the room there is, with the view's middle at a place of it in points (SU-36).
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Draws the view in front of siblings with a lesser value, or behind those with a greater (SU-38).
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ArchivedChange(.zIndex(value.isNaN ? 0 : value)))
  }
}
