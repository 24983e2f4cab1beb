public import Foundation
import WidgetRender

/// A shape turned around a place of its frame.
public struct RotatedShape<Content: Shape>: Sendable {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
}

extension RotatedShape: Shape, FormedShape, PrimitiveView {
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: center.x, y: center.y)
        .rotated(by: angle.radians)
        .translatedBy(x: -center.x, y: -center.y)
    )
  }

  func form(in rect: CGRect?) -> ShapeForm? {
    shape.formed(in: rect)?.changing {
      .rotated($0, degrees: angle.finiteDegrees, anchor: anchor.archived)
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount),
      angle: angle,
      anchor: anchor
    )
  }
}
