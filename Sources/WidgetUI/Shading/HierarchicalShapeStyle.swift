import WidgetRender

/// A level of the current foreground: inside `.foregroundStyle(.red)`, secondary is a fainter red
/// (SU-60).
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  let level: Int

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    environment.foreground.paint(level: level)
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    environment.foreground.color(level: level)
  }

  public static let primary = HierarchicalShapeStyle(level: 1)
  public static let secondary = HierarchicalShapeStyle(level: 2)
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  public static let quinary = HierarchicalShapeStyle(level: 5)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 1) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 2) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 4) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 5) }
}

/// A style that is a fainter level of another one.
private struct LevelledStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  let base: Base
  let level: Int

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    if let own = base as? any LevelledPaint { return .color(own.color(level: level)) }
    return ForegroundLevels(paints: [base.archivedPaint(in: environment)]).paint(level: level)
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownPaint(in: environment).mainColor
  }
}

/// A style that has a different colour for each of its levels: primary, secondary and so on.
protocol LevelledPaint {
  /// Returns the colour of `level`, from 1, primary, to 5, quinary.
  func color(level: Int) -> ArchivedColor
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { LevelledStyle(base: self, level: 2) }
  public var tertiary: some ShapeStyle { LevelledStyle(base: self, level: 3) }
  public var quaternary: some ShapeStyle { LevelledStyle(base: self, level: 4) }
  public var quinary: some ShapeStyle { LevelledStyle(base: self, level: 5) }
}

/// A style whose opacity is reduced by a factor.
private struct FadedStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  let base: Base
  let opacity: Double

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    base.archivedPaint(in: environment).mapColors {
      Color(archived: $0).opacity(opacity).archived
    }
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownPaint(in: environment).mainColor
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: self, opacity: opacity)
  }

  /// Returns the style unchanged: cells are not blended with those below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// Returns the style unchanged: a shadow would be finer than a cell.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with its opacity multiplied by a factor from 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: ForegroundStyle(), opacity: opacity)
  }

  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle() }

  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }
}
