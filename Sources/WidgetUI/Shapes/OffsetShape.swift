public import Foundation
import WidgetRender

/// A shape drawn beside its place by points.
public struct OffsetShape<Content: Shape>: Sendable {
  public var shape: Content
  public var offset: CGSize

  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
}

extension OffsetShape: Shape, FormedShape, PrimitiveView {
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  func form(in rect: CGRect?) -> ShapeForm? {
    shape.formed(in: rect)?.changing {
      .moved($0, by: CGPoint(x: offset.width, y: offset.height).archived)
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}
