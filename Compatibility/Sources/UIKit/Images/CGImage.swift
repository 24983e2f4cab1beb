public import FoundationAdditions
public import WidgetUI

/// The pixels of a picture, as a type of Core Graphics.
public final class CGImage: Sendable {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The width of the picture in pixels.
  public var width: Int { bitmap.width }
  public var height: Int { bitmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }

  /// Returns the part of the picture in a rectangle, in pixels; `nil` if they do not overlap.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
    guard !part.isNull, var result = Bitmap(width: Int(part.width), height: Int(part.height)) else {
      return nil
    }
    let whole = CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height))
    result.draw(bitmap, in: whole)
    return CGImage(result)
  }
}

extension UIImage {
  /// The orientation of a picture; without effect, because pixels are never rotated or mirrored.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public var imageOrientation: Orientation { .up }

  /// The picture's pixels; `nil` for a symbol or an asset.
  public var cgImage: CGImage? { Bitmap(self).map(CGImage.init) }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let picture = cgImage.bitmap.image(scale: scale > 0 ? scale : 1)
    self.init(picture.image, size: picture.size, scale: picture.scale)
  }
}

extension Image {
  public init(decorative cgImage: CGImage, scale: CGFloat) {
    self = UIImage(cgImage: cgImage, scale: scale, orientation: .up).image
  }

  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
    self.init(decorative: cgImage, scale: scale)
  }
}
