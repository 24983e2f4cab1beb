extension Text {
  /// How a line beneath or through text is drawn, which a terminal does in one way.
  public struct LineStyle: Hashable, Sendable {
    /// The line's strokes.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    public static let single = LineStyle()
  }
}
