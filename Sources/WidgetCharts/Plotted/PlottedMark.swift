import Foundation
import WidgetUI

/// A mark to draw: its kind, position and style.
struct PlottedMark {
  enum Form {
    case bar, line, area, point, rule, rectangle
  }

  var form: Form
  /// The horizontal position of the mark; `nil` if the mark spans the whole plot or, as a point, is
  /// in its middle.
  var x: PlottedPlace?
  var y: PlottedPlace?
  /// The name of the series; lines and areas with the same series are connected.
  var series: String?
  var stacking = MarkStackingMethod.standard
  /// The thickness of the mark perpendicular to its length.
  var width = MarkDimension.automatic
  var style = MarkStyle()

  init(_ form: Form, x: PlottedPlace? = nil, y: PlottedPlace? = nil, series: String? = nil) {
    self.form = form
    self.x = x
    self.y = y
    self.series = series
  }
}

/// The style of a mark, as its modifiers set it.
struct MarkStyle {
  var paint: AnyShapeStyle?
  /// The category that determines the mark's colour, with the name of the quantity; `nil` for none.
  var paintBy: PlottedPlace?
  var symbol: ChartSymbol?
  var symbolBy: PlottedPlace?
  /// The category by which bars at one position are drawn side by side.
  var positionBy: PlottedPlace?
  var line: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var opacity = 1.0
  var cornerRadius = 0.0
  var zIndex = 0.0
  var isHidden = false
  var annotations: [MarkAnnotation] = []
}

/// A view next to a mark, with its position and its distance.
struct MarkAnnotation {
  let position: AnnotationPosition
  /// The distance between the mark and the view in points; `nil` for one column horizontally and
  /// none vertically.
  let spacing: CGFloat?
  let content: AnyView
}

/// The position of an annotation relative to its mark.
public enum AnnotationPosition: Hashable, Sendable {
  case automatic, overlay, top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// The stacking of bars and areas at one position.
public enum MarkStackingMethod: Hashable, Sendable {
  /// The marks are stacked on each other.
  case standard
  /// The marks are stacked on each other, as fractions of their sum.
  case normalized
  /// The marks are stacked on each other, with the middle of each stack at the same height.
  case center
  /// All marks start at the zero line, in front of each other.
  case unstacked
}

/// The thickness of a mark.
///
/// ```swift
/// Chart {
///   BarMark(x: .value("Day", "Mon"), y: .value("Cups", 5), width: .ratio(0.5))
/// }
/// ```
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(Double)
    case ratio(Double)
    case inset(Double)
  }

  let kind: Kind

  public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(value) }
  init(_ kind: Kind) { self.kind = kind }

  public static var automatic: MarkDimension { MarkDimension(.automatic) }
  /// Returns a thickness of `value` points.
  public static func fixed(_ value: Double) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// Returns a thickness as a fraction of the available space.
  public static func ratio(_ value: Double) -> MarkDimension { MarkDimension(.ratio(value)) }
  /// Returns the available space, reduced by a number of points on each side.
  public static func inset(_ value: Double) -> MarkDimension { MarkDimension(.inset(value)) }
}

/// The shape of a line between two points.
public enum InterpolationMethod: Hashable, Sendable {
  case linear, monotone, catmullRom, cardinal
  case stepStart, stepCenter, stepEnd

  public static func catmullRom(alpha: Double) -> InterpolationMethod { .catmullRom }
  public static func cardinal(tension: Double) -> InterpolationMethod { .cardinal }
}
