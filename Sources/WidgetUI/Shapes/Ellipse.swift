public import Foundation
import WidgetRender

/// An ellipse that touches all four sides of its room.
public struct Ellipse: Equatable, Sendable {
  public nonisolated init() {}
}

extension Ellipse: InsettableShape, FormedShape, PrimitiveView {
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func form(in rect: CGRect?) -> ShapeForm? { ShapeForm(.ellipse) }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
