public import Foundation

/// A screen in the proportions that phone widgets are designed for.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// 390 by 844 points: authors divide by it to place things in proportion.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The pixels of a point: a cell of 8 by 16 points draws 2 by 4 dots and less.
  public let scale: CGFloat = 2
  public let brightness: CGFloat = 1

  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 780, height: 1688) }
  public var nativeScale: CGFloat { scale }
  public var traitCollection: UITraitCollection { .current }
}
