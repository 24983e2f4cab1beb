/// Lines and curves in points, as a shape or a canvas drew them.
public struct ArchivedPath: Sendable, Hashable {
  /// One step of a pen.
  public enum Element: Sendable, Hashable {
    case move(ArchivedPoint)
    case line(ArchivedPoint)
    /// A quadratic curve.
    case quad(ArchivedPoint, control: ArchivedPoint)
    /// A cubic curve.
    case curve(ArchivedPoint, control1: ArchivedPoint, control2: ArchivedPoint)
    /// Back to where the current line began.
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}

/// How an edge is drawn: lengths are points.
public struct ArchivedStroke: Sendable, Hashable {
  public enum Cap: UInt8, Sendable, Hashable, CaseIterable {
    case butt, round, square
  }

  public enum Join: UInt8, Sendable, Hashable, CaseIterable {
    case miter, round, bevel
  }

  public var width: Double
  public var cap: Cap
  public var join: Join
  /// Lengths of strokes and gaps by turns; empty for a whole line.
  public var dash: [Double]
  public var dashPhase: Double

  public init(
    width: Double = 1,
    cap: Cap = .butt,
    join: Join = .miter,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
