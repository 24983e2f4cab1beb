import WidgetRender

/// A shape whose inside is painted over what was painted before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  /// What was painted before.
  public var background: Background

  public nonisolated init(
    shape: Content,
    style: Style,
    fillStyle: FillStyle,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: ShapeView, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    let paint = style.archivedPaint(in: scope.environment)
    return [scope.painted(scope.painted(shape, paint) { $0.part(fillStyle) }, over: background)]
  }
}
