/// An edge that follows its frame, or a path that is frozen in points.
public indirect enum ArchivedOutline: Sendable, Hashable {
  case rectangle
  /// Radii in points, cut to half of the shorter side.
  case roundedRectangle(ArchivedCornerRadii)
  case capsule
  /// The largest circle in the middle of the frame.
  case circle
  case ellipse
  /// The widget's own outline less the distance from its edge.
  case containerRelative
  /// Points from the frame's top leading corner.
  case path(ArchivedPath)
  /// The part between two fractions of the outline's length, from where it begins, clockwise.
  case trimmed(ArchivedOutline, from: Double, to: Double)
  /// Every edge moved inward by points.
  case inset(ArchivedOutline, by: Double)
  /// Turned clockwise around an anchor, a fraction of the frame.
  case rotated(ArchivedOutline, degrees: Double, anchor: ArchivedPoint)
  /// Larger or smaller around an anchor, a fraction of the frame.
  case scaled(ArchivedOutline, x: Double, y: Double, anchor: ArchivedPoint)
  /// Moved by points.
  case moved(ArchivedOutline, by: ArchivedPoint)
  /// In a frame of this many points at the top leading corner.
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

  /// The same radius at each corner.
  public init(all radius: Double) {
    self.init(
      topLeading: radius,
      bottomLeading: radius,
      bottomTrailing: radius,
      topTrailing: radius
    )
  }
}
