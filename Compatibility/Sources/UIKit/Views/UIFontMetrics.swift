public import Foundation

/// Scales sizes by the user's text size; sizes stay unchanged, because a terminal does not report a
/// text size.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle style: UIFont.TextStyle) {}

  public func scaledFont(for font: UIFont) -> UIFont { font }

  public func scaledFont(for font: UIFont, maximumPointSize size: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, size))
  }

  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
