public import Foundation
import WidgetRender

extension View {
  /// Rotates the shapes inside clockwise around a point of the frame; letters stay upright (SU-36).
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

extension View {
  /// Sets the view's opacity, from 0 to 1; at 0 it still occupies its space (SU-36).
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(ArchivedChange(.opacity(byte(opacity))))
  }

  /// Black in place of every colour, as opaque as that is light: a mask, or where widgets are shown in two colours
  /// or one, the lights and shades of the view (SU-63).
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(ArchivedChange(.luminanceToAlpha))
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
