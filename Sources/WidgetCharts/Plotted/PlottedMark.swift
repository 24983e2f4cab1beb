import Foundation
import WidgetUI

/// A mark to draw: its kind, position and style.
struct PlottedMark {
  enum Form {
    case bar, line, area, point, rule, rectangle
  }

  var form: Form
  /// The horizontal position; `nil` if the mark spans the whole plot.
  var x: PlottedPlace?
  var y: PlottedPlace?
  /// Lines and areas with the same series are one.
  var series: String?
  var stacking = MarkStackingMethod.standard
  /// The thickness of a bar, or of a rule or rectangle across its axis.
  var width = MarkDimension.automatic
  var style = MarkStyle()

  init(_ form: Form, x: PlottedPlace? = nil, y: PlottedPlace? = nil, series: String? = nil) {
    self.form = form
    self.x = x
    self.y = y
    self.series = series
  }
}

/// The style of a mark, as far as its modifiers define it.
struct MarkStyle {
  var paint: AnyShapeStyle?
  /// The category that decides the colour, and what it is one of.
  var paintBy: PlottedPlace?
  var symbol: ChartSymbol?
  var symbolBy: PlottedPlace?
  /// The category that orders bars side by side.
  var positionBy: PlottedPlace?
  var line: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var opacity = 1.0
  var cornerRadius = 0.0
  var zIndex = 0.0
  var isHidden = false
  var annotations: [MarkAnnotation] = []
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  /// `nil` for a column beside a mark, and none above or below.
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
  /// On each other.
  case standard
  /// On each other, as shares of their sum.
  case normalized
  /// On each other, with the middle of each pile at the same height.
  case center
  /// Each from the ground, one before the other.
  case unstacked
}

/// The thickness of a mark.
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
  /// In points.
  public static func fixed(_ value: Double) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// A part of the room that there is for it.
  public static func ratio(_ value: Double) -> MarkDimension { MarkDimension(.ratio(value)) }
  /// The room that there is without so many points on each side.
  public static func inset(_ value: Double) -> MarkDimension { MarkDimension(.inset(value)) }
}

/// The shape of a line between two points.
public enum InterpolationMethod: Hashable, Sendable {
  case linear, monotone, catmullRom, cardinal
  case stepStart, stepCenter, stepEnd

  public static func catmullRom(alpha: Double) -> InterpolationMethod { .catmullRom }
  public static func cardinal(tension: Double) -> InterpolationMethod { .cardinal }
}
