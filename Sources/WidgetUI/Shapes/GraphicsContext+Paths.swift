public import Foundation
import WidgetRender

extension GraphicsContext {
  /// Paints the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path, shading, .inside(isEvenOdd: style.isEOFilled))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var style = style
    style.lineWidth *= scale
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    draw(path, shading, .edge(style.archived, isInset: false))
  }

  /// Draws a whole line along a path; the width is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func draw(_ path: Path, _ shading: Shading, _ part: ArchivedShape.Part) {
    guard !path.isEmpty else { return }
    let path = path.applying(transform)
    let bounds = path.boundingRect
    let shape = ArchivedShape(.path(path.archived), part, paint(shading, over: bounds))
    add(covering: bounds) { _ in .shape(shape) }
  }
}
