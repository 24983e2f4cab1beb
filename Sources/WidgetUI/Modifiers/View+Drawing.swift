public import Foundation
import WidgetRender

extension View {
  /// Rotates shapes clockwise around a point of the frame; letters stay upright (SU-36).
  public nonisolated func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(
      ArchivedChange(.rotation(degrees: finite(angle.degrees, or: 0), anchor: anchor.archived))
    )
  }

  /// Scales shapes around a point of the frame; letters keep their size (SU-36).
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

  /// Scales shapes around a point of the frame; letters keep their size (SU-36).
  public nonisolated func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }

  /// Scales shapes around a point of the frame; letters keep their size (SU-36).
  public nonisolated func scaleEffect(
    _ factor: CGFloat,
    anchor: UnitPoint = .center
  ) -> some View { scaleEffect(x: factor, y: factor, anchor: anchor) }

  /// Mirrors shapes if the layout runs from right to left; letters do not change (SU-36).
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlip(isEnabled: enabled))
  }
}

/// A modifier that mirrors views if the layout runs from right to left.
private struct DirectionFlip {
  let isEnabled: Bool
}

extension DirectionFlip: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    let children = scope.children(of: content)
    guard isEnabled, scope.environment.layoutDirection == .rightToLeft else { return children }
    return children.map { .modified($0, .scale(x: -1, y: 1, anchor: .center)) }
  }
}

private func finite(_ number: Double, or instead: Double) -> Double {
  number.isFinite ? number : instead
}

extension View {
  /// Sets the view's opacity, from 0 to 1; at 0 the view still occupies its space (SU-36).
  ///
  /// ```swift
  /// Text("Yesterday").opacity(0.6)
  /// ```
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(ArchivedChange(.opacity(byte(opacity))))
  }

  /// Converts colours to opacity: the lighter a colour, the more opaque the result.
  ///
  /// The result serves as a mask. In widgets with two colours or one, it preserves the light and
  /// dark parts of the view (SU-63).
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(ArchivedChange(.luminanceToAlpha))
  }

  /// Hides the view, which still occupies its space (SU-36).
  public nonisolated func hidden() -> some View {
    modifier(ArchivedChange(.hidden))
  }

  /// Adds a border inside the view's bounds, one cell thick whatever its `width`.
  ///
  /// ```swift
  /// Text("Important").padding(8).border(.red)
  /// ```
  public nonisolated func border<Style: ShapeStyle>(
    _ style: Style,
    width: CGFloat = 1
  ) -> some View {
    modifier(PlacedChange { .border(style.archivedPaint(in: $0.environment)) })
  }

  /// Clips the view to its bounds.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(ArchivedChange(.clipped))
  }

  /// Sets the identity of the view, by which it is recognized when two pictures are compared
  /// (WK-111).
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(ArchivedChange(.identity(String(describing: id))))
  }

  /// Sets whether the controls inside are disabled.
  public nonisolated func disabled(_ isDisabled: Bool) -> some View {
    transformingEnvironment { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
}
