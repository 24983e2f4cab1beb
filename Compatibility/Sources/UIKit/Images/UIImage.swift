public import Foundation
public import WidgetUI

/// A picture of UIKit: a symbol, an asset, or decoded pixels.
public final class UIImage: NSObject, Sendable {
  /// Whether a picture is drawn in its own colours or as a template in the foreground's colour.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  let image: Image
  /// The contents of the file that the picture was decoded from; `nil` for other pictures.
  let file: Data?
  /// The size in points; a symbol is as large as a letter or its configuration.
  public let size: CGSize
  /// The number of pixels in a point of the picture.
  public let scale: CGFloat

  package init(_ image: Image, size: CGSize, scale: CGFloat = 1, file: Data? = nil) {
    self.image = image
    self.file = file
    self.size = size
    self.scale = scale
  }

  /// Creates an empty picture.
  public override convenience init() {
    self.init(Image(width: 0, height: 0, pixels: []), size: .zero)
  }

  public convenience init?(systemName name: String) {
    self.init(Image(systemName: name), size: CGSize(width: 17, height: 17))
  }

  /// Creates a symbol whose size is that of the configuration, 17 points by default; never `nil`.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: SymbolConfiguration?
  ) {
    let side = configuration?.pointSize ?? 17
    self.init(Image(systemName: name), size: CGSize(width: side, height: side))
  }

  /// Creates a picture from an asset catalogue; `nil` if there is none with this name.
  ///
  /// The configuration has no effect.
  public convenience init?(
    named name: String,
    in bundle: Bundle? = nil,
    with configuration: SymbolConfiguration? = nil
  ) {
    guard let size = Image.assetSize(named: name, bundle: bundle) else { return nil }
    self.init(Image(name, bundle: bundle), size: size)
  }

  /// Creates a picture from the data of a file; `nil` if the data is not a picture.
  ///
  /// PNG and JPEG are decoded. Any other picture is drawn as a frame of the size in its header.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let decoded = Image.decoded(data, scale: scale) else { return nil }
    self.init(decoded.image, size: decoded.size, scale: scale, file: data)
  }

  /// Creates a picture from a file; `nil` if the file cannot be read or is not a picture.
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

extension UIImage {
  /// The configuration of a symbol, of which only the size is used; weight and scale are those of
  /// the font.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat

    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
    }

    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale = .default
    ) {
      self.init(pointSize: pointSize)
    }

    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: textStyle.pointSize)
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init(pointSize: 17)
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    let side = configuration.pointSize
    return UIImage(image, size: CGSize(width: side, height: side), scale: scale)
  }

  /// Returns the picture with all of its pixels in one colour; a symbol or an asset is returned
  /// unchanged.
  ///
  /// The rendering mode has no effect.
  public func withTintColor(
    _ color: UIColor,
    renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    guard let bitmap = Bitmap(self) else { return self }
    let pixels = size.width > 0 ? CGFloat(bitmap.width) / size.width : 1
    return bitmap.tinted(ColorBytes(color.light)).image(scale: pixels)
  }

  /// Returns the picture as PNG: the original file, or else its encoded pixels.
  ///
  /// - Returns: `nil` for a symbol or an asset.
  public func pngData() -> Data? {
    if let file, file.starts(with: PNGFile.signature) { return file }
    return Bitmap(self).map { PNGFile.data($0) }
  }

  /// Returns the JPEG file from which the picture was decoded.
  ///
  /// - Returns: `nil` for any other picture, because JPEG cannot be encoded.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    file.flatMap { $0.starts(with: [0xFF, 0xD8, 0xFF]) ? $0 : nil }
  }

  /// Returns the picture scaled to a size in points; never `nil`.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  /// Draws the picture into the current renderer; a symbol or an asset, which has no pixels, is not
  /// drawn.
  public func draw(in rect: CGRect) {
    guard let bitmap = Bitmap(self) else { return }
    UIGraphicsImageRendererContext.current?.draw(bitmap, in: rect)
  }

  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }
}

extension Image {
  public init(uiImage: UIImage) {
    self = uiImage.image
  }
}
