public import Foundation
import WidgetRender

/// A shape painted with a style.
struct PaintedShape {
  let outline: ShapeOutline
  let paint: ArchivedShape.Paint
  let style: AnyShapeStyle
}

extension PaintedShape: View, PrimitiveView {
  typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    let color = style.archivedColor(in: scope.environment)
    return [.shape(ArchivedShape(outline.archived, paint, color))]
  }
}

extension PrimitiveView where Self: Shape {
  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    PaintedShape(outline: outline, paint: .fill, style: AnyShapeStyle(ForegroundStyle()))
      .archivedChildren(in: scope)
  }
}

extension Shape {
  /// The inside of the shape in `style`.
  public nonisolated func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    PaintedShape(outline: outline, paint: .fill, style: AnyShapeStyle(style))
  }

  /// The edge of the shape in `style`, one cell thick whatever `lineWidth` says.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style,
    lineWidth: CGFloat = 1
  ) -> some View {
    PaintedShape(outline: outline, paint: .stroke, style: AnyShapeStyle(style))
  }
}

extension InsettableShape {
  /// The edge of the shape in `style`, within the shape; one cell thick.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ style: Style,
    lineWidth: CGFloat = 1
  ) -> some View {
    stroke(style, lineWidth: lineWidth)
  }
}
