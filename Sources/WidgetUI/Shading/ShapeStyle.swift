import WidgetRender

/// A colour or pattern with which text and shapes are painted.
///
/// ```swift
/// Text("Now").foregroundStyle(.red)
/// Circle().fill(.secondary)
/// ```
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that this one resolves to in an environment; styles of the library are
  /// resolved when archived.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The style itself if the library defines it.
  ///
  /// `nil` for an author's style, whose `resolve(in:)` returns another style.
  var _primitive: _PrimitiveStyle? { get }
}

extension ShapeStyle {
  public var _primitive: _PrimitiveStyle? { nil }
}

/// A type-erased style that the library archives directly.
///
/// It replaces a cast to `PrimitiveShapeStyle`, which would search all conformances of the program
/// once for each type of style.
public struct _PrimitiveStyle: Sendable {
  fileprivate let style: any PrimitiveShapeStyle

  init(_ style: any PrimitiveShapeStyle) {
    self.style = style
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is archived as it is and resolves to nothing")
  }
}

extension Never: ShapeStyle {}

/// The most times in a row that a style may resolve to another style; then the foreground style is
/// used.
private let maximumResolutions = 32

extension ShapeStyle {
  /// Returns the colour or the gradient with which the style paints in an environment.
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
      if let primitive = style._primitive { return primitive.style }
      style = style.resolve(in: environment)
    }
    return ForegroundStyle()
  }
}

/// A style that the library archives directly.
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

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  private let content: Content

  /// A style of the library, or a style that resolves to another one.
  ///
  /// The distinction is made once, because a text needs both the paint and the colour of its style.
  private enum Content: Sendable {
    case primitive(any PrimitiveShapeStyle)
    case resolving(any ShapeStyle)
  }

  public init<Style: ShapeStyle>(_ style: Style) {
    content = style._primitive.map { .primitive($0.style) } ?? .resolving(style)
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

  /// Returns the paint without a second check whether the style belongs to the library.
  func archivedPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    ownPaint(in: environment)
  }

  /// Returns the colour without a second check whether the style belongs to the library.
  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownColor(in: environment)
  }
}

extension Color: ShapeStyle, PlainShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

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
  /// Returns the components for the scheme of the picture.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    resolved(in: Palette(environment.colorScheme == .dark ? .dark : .light))
  }
}

extension Color.Resolved: ShapeStyle, PlainShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor { Color(self).archived }
}
