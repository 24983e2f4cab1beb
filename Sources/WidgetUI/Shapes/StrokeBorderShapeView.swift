import WidgetRender

/// A shape whose outline is drawn within it, over what was painted before.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
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

extension StrokeBorderShapeView: ShapeView, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    let paint = style.archivedPaint(in: scope.environment)
    let line = strokeStyle.archived
    let edge =
      if shape is any FormedShape {
        scope.painted(shape, paint) { _ in .edge(line, isInset: true) }
      } else {
        // An author's shape insets itself as it likes: the line runs half of its width inside.
        scope.painted(shape.inset(by: strokeStyle.lineWidth / 2), paint) { _ in
          .edge(line, isInset: false)
        }
      }
    return [scope.painted(edge, over: background)]
  }
}
