public import Foundation

/// How a size grows with the person's text size, which a terminal keeps to itself: nothing does here.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle style: UIFont.TextStyle) {}

  public func scaledFont(for font: UIFont) -> UIFont { font }

  public func scaledFont(for font: UIFont, maximumPointSize size: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, size))
  }

  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
