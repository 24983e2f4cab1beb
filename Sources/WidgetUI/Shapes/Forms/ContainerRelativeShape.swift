public import Foundation
import WidgetRender

/// The outline of the widget; its corners become smaller with the shape's distance from the
/// widget's edge.
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
  /// Returns the archived form of the shape; a container-relative shape has the form of its
  /// container's shape.
  ///
  /// - Returns: `nil` if `rect` is `nil` and an author's shape needs a size.
  func formed(in rect: CGRect?, in environment: EnvironmentValues) -> ShapeForm? {
    guard Self.self == ContainerRelativeShape.self, let shape = environment.containerShape else {
      return formed(in: rect)
    }
    return shape.formed(in: rect)
  }
}
