import WidgetRender

/// The faint surface of tracks, fields and cells; smaller things take the stronger levels.
public struct FillShapeStyle: ShapeStyle, PlainShapeStyle, LevelledPaint {
  public init() {}

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor { color(level: 1) }

  /// The system's fill colours, between those of the light and the dark scheme.
  func color(level: Int) -> ArchivedColor {
    let opacities: [UInt8] = [71, 61, 46, 33, 20]
    return ArchivedColor(
      .rgb(light: 0x787880, dark: 0x787880),
      opacity: opacities[min(max(level, 1), 5) - 1]
    )
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
