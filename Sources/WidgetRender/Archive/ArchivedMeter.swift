public import Moments

/// How much of something there is, as a bar or a ring: the picture of a gauge or a progress view without its labels.
public struct ArchivedMeter: Sendable, Hashable {
  public enum Style: UInt8, Sendable, Hashable, CaseIterable {
    /// A bar that fills from leading; as wide as it is offered, one row high.
    case bar
    /// A bar with a mark at the value.
    case markedBar
    /// A closed ring that fills clockwise from the top; square.
    case ring
    /// A ring open at the bottom, with a mark at the value; square.
    case arc
  }

  /// From 0 to 1.
  public enum Value: Sendable, Hashable {
    case fraction(Double)
    /// The part of the time between two instants that has passed, or is left where it counts down.
    case elapsed(from: Instant, to: Instant, countsDown: Bool)
    /// Not known: work goes on.
    case indeterminate
  }

  public var style: Style
  public var value: Value
  /// The filled part, or the whole scale of a meter with a mark.
  public var paint: ArchivedPaint
  /// The part that is not filled.
  public var track: ArchivedColor

  public init(_ style: Style, _ value: Value, paint: ArchivedPaint, track: ArchivedColor) {
    self.style = style
    self.value = value
    self.paint = paint
    self.track = track
  }
}
