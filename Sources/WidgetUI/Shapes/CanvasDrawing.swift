import Foundation
import WidgetRender

/// What a canvas has drawn so far; the copies of one graphics context share it.
final class CanvasDrawing {
  /// Draws over everything before; the view takes the whole canvas.
  struct Step {
    /// What is covered, in points of the canvas.
    let bounds: CGRect
    /// Whether letters or pictures are drawn, which may stand on a surface.
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
