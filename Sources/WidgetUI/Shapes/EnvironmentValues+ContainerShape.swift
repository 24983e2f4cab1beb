import Foundation

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static let defaultValue: (any InsettableShape)? = nil
  }

  /// What container-relative shapes draw; `nil` is the widget's own outline.
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
