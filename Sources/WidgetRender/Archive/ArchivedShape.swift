/// An outline, the part of it that is drawn, and its paint.
public struct ArchivedShape: Sendable, Hashable {
  /// The part of an outline that is painted: its inside, or its edge.
  public enum Part: Sendable, Hashable {
    /// The inside of the outline, by the even-odd winding rule if `isEvenOdd` is `true`, otherwise
    /// by the non-zero rule.
    case inside(isEvenOdd: Bool)
    /// A line along the outline; an inset edge is entirely inside the outline.
    case edge(ArchivedStroke, isInset: Bool)
  }

  public var outline: ArchivedOutline
  public var part: Part
  public var paint: ArchivedPaint

  public init(_ outline: ArchivedOutline, _ part: Part, _ paint: ArchivedPaint) {
    self.outline = outline
    self.part = part
    self.paint = paint
  }

  /// Creates a shape that fills the inside of an outline, by the non-zero rule.
  public init(_ outline: ArchivedOutline, filledWith paint: ArchivedPaint) {
    self.init(outline, .inside(isEvenOdd: false), paint)
  }

  /// Creates a shape that draws the edge of an outline.
  public init(
    _ outline: ArchivedOutline,
    _ stroke: ArchivedStroke = ArchivedStroke(),
    isInset: Bool = false,
    edgedWith paint: ArchivedPaint
  ) {
    self.init(outline, .edge(stroke, isInset: isInset), paint)
  }
}

/// A shape that adapts to its frame, or a path of fixed points.
public indirect enum ArchivedOutline: Sendable, Hashable {
  case rectangle
  /// A rectangle with corner radii in points, each limited to half of the shorter side.
  case roundedRectangle(ArchivedCornerRadii)
  case capsule
  /// The largest circle in the middle of the frame.
  case circle
  case ellipse
  /// The outline of the whole widget, inset by the distance between the frame and the widget's
  /// edge.
  case containerRelative
  /// A path in points from the frame's top leading corner.
  case path(ArchivedPath)
  /// The part between two fractions of the outline's length, clockwise from its beginning.
  case trimmed(ArchivedOutline, from: Double, to: Double)
  /// An outline whose edges are moved inward by this many points.
  case inset(ArchivedOutline, by: Double)
  /// An outline rotated clockwise around an anchor, which is a fraction of the frame.
  case rotated(ArchivedOutline, degrees: Double, anchor: ArchivedPoint)
  /// An outline scaled around an anchor, which is a fraction of the frame.
  case scaled(ArchivedOutline, x: Double, y: Double, anchor: ArchivedPoint)
  /// An outline moved by a distance in points.
  case moved(ArchivedOutline, by: ArchivedPoint)
  /// An outline in a frame of this many points, at the top leading corner of the actual frame.
  case sized(ArchivedOutline, width: Double, height: Double)
}

/// The radius of each corner in points.
public struct ArchivedCornerRadii: Sendable, Hashable {
  public var topLeading: Double
  public var bottomLeading: Double
  public var bottomTrailing: Double
  public var topTrailing: Double

  public init(
    topLeading: Double = 0,
    bottomLeading: Double = 0,
    bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// Creates equal radii for all corners.
  public init(all radius: Double) {
    self.init(
      topLeading: radius,
      bottomLeading: radius,
      bottomTrailing: radius,
      topTrailing: radius
    )
  }
}

/// Lines and curves in points, as a shape or a canvas drew them.
public struct ArchivedPath: Sendable, Hashable {
  /// A step of the path: a move, a line, a curve, or the end of a subpath.
  public enum Element: Sendable, Hashable {
    case move(ArchivedPoint)
    case line(ArchivedPoint)
    /// A quadratic curve to the first point.
    case quad(ArchivedPoint, control: ArchivedPoint)
    /// A cubic curve to the first point.
    case curve(ArchivedPoint, control1: ArchivedPoint, control2: ArchivedPoint)
    /// Draws a straight line back to the start of the current subpath.
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}

/// The style of an edge; lengths are in points.
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
  /// The lengths of dashes and gaps alternately; empty for a solid line.
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
