public import Foundation
import WidgetRender

/// How the line along an outline is drawn; lengths are points.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// How far a sharp corner may reach, as a multiple of the width; terminals draw no such corners.
  public var miterLimit: CGFloat
  /// Lengths of strokes and gaps by turns; empty for a whole line.
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

  /// Lengths of one pattern of dashes: more than a cell's width has points for.
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
  var archived: ArchivedStroke.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

extension CGLineJoin {
  var archived: ArchivedStroke.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
