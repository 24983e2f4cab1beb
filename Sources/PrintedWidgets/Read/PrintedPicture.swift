import Essentials
import WidgetRender

/// A picture of a line: a PNG, JPEG or plain BMP in base64, as in the parameters `image=` and
/// `templateImage=`.
enum PrintedPicture: Equatable, Hashable, Sendable {
  case decoded(ArchivedImage)
  /// A picture that is damaged, or in a format that is unknown or whose library is not installed.
  case undrawn

  /// The most pixels of the longer side; a menu's picture fills only part of a widget's few hundred
  /// columns.
  private static let maximumSide = 192
  /// The greatest height in pixels of an icon, which is drawn one row high.
  ///
  /// A menu's icon has up to 22 points, and two pixels a point.
  private static let iconPixels = 44

  /// Decodes the value of a parameter; of `LIGHT,DARK` the first one.
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
