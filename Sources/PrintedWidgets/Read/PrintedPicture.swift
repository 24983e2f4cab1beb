import Essentials
import WidgetRender

/// A picture in a line: a PNG, JPEG or plain BMP in base64, as in the parameters `image=` and
/// `templateImage=`.
enum PrintedPicture: Equatable, Hashable, Sendable {
  case decoded(ArchivedImage)
  /// A picture that cannot be drawn: it is damaged, or its format is unknown or needs a library
  /// that is not installed.
  case undrawn

  /// The most pixels of the longer side.
  ///
  /// A picture in a menu fills only part of a widget's few hundred columns.
  private static let maximumSide = 192
  /// The greatest height in pixels of a picture that counts as an icon, which is drawn one row
  /// high.
  ///
  /// An icon in a menu has up to 22 points, and two pixels a point.
  private static let iconPixels = 44

  /// Decodes a parameter's value; if it is a pair `LIGHT,DARK`, the first picture.
  ///
  /// If `isStencil` is true, the picture is drawn in the colour of text.
  init(base64 text: String, isStencil: Bool) {
    let first = text.prefix { $0 != "," }
    guard let data = Data(base64Encoded: String(first), options: .ignoreUnknownCharacters),
      let pixels = DecodedPixels.decode([UInt8](data))
    else {
      self = .undrawn
      return
    }
    var image = ArchivedImage(
      width: pixels.width,
      height: pixels.height,
      pixels: pixels.pixels,
      scale: pixels.height <= Self.iconPixels ? Double(pixels.height) / 16 : 1,
      within: Self.maximumSide
    )
    image.isResizable = true
    if isStencil { image.tint = .primary }
    self = .decoded(image)
  }
}
