public import Foundation
import WidgetRender

/// A picture as a style: cells cannot repeat it, so it stands for a fainter foreground.
public struct ImagePaint: ShapeStyle, PlainShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    environment.foreground.color(level: 2)
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
