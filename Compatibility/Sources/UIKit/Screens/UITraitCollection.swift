public import Foundation

/// The surroundings that colours depend on.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified)
  }

  /// Light: a picture for dark is made only where a view asks for the scheme.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var displayScale: CGFloat { 2 }
}
