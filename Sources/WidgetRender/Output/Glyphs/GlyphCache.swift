/// The masks of characters at one scale, each created when it is first needed.
struct GlyphCache {
  /// A character and the style that it is drawn in.
  struct Look: Hashable {
    var text: String
    var columns: Int
    var isBold = false
    var isItalic = false
  }

  let raster: GlyphRaster
  /// The system's fonts, for characters without a drawing of the project; `nil` until one is
  /// needed.
  private var fonts: SystemFonts?
  private let maker = GlyphMaker()
  private var masks: [Look: GlyphMask] = [:]
  /// The characters for which there is neither a drawing nor a font, in the order in which they
  /// were requested.
  private(set) var missing: [String] = []

  init(scale: Int) {
    raster = GlyphRaster(scale: scale)
  }

  /// Whether fonts are available for missing characters.
  var hasFonts: Bool { fonts?.isAvailable ?? false }

  /// Returns the mask of a cell's text; `nil` for blanks.
  mutating func mask(_ look: Look) -> GlyphMask? {
    if look.text.unicodeScalars.allSatisfy({ Self.isBlank($0.value) }) { return nil }
    if let known = masks[look] { return known }
    let mask = made(look)
    masks[look] = mask
    return mask
  }

  private mutating func made(_ look: Look) -> GlyphMask {
    if look.columns == 1, let scalar = Self.single(look.text) {
      if let mask = BlockRaster(raster: raster).mask(of: scalar) { return mask }
      if let drawing = maker.drawing(of: scalar) {
        return raster.mask(drawing, isBold: look.isBold, isItalic: look.isItalic)
      }
    }
    let fonts = fonts ?? SystemFonts()
    self.fonts = fonts
    let (width, height) = (raster.cellWidth * look.columns, raster.cellHeight)
    if let mask = fonts.mask(of: look.text, width: width, height: height) { return mask }
    if missing.count < Self.mostMissing { missing.append(look.text) }
    return standIn(width: width)
  }

  /// The most characters that are listed as missing; a longer list would fill a screen.
  private static let mostMissing = 32

  /// Returns the character `▨` in the middle of the cells, for a text that cannot be drawn.
  private func standIn(width: Int) -> GlyphMask {
    var mask = GlyphMask(width: width, height: raster.cellHeight)
    guard let drawing = maker.drawing(of: Self.standIn) else { return mask }
    let sign = raster.mask(drawing, isBold: false, isItalic: false)
    let left = (width - sign.width) / 2
    for row in 0..<sign.height {
      for column in 0..<sign.width {
        mask.pixels[row * width + left + column] = sign.pixels[row * sign.width + column]
      }
    }
    return mask
  }

  private static let standIn: UInt32 = 0x25A8

  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0xA0, 0xAD, 0x2000...0x200F, 0x202F, 0x205F, 0x2060, 0x2800, 0x3000, 0xFEFF: true
    default: scalar < 0x20
    }
  }

  /// Returns the only character of a text, without variation selectors; `nil` if there are several.
  ///
  /// Variation selectors select forms that are not supported here.
  private static func single(_ text: String) -> UInt32? {
    let scalars = text.unicodeScalars.filter { !(0xFE00...0xFE0F).contains($0.value) }
    guard scalars.count == 2 else { return scalars.count == 1 ? scalars.first?.value : nil }
    return MarkedLetter.composed(scalars)
  }
}
