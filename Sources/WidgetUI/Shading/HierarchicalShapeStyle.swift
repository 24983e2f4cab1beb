import WidgetRender

/// A level of the current foreground: below `.foregroundStyle(.red)`, secondary is a fainter red (SU-60).
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveShapeStyle {
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
