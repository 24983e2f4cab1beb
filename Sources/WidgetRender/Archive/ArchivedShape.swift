/// An outline, what of it is drawn, and with what.
public struct ArchivedShape: Sendable, Hashable {
  /// Whether the inside is painted or the edge.
  public enum Part: Sendable, Hashable {
    /// With the even-odd rule, or else the non-zero one.
    case inside(isEvenOdd: Bool)
    /// Along the outline; an inset edge lies wholly within it.
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

  /// The inside of an outline, by the non-zero rule.
  public init(_ outline: ArchivedOutline, filledWith paint: ArchivedPaint) {
    self.init(outline, .inside(isEvenOdd: false), paint)
  }

  /// The edge of an outline.
  public init(
    _ outline: ArchivedOutline,
    _ stroke: ArchivedStroke = ArchivedStroke(),
    isInset: Bool = false,
    edgedWith paint: ArchivedPaint
  ) {
    self.init(outline, .edge(stroke, isInset: isInset), paint)
  }
}
