import Foundation
import WidgetRender

extension GraphicsContext {
  /// A shading as the paint of a frame as large as the canvas; a style extends over `bounds`, in points of the canvas.
  func paint(_ shading: Shading, over bounds: CGRect) -> ArchivedPaint {
    let paint: ArchivedPaint =
      switch shading.kind {
      case .style(let style): spread(style.archivedPaint(in: environment), over: bounds)
      case .linear(let gradient, let from, let to):
        .linear(gradient.archived, from: fraction(from), to: fraction(to))
      case .radial(let gradient, let center, let from, let to):
        .radial(
          gradient.archived,
          center: fraction(center),
          from: (from * scale).finite,
          to: (to * scale).finite
        )
      case .conic(let gradient, let center, let angle):
        .angular(
          gradient.archived,
          center: fraction(center),
          from: angle.finiteDegrees,
          to: angle.finiteDegrees + 360
        )
      }
    let opacity = wholeOpacity
    if opacity >= 1 { return paint }
    return paint.mapColors { Color(archived: $0).opacity(opacity).archived }
  }

  /// How much larger lengths get, on the mean of both axes.
  var scale: CGFloat {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }

  /// A place of the drawing as a fraction of the canvas.
  private func fraction(_ point: CGPoint) -> ArchivedPoint {
    let point = point.applying(transform)
    return ArchivedPoint(
      x: size.width > 0 ? (point.x / size.width).finite : 0,
      y: size.height > 0 ? (point.y / size.height).finite : 0
    )
  }

  /// A paint whose fractions were of `bounds`, with fractions of the canvas.
  private func spread(_ paint: ArchivedPaint, over bounds: CGRect) -> ArchivedPaint {
    guard size.width > 0, size.height > 0, !bounds.isNull else { return paint }
    func place(_ point: ArchivedPoint) -> ArchivedPoint {
      ArchivedPoint(
        x: ((bounds.minX + CGFloat(point.x) * bounds.width) / size.width).finite,
        y: ((bounds.minY + CGFloat(point.y) * bounds.height) / size.height).finite
      )
    }
    switch paint {
    case .color: return paint
    case .linear(let gradient, let from, let to):
      return .linear(gradient, from: place(from), to: place(to))
    case .radial(let gradient, let center, let from, let to):
      return .radial(gradient, center: place(center), from: from, to: to)
    case .angular(let gradient, let center, let from, let to):
      return .angular(gradient, center: place(center), from: from, to: to)
    case .elliptical(let gradient, let center, let from, let to):
      // The fractions of an ellipse hold for both sides: the mean of both is closest.
      let share = Double((bounds.width / size.width + bounds.height / size.height) / 2)
      return .elliptical(gradient, center: place(center), from: from * share, to: to * share)
    }
  }
}
