public import Moments

/// A bar or a ring that shows a fraction: a gauge or a progress view without its labels.
public struct ArchivedMeter: Sendable, Hashable {
  public enum Style: UInt8, Sendable, Hashable, CaseIterable {
    /// A bar that fills from the leading side; as wide as proposed, one row high.
    case bar
    /// A bar with a mark at the value.
    case markedBar
    /// A closed ring that fills clockwise from the top; its frame is a square.
    case ring
    /// A ring that is open at the bottom, with a mark at the value; its frame is a square.
    case arc
  }

  /// The value of a meter: a fraction from 0 to 1, the progress of time, or unknown.
  public enum Value: Sendable, Hashable {
    case fraction(Double)
    /// The elapsed fraction of the time between two instants, or the remaining one if it counts down.
    case elapsed(from: Instant, to: Instant, countsDown: Bool)
    /// An unknown fraction of work in progress.
    case indeterminate
  }

  public var style: Style
  public var value: Value
  /// The paint of the filled part, or of the whole scale of a meter with a mark.
  public var paint: ArchivedPaint
  /// The colour of the part that is not filled.
  public var track: ArchivedColor

  public init(_ style: Style, _ value: Value, paint: ArchivedPaint, track: ArchivedColor) {
    self.style = style
    self.value = value
    self.paint = paint
    self.track = track
  }
}
