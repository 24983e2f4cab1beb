public import Foundation
import WidgetRender

/// Four straight sides around all the room it is offered.
public struct Rectangle: Equatable, Sendable {
  public nonisolated init() {}
}

extension Rectangle: InsettableShape, FormedShape, PrimitiveView {
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func form(in rect: CGRect?) -> ShapeForm? { ShapeForm(.rectangle) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
