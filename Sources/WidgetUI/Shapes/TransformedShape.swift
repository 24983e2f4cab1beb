public import Foundation
import WidgetRender

/// A shape whose points are changed.
public struct TransformedShape<Content: Shape>: Sendable {
  public var shape: Content
  public var transform: CGAffineTransform

  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
}

extension TransformedShape: Shape, FormedShape, PrimitiveView {
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// A change of points has no form for every size; what the line along it is stays.
  func form(in rect: CGRect?) -> ShapeForm? {
    guard let rect else { return nil }
    if let stroked = shape as? any StrokedForm {
      return ShapeForm(
        .path(stroked.centerLine(in: rect).applying(transform).archived),
        stroke: stroked.line
      )
    }
    return ShapeForm(.path(path(in: rect).archived))
  }
}
