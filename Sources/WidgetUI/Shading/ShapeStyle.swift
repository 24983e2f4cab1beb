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

/// The most times a style may resolve to another one; after that the foreground is used.
private let maximumResolutions = 32

extension ShapeStyle {
  /// Returns the style's paint in an environment.
  func archivedPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    primitive(in: environment).ownPaint(in: environment)
  }

  /// Returns the colour that represents the style when letters are painted.
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

/// A style that names itself what it paints with.
protocol PrimitiveShapeStyle: Sendable {
  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint
  /// Returns the colour that represents the style when letters are painted.
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor
}

extension PrimitiveShapeStyle {
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownPaint(in: environment).mainColor
  }
}

/// A style of a single colour.
protocol PlainShapeStyle: PrimitiveShapeStyle {}

extension PlainShapeStyle {
  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    .color(ownColor(in: environment))
  }
}

/// A style whose own type is of no interest.
public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  private let content: Content

  /// A style is asked once for what it conforms to, as a text asks it for its paint and for its colour.
  private enum Content: Sendable {
    case primitive(any PrimitiveShapeStyle)
    case resolving(any ShapeStyle)
  }

  public init<Style: ShapeStyle>(_ style: Style) {
    content =
      (style as? any PrimitiveShapeStyle).map { .primitive($0) } ?? .resolving(style)
  }

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    switch content {
    case .primitive(let style): style.ownPaint(in: environment)
    case .resolving(let style): style.archivedPaint(in: environment)
    }
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    switch content {
    case .primitive(let style): style.ownColor(in: environment)
    case .resolving(let style): style.archivedColor(in: environment)
    }
  }

  /// Known not to be a style of the library, which saves a cast.
  func archivedPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    ownPaint(in: environment)
  }

  /// Known not to be a style of the library, which saves a cast.
  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownColor(in: environment)
  }
}

extension Color: ShapeStyle, PlainShapeStyle {
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor { archived }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}

extension Color {
  /// The components at a place, for the scheme that the picture is made for.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    resolved(in: Palette(environment.colorScheme == .dark ? .dark : .light))
  }
}

extension Color.Resolved: ShapeStyle, PlainShapeStyle {
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor { Color(self).archived }
}
