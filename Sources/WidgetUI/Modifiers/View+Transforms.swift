public import Foundation
import WidgetRender

extension View {
  /// Turns what shapes inside draw, clockwise around a point of the frame; letters stand upright (SU-36).
  public nonisolated func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(
      ArchivedChange(.rotation(degrees: finite(angle.degrees, or: 0), anchor: anchor.archived))
    )
  }

  /// Draws shapes inside larger or smaller around a point of the frame; letters keep their size (SU-36).
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(
      ArchivedChange(
        .scale(
          x: finite(Double(x), or: 1),
          y: finite(Double(y), or: 1),
          anchor: anchor.archived
        )
      )
    )
  }

  /// Draws shapes inside larger or smaller around a point of the frame; letters keep their size (SU-36).
  public nonisolated func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }

  /// Draws shapes inside larger or smaller around a point of the frame; letters keep their size (SU-36).
  public nonisolated func scaleEffect(
    _ factor: CGFloat,
    anchor: UnitPoint = .center
  ) -> some View { scaleEffect(x: factor, y: factor, anchor: anchor) }
}

private func finite(_ number: Double, or instead: Double) -> Double {
  number.isFinite ? number : instead
}
