import WidgetRender

/// A view of a shape, which can be filled and stroked again.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape whose area is painted with a style.
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

extension _ShapeView: ShapeView {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    let paint = style.archivedPaint(in: scope.environment)
    return [scope.painted(shape, paint) { $0.part(fillStyle) }]
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// Returns the archived form; shapes of the library have no body.
  @MainActor
  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    guard self is any FormedShape else {
      return scope.prepared(self) ?? scope.children(of: body)
    }
    let paint = ForegroundStyle().archivedPaint(in: scope.environment)
    return [scope.painted(self, paint) { $0.part(FillStyle()) }]
  }
}

/// A shape whose area is filled in front of earlier fills and strokes.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  /// The view behind the shape, with the earlier fills and strokes.
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

extension FillShapeView: ShapeView {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    let paint = style.archivedPaint(in: scope.environment)
    return [scope.painted(scope.painted(shape, paint) { $0.part(fillStyle) }, over: background)]
  }
}

/// A shape whose outline is drawn in front of earlier fills and strokes.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth; without effect in cells.
  public var isAntialiased: Bool
  /// The view behind the shape, with the earlier fills and strokes.
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

extension StrokeShapeView: ShapeView {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    let paint = style.archivedPaint(in: scope.environment)
    let line = strokeStyle.archived
    let edge = scope.painted(shape, paint) { _ in .edge(line, isInset: false) }
    return [scope.painted(edge, over: background)]
  }
}

/// A shape whose outline is drawn inside of it, in front of earlier fills and strokes.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth; without effect in cells.
  public var isAntialiased: Bool
  /// The view behind the shape, with the earlier fills and strokes.
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

extension StrokeBorderShapeView: ShapeView {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
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
