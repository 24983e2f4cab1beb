import WidgetRender

/// A translucent surface: what lies behind it shines through, though never blurred.
public struct Material: ShapeStyle, PlainShapeStyle {
  private let opacity: UInt8

  public static let ultraThin = Material(opacity: 110)
  public static let thin = Material(opacity: 150)
  public static let regular = Material(opacity: 190)
  public static let thick = Material(opacity: 220)
  public static let ultraThick = Material(opacity: 240)
  public static let bar = Material(opacity: 220)

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    // The system's second surface: a material on the first one can still be told from it.
    ArchivedColor(.rgb(light: 0xF2F2F7, dark: 0x2C2C2E), opacity: opacity)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
