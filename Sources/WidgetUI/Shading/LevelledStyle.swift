import WidgetRender

/// A fainter level of a style.
struct LevelledStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
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

/// A style whose levels are colours of their own.
protocol LevelledPaint {
  /// The colour of level 1 to 5.
  func color(level: Int) -> ArchivedColor
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { LevelledStyle(base: self, level: 2) }
  public var tertiary: some ShapeStyle { LevelledStyle(base: self, level: 3) }
  public var quaternary: some ShapeStyle { LevelledStyle(base: self, level: 4) }
  public var quinary: some ShapeStyle { LevelledStyle(base: self, level: 5) }
}
