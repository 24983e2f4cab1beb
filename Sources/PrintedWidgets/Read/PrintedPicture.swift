import Essentials
import WidgetRender

/// A picture of a line: a PNG or JPEG in base64, as `image=` and `templateImage=` have it.
enum PrintedPicture: Equatable, Hashable, Sendable {
  case decoded(ArchivedImage)
  /// A picture that is damaged, in another format, or in one whose library is not installed.
  case undrawn

  /// The longer side in pixels: of a widget's few hundred columns, a menu's picture has a part.
  private static let maximumSide = 192
  /// A menu's icon is up to 22 points high; one of 44 pixels is made for a screen with two a point.
  private static let iconPixels = 44

  /// Reads the value of a parameter, the first of `LIGHT,DARK`.
  ///
  /// A picture that `isStencil` has the letters' own colour.
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
