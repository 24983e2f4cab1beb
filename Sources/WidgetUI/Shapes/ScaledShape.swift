public import Foundation
import WidgetRender

/// A shape drawn larger or smaller around a place of its frame.
public struct ScaledShape<Content: Shape>: Sendable {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaledShape: Shape, FormedShape, PrimitiveView {
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: center.x, y: center.y)
        .scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -center.x, y: -center.y)
    )
  }

  func form(in rect: CGRect?) -> ShapeForm? {
    shape.formed(in: rect)?.changing {
      .scaled($0, x: scale.width.finite, y: scale.height.finite, anchor: anchor.archived)
    }
  }
}
