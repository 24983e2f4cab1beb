import WidgetRender

/// Colours of a grid of places; drawn as the mean colour of each row, from top to bottom.
public struct MeshGradient: ShapeStyle, PrimitiveShapeStyle {
  private let gradient: Gradient

  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    let width = max(width, 1)
    let rows = stride(from: 0, to: colors.count, by: width)
      .prefix(ArchiveLimits.maximumStops)
      .map { colors[$0..<min($0 + width, colors.count)] }
    gradient = Gradient(colors: rows.map(Self.mean))
  }

  private static func mean(_ colors: ArraySlice<Color>) -> Color {
    var result = colors.first ?? .clear
    for (index, color) in colors.dropFirst().enumerated() {
      result = result.mix(with: color, by: 1 / Double(index + 2))
    }
    return result
  }

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    gradient.ownPaint(in: environment)
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownPaint(in: environment).mainColor
  }
}
