public import Foundation

extension Image {
  /// A picture in PNG or JPEG with its size in points, at `scale` pixels a point; `nil` for anything else.
  public static func decoded(_ data: Data, scale: Double = 1) -> (image: Image, size: CGSize)? {
    guard let decoded = DecodedPixels.decode(data) else { return nil }
    let image = Image(
      width: decoded.width,
      height: decoded.height,
      pixels: decoded.pixels,
      scale: scale
    )
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let size = CGSize(width: Double(decoded.width) / scale, height: Double(decoded.height) / scale)
    return (image, size)
  }

  /// The size in points of a picture of an asset catalogue; `nil` where there is none of this name.
  public static func assetSize(named name: String, bundle: Bundle? = nil) -> CGSize? {
    AssetPictures.picture(named: name, bundle: bundle) { false }.map {
      CGSize(width: $0.archived.pointWidth, height: $0.archived.pointHeight)
    }
  }
}
