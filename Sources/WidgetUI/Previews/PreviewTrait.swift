public import Foundation

/// How a preview is presented; a terminal heeds a fixed size.
public struct PreviewTrait<T>: Sendable {
  let fixedSize: CGSize?

  private init(fixedSize: CGSize? = nil) {
    self.fixedSize = fixedSize
  }

  /// A trait that a terminal has no counterpart of.
  static var ignored: PreviewTrait { PreviewTrait() }
}

extension PreviewTrait<Preview.ViewTraits> {
  public static var defaultLayout: PreviewTrait { .ignored }
  public static var sizeThatFitsLayout: PreviewTrait { .ignored }

  /// A size in points, that is, 8 points a column and 16 points a row.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(fixedSize: CGSize(width: width, height: height))
  }

  public static var portrait: PreviewTrait { .ignored }
  public static var portraitUpsideDown: PreviewTrait { .ignored }
  public static var landscapeLeft: PreviewTrait { .ignored }
  public static var landscapeRight: PreviewTrait { .ignored }
}
