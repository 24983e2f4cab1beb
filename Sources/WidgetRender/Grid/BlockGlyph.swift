/// The block characters as pictures of 4 × 8 pixels, with the bit `row * 4 + column` from the top
/// leading corner.
enum BlockGlyph {
  static let full: UInt32 = 0x2588
  static let blank: UInt32 = 0x20
  static let upperHalf: UInt32 = 0x2580
  static let leftHalf: UInt32 = 0x258C
  static let rightHalf: UInt32 = 0x2590
  /// The ASCII substitute of a full block.
  static let ascii: UInt32 = 0x23

  /// The block characters for shades, from an empty to a full cell.
  static let shades: [UInt32] = [0x20, 0x2591, 0x2592, 0x2593, full]
  /// The ASCII substitutes of `shades`; a full block becomes `ascii`.
  static let asciiShades: [UInt32] = [0x20, 0x2E, 0x3A, 0x2B, ascii]

  /// The block characters by the bits of their quadrants: 1 top leading, 2 top trailing, 4 bottom
  /// leading, 8 bottom trailing.
  static let quadrants: [UInt32] = [
    0x20, 0x2598, 0x259D, 0x2580, 0x2596, 0x258C, 0x259E, 0x259B,
    0x2597, 0x259A, 0x2590, 0x259C, 0x2584, 0x2599, 0x259F, 0x2588,
  ]

  /// The pixels of each quadrant, in the order top leading, top trailing, bottom leading, bottom
  /// trailing.
  static let quadrantMasks: [UInt32] = [0x0000_3333, 0x0000_CCCC, 0x3333_0000, 0xCCCC_0000]

  /// Returns the pixels of a block character; `nil` for other characters.
  static func mask(of glyph: UInt32) -> UInt32? {
    switch glyph {
    case full: return .max
    case upperHalf: return 0x0000_FFFF
    // Lower eighths ▁…▇: as many rows of pixels from below.
    case 0x2581...0x2587: return .max << (32 - (glyph - 0x2580) * 4)
    // Left eighths ▉…▏: columns of pixels are two eighths wide.
    case 0x2589...0x258F: return columns((0x2590 - glyph + 1) / 2)
    case 0x2590: return 0xCCCC_CCCC
    case 0x2596...0x259F:
      return quadrants.firstIndex(of: glyph).map(quadrantMask)
    default: return nil
    }
  }

  /// Returns the pixels of a set of quadrants, given as bits of the index into `quadrants`.
  private static func quadrantMask(_ bits: Int) -> UInt32 {
    var mask: UInt32 = 0
    for quadrant in 0..<4 where bits & 1 << quadrant != 0 { mask |= quadrantMasks[quadrant] }
    return mask
  }

  /// Returns the pixels of the leading columns; `count` is 0 to 4.
  static func columns(_ count: UInt32) -> UInt32 {
    0x1111_1111 &* ((1 << min(count, 4)) - 1)
  }
}
