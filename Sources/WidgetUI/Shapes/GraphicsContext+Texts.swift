public import Foundation
import WidgetRender

extension GraphicsContext {
  /// Draws a text with a place of it, its middle unless said otherwise, at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let whole = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    draw(text.archived, ofSize: text.measure(in: whole), at: point, anchor)
  }

  /// Draws a text from the top leading corner of a rectangle, in its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let frame = ArchivedModifier.frame(
      width: PointScale.columns(rect.width.finite),
      height: PointScale.rows(rect.height.finite),
      .topLeading
    )
    place(
      .modified(text.archived, frame),
      in: CGRect(origin: rect.origin.applying(transform), size: rect.size)
    )
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws a view of a known size with a place of it at a point.
  func draw(_ view: ArchivedView, ofSize size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
    let point = point.applying(transform)
    place(
      .modified(view, .fixedSize(horizontal: true, vertical: true)),
      in: CGRect(
        x: point.x - anchor.x * size.width,
        y: point.y - anchor.y * size.height,
        width: size.width,
        height: size.height
      )
    )
  }

  /// Puts a view into a rectangle of the canvas: over a surface as large as the canvas, which it never makes larger.
  func place(_ view: ArchivedView, in rect: CGRect) {
    let placed = ArchivedView.modified(
      view,
      .offset(
        columns: PointScale.columns(rect.minX.finite),
        rows: Int((rect.minY.finite / PointScale.pointsPerRow).rounded())
      )
    )
    let seen =
      wholeOpacity < 1 ? ArchivedView.modified(placed, .opacity(byte(wholeOpacity))) : placed
    add(covering: rect, isLettering: true) { _ in
      .modified(.nothing, .overlay(seen, .topLeading))
    }
  }
}
