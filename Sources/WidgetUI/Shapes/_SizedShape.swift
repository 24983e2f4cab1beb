public import Foundation
import WidgetRender

/// A shape drawn in a frame of its own size at the top leading corner.
public struct _SizedShape<Content: Shape>: Sendable {
  public var shape: Content
  public var size: CGSize

  public nonisolated init(shape: Content, size: CGSize) {
    self.shape = shape
    self.size = size
  }
}

extension _SizedShape: Shape, FormedShape, PrimitiveView {
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }

  func form(in rect: CGRect?) -> ShapeForm? {
    let (width, height) = (max(size.width.finite, 0), max(size.height.finite, 0))
    // The size is the shape's own, so an author's path need not wait for another.
    let own = CGRect(x: 0, y: 0, width: width, height: height)
    if let form = shape.formed(in: nil) {
      return form.changing { .sized($0, width: width, height: height) }
    }
    return shape.formed(in: own)
  }
}
