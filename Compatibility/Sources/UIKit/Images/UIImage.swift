public import Foundation
public import WidgetUI

/// A picture of UIKit: a symbol, an asset, or decoded pixels.
public final class UIImage: NSObject, Sendable {
  /// How a picture is coloured.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  let image: Image
  /// In points; a symbol has the size of a letter.
  public let size: CGSize
  /// The pixels of a point.
  public let scale: CGFloat

  init(_ image: Image, size: CGSize, scale: CGFloat = 1) {
    self.image = image
    self.size = size
    self.scale = scale
  }

  /// A picture of nothing.
  public override convenience init() {
    self.init(Image(width: 0, height: 0, pixels: []), size: .zero)
  }

  public convenience init?(systemName name: String) {
    self.init(Image(systemName: name), size: CGSize(width: 17, height: 17))
  }

  /// A picture of an asset catalogue; `nil` where there is none of this name.
  public convenience init?(
    named name: String,
    in bundle: Bundle? = nil,
    with configuration: Any? = nil
  ) {
    guard let size = Image.assetSize(named: name, bundle: bundle) else { return nil }
    self.init(Image(name, bundle: bundle), size: size)
  }

  /// A picture in PNG or JPEG; a frame of the header's size for what is not decoded, `nil` for what is no picture.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let decoded = Image.decoded(data, scale: scale) else { return nil }
    self.init(decoded.image, size: decoded.size, scale: scale)
  }

  /// A picture in a file; `nil` when there is none that can be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    switch mode {
    case .automatic: UIImage(image.renderingMode(nil), size: size, scale: scale)
    case .alwaysOriginal: UIImage(image.renderingMode(.original), size: size, scale: scale)
    case .alwaysTemplate: UIImage(image.renderingMode(.template), size: size, scale: scale)
    }
  }
}

extension Image {
  public init(uiImage: UIImage) {
    self = uiImage.image
  }
}
