public import Foundation
import WidgetRender

/// An outline that fills the room it is offered; a bare one is filled with the foreground (SU-64).
///
/// The library's own shapes stay symbolic, so that the host fits them to any size. The path of an author's shape
/// is asked for once, at the size that the shape has when the picture is archived.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, which begins at the origin and is measured in points.
  func path(in rect: CGRect) -> Path
  /// The size that the shape takes of what it is offered: all of it, unless an author says otherwise (SU-11).
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether a bare shape is meant as an area or as a line.
  static var role: ShapeRole { get }
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}
