public import Foundation
import WidgetRender

/// A picture that is drawn step by step, once, for the room that it gets (SU-11).
public struct Canvas<Symbols> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing covers everything; cells without a drawing are unchanged.
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
}

extension Canvas: View where Symbols: View {
  public typealias Body = Never

  /// A drawing with views that it could draw, of which none is: `resolveSymbol(id:)` finds nothing.
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

/// The drawing of a canvas so far, shared by the copies of its graphics context.
final class CanvasDrawing {
  /// One drawing operation, drawn over the ones before; its view fills the canvas.
  struct Step {
    /// The covered area, in points of the canvas.
    let bounds: CGRect
    /// Whether it draws letters or pictures, which may be on a surface.
    let isLettering: Bool
    let make: @MainActor (ArchiveScope) -> ArchivedView
  }

  /// Steps of one drawing: more than that many cells no widget has.
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
