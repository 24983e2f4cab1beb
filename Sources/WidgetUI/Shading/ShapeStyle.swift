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
  /// What the style paints with at a place, and across the whole of what is painted.
  func archivedPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    primitive(in: environment).ownPaint(in: environment)
  }

  /// The one colour that stands for the style where letters are painted.
  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor {
    primitive(in: environment).ownColor(in: environment)
  }

  private func primitive(in environment: EnvironmentValues) -> any PrimitiveShapeStyle {
    var style: any ShapeStyle = self
    for _ in 0..<maximumResolutions {
      if let primitive = style as? any PrimitiveShapeStyle { return primitive }
      style = style.resolve(in: environment)
    }
    return ForegroundStyle()
  }
}
