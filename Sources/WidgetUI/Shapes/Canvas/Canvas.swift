public import Foundation
import WidgetRender

/// A view that is drawn by a closure, once, for its size (SU-11).
///
/// ```swift
/// Canvas { context, size in
///   var path = Path()
///   path.move(to: .zero)
///   path.addLine(to: CGPoint(x: size.width, y: size.height))
///   context.stroke(path, with: .color(.red))
/// }
/// ```
public struct Canvas<Symbols> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the author declares that the drawing covers the whole area; cells without a drawing
  /// stay unchanged in any case.
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
}

extension Canvas: View where Symbols: View {
  public typealias Body = Never

  /// Creates a canvas with symbol views, which have no effect: `resolveSymbol(id:)` returns `nil`.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      symbols: symbols(),
      renderer: renderer,
      isOpaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously
    )
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    [
      scope.sized { place in
        let drawing = CanvasDrawing()
        var context = GraphicsContext(drawing, size: place.size, in: scope.environment)
        renderer(&context, place.size)
        return drawing.archived(in: scope)
      }
    ]
  }
}

extension Canvas where Symbols == EmptyView {
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      symbols: EmptyView(),
      renderer: renderer,
      isOpaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously
    )
  }
}

/// The operations of a canvas, shared by the copies of its graphics context.
final class CanvasDrawing {
  /// One drawing operation; its view fills the canvas and covers the earlier operations.
  struct Step {
    /// The area that the operation covers, in points of the canvas.
    let bounds: CGRect
    /// Whether the operation draws text or an image rather than a shape.
    let isLettering: Bool
    let make: @MainActor (ArchiveScope) -> ArchivedView
  }

  /// The most operations of a canvas, more than a widget has cells.
  private static let maximumSteps = 2_000

  private var steps: [Step] = []

  func add(_ step: Step) {
    if steps.count < Self.maximumSteps { steps.append(step) }
  }

  @MainActor
  func archived(in scope: ArchiveScope) -> ArchivedView {
    var letters: [CGRect] = []
    var views: [ArchivedView] = []
    for step in steps.reversed() {
      let view = step.make(scope)
      if step.isLettering {
        letters.append(step.bounds)
        views.append(view)
      } else if letters.contains(where: step.bounds.intersects) {
        views.append(view)
      } else {
        // Nothing is written on it: in a stack of its own it is no surface, and seen without colours too.
        views.append(.stack(ArchivedStack(.vertical, [view])))
      }
    }
    return .zStack(.topLeading, [.nothing] + views.reversed())
  }
}
