public import Foundation
import WidgetRender

/// The widget's own outline less the distance from its edge.
public struct ContainerRelativeShape: Equatable, Sendable {
  public nonisolated init() {}
}

extension ContainerRelativeShape: InsettableShape, FormedShape {
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

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static let defaultValue: (any InsettableShape)? = nil
  }

  /// The shape that container-relative shapes draw; `nil` for the widget's own outline.
  var containerShape: (any InsettableShape)? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension Shape {
  /// The shape that is meant at a place: a container-relative one becomes the container's.
  func formed(in rect: CGRect?, in environment: EnvironmentValues) -> ShapeForm? {
    guard Self.self == ContainerRelativeShape.self, let shape = environment.containerShape else {
      return formed(in: rect)
    }
    return shape.formed(in: rect)
  }
}
