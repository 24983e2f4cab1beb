public import Foundation
import WidgetRender

/// The style of a line along an outline; lengths are in points.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The miter limit, as a multiple of the width; without effect in a terminal.
  public var miterLimit: CGFloat
  /// The lengths of strokes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The most lengths in a dash pattern, more than a cell's width can show.
  private static let maximumDashes = 32

  package var archived: ArchivedStroke {
    ArchivedStroke(
      width: max(lineWidth.finite, 0),
      cap: lineCap.archived,
      join: lineJoin.archived,
      dash: dash.prefix(Self.maximumDashes).map { max($0.finite, 0) },
      dashPhase: dashPhase.finite
    )
  }
}

extension CGLineCap {
  fileprivate var archived: ArchivedStroke.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

extension CGLineJoin {
  fileprivate var archived: ArchivedStroke.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

#if !canImport(Darwin)
/// The ends of a line, with the names of Core Graphics: cut off, rounded or extended.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}
#endif

#if !canImport(Darwin)
/// The corners of a line, with the names of Core Graphics: pointed, rounded or cut off.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
#endif

/// The rule by which the inside of an outline that crosses itself is determined.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule is used instead of the non-zero rule.
  public var isEOFilled: Bool
  /// Whether edges are smooth; without effect in cells.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A shadow; not drawn, because it would be finer than a cell.
public struct ShadowStyle: Equatable, Sendable {
  private init() {}

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}
