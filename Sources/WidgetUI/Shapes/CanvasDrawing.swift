import WidgetRender

/// What a canvas has drawn so far; the copies of one graphics context share it.
final class CanvasDrawing {
  /// Steps of one drawing: more than that many cells no widget has.
  private static let maximumSteps = 2_000

  private var steps: [@MainActor (ArchiveScope) -> ArchivedView] = []

  /// Draws over everything before; the view takes the whole canvas.
  func add(_ step: @escaping @MainActor (ArchiveScope) -> ArchivedView) {
    if steps.count < Self.maximumSteps { steps.append(step) }
  }

  @MainActor
  func archived(in scope: ArchiveScope) -> ArchivedView {
    .zStack(.topLeading, [.nothing] + steps.map { $0(scope) })
  }
}
