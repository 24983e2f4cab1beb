import WidgetRender

/// A colour or pattern that text and shapes are painted with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style to use in `environment`; styles of the library are resolved when they are archived.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is archived as it is and resolves to nothing")
  }
}

extension Never: ShapeStyle {}

/// How often a style may resolve to another before the foreground is taken instead.
private let maximumResolutions = 32

extension ShapeStyle {
  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor {
    var style: any ShapeStyle = self
    for _ in 0..<maximumResolutions {
      if let primitive = style as? any PrimitiveShapeStyle {
        return primitive.archivedColor(in: environment)
      }
      style = style.resolve(in: environment)
    }
    return environment.foreground.color(level: 1)
  }
}
