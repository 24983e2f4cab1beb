import WidgetRender

extension Color: ShapeStyle, PrimitiveShapeStyle {
  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor { archived }
}

/// A level of the current foreground: below `.foregroundStyle(.red)`, secondary is a fainter red (SU-60).
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  let level: Int

  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor {
    environment.foreground.color(level: level)
  }

  public static let primary = HierarchicalShapeStyle(level: 1)
  public static let secondary = HierarchicalShapeStyle(level: 2)
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  public static let quinary = HierarchicalShapeStyle(level: 5)
}

/// The colour of controls in the place where it is used.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor {
    environment.tint ?? .accent
  }
}

/// The current foreground, level one.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor {
    environment.foreground.color(level: 1)
  }
}

/// The surface behind the widget.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor {
    ArchivedColor(.background)
  }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor {
    ArchivedColor(.foreground(level: 4))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 1) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 2) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 4) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 5) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
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
