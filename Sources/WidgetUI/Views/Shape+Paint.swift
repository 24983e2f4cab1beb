public import Foundation
import WidgetRender

/// A shape painted with a style.
struct PaintedShape {
  let outline: ShapeOutline
  let part: ArchivedShape.Part
  let style: AnyShapeStyle
}

extension PaintedShape: View, PrimitiveView {
  typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    let color = style.archivedColor(in: scope.environment)
    return [.shape(ArchivedShape(outline.archived, part, .color(color)))]
  }
}

extension PrimitiveView where Self: Shape {
  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    PaintedShape(outline: outline, part: .inside(isEvenOdd: false), style: AnyShapeStyle(ForegroundStyle()))
      .archivedChildren(in: scope)
  }
}

extension Shape {
  /// The inside of the shape in `style`.
  public nonisolated func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    PaintedShape(outline: outline, part: .inside(isEvenOdd: false), style: AnyShapeStyle(style))
  }

  /// The edge of the shape in `style`, one cell thick whatever `lineWidth` says.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style,
    lineWidth: CGFloat = 1
  ) -> some View {
    PaintedShape(outline: outline, part: .edge(ArchivedStroke(width: Double(lineWidth)), isInset: false), style: AnyShapeStyle(style))
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
