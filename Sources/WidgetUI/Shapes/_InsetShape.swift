public import Foundation
import WidgetRender

/// A shape of the library with its edges moved inward by points.
public struct _InsetShape<Content: InsettableShape>: Sendable {
  var shape: Content
  var amount: CGFloat
}

extension _InsetShape: InsettableShape, FormedShape {
  public func path(in rect: CGRect) -> Path {
    let room = rect.insetBy(dx: amount, dy: amount)
    guard !room.isNull else { return Path() }
    guard let rounded = shape as? any RoundedShape else { return shape.path(in: room) }
    return Path(roundedRect: room, cornerRadii: rounded.radii.inset(by: amount))
  }

  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  func form(in rect: CGRect?) -> ShapeForm? {
    shape.formed(in: rect)?.changing { .inset($0, by: amount.finite) }
  }
}

extension _InsetShape: Equatable where Content: Equatable {}

/// A rectangle whose corners have radii of their own.
protocol RoundedShape {
  var radii: RectangleCornerRadii { get }
}
