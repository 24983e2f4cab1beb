public import Foundation
import WidgetRender

/// A picture that is drawn step by step, once, for the room that it gets (SU-11).
public struct Canvas<Symbols> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing covers everything; cells without a drawing stay as they are.
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
}

extension Canvas: View, PrimitiveView where Symbols: View {
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

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
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
