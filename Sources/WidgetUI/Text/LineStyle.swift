extension Text {
  /// How a line beneath or through text is drawn, which a terminal does in one way.
  public struct LineStyle: Hashable, Sendable {
    /// The line's strokes.
    public struct Pattern: Hashable, Sendable {
      private let value: UInt8

      public static let solid = Pattern(value: 0)
      public static let dot = Pattern(value: 1)
      public static let dash = Pattern(value: 2)
      public static let dashDot = Pattern(value: 3)
      public static let dashDotDot = Pattern(value: 4)
    }

    private let pattern: Pattern
    private let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }
}
