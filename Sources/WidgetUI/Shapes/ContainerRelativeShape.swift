public import Foundation
import WidgetRender

/// The widget's own outline less the distance from its edge.
public struct ContainerRelativeShape: Equatable, Sendable {
  public nonisolated init() {}
}

extension ContainerRelativeShape: InsettableShape, FormedShape, PrimitiveView {
  /// The rectangle: how far the widget's edge is only the host knows.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func form(in rect: CGRect?) -> ShapeForm? { ShapeForm(.containerRelative) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
