public import Foundation
import WidgetRender

/// The outline of the widget, whose corners become smaller with the shape's distance from the edge.
public struct ContainerRelativeShape: Equatable, Sendable {
  public nonisolated init() {}
}

extension ContainerRelativeShape: InsettableShape, FormedShape {
  /// Returns the rectangle, because only the host knows the distance from the widget's edge.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func form(in rect: CGRect?) -> ShapeForm? { ShapeForm(.containerRelative) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static let defaultValue: (any InsettableShape)? = nil
  }

  /// The shape of container-relative shapes; `nil` for the widget's outline.
  var containerShape: (any InsettableShape)? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension Shape {
  /// Returns the form of a shape in an environment; a container-relative shape becomes that of the container.
  func formed(in rect: CGRect?, in environment: EnvironmentValues) -> ShapeForm? {
    guard Self.self == ContainerRelativeShape.self, let shape = environment.containerShape else {
      return formed(in: rect)
    }
    return shape.formed(in: rect)
  }
}
