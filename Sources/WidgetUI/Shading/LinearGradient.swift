import Foundation
import WidgetRender

/// A style with colours along a line between two points of the painted area.
///
/// ```swift
/// Capsule().fill(LinearGradient(colors: [.blue, .cyan], startPoint: .leading, endPoint: .trailing))
/// ```
public struct LinearGradient: ShapeStyle, Equatable, PrimitiveShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    .linear(gradient.archived, from: startPoint.archived, to: endPoint.archived)
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownPaint(in: environment).mainColor
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: AnyGradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> some ShapeStyle {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient used as a style runs from top to bottom.
extension Gradient: ShapeStyle, PrimitiveShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    .linear(archived, from: UnitPoint.top.archived, to: UnitPoint.bottom.archived)
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownPaint(in: environment).mainColor
  }
}

extension AnyGradient: ShapeStyle, PrimitiveShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    gradient.ownPaint(in: environment)
  }

  /// Returns the gradient's last colour.
  ///
  /// A gradient that is made from a colour begins with a lighter variant and ends with the colour
  /// itself.
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    gradient.stops.last?.color.archived ?? ArchivedColor(.system(.clear))
  }
}

/// A style with colours at the points of a grid, drawn as the mean colour of each row from top to
/// bottom.
public struct MeshGradient: ShapeStyle, PrimitiveShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

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
    gradient = Gradient(colors: rows.map(Self.average))
  }

  private static func average(_ colors: ArraySlice<Color>) -> Color {
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
