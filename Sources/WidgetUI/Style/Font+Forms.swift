public import Foundation

extension Font {
  /// The family of shapes; a terminal draws them all alike.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The distance between lines; a terminal has one.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// How wide letters are drawn; in a terminal they are as wide as their cells.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
