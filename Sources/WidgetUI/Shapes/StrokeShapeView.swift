import WidgetRender

/// A shape whose outline is drawn over what was painted before.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth; cells have none.
  public var isAntialiased: Bool
  /// What was painted before.
  public var background: Background

  public nonisolated init(
    shape: Content,
    style: Style,
    strokeStyle: StrokeStyle,
    isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: ShapeView, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    let paint = style.archivedPaint(in: scope.environment)
    let line = strokeStyle.archived
    let edge = scope.painted(shape, paint) { _ in .edge(line, isInset: false) }
    return [scope.painted(edge, over: background)]
  }
}
