import WidgetRender

/// A shape whose inside is painted with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    let paint = style.archivedPaint(in: scope.environment)
    return [scope.painted(shape, paint) { $0.part(fillStyle) }]
  }
}
