public import Foundation

/// The room in which a preview of views is drawn.
public enum PreviewLayout: Sendable {
  /// The size of a device, of which a terminal has none.
  case device
  case sizeThatFits
  /// A size in points, that is, 8 points a column and 16 points a row.
  case fixed(width: CGFloat, height: CGFloat)
}
