/// Decodes BMP without compression and without a palette, as scripts write it byte by byte (Microsoft: Bitmap Storage).
struct BMPDecoder {
  /// The byte offset of each field from the beginning of the file.
  private enum Place {
    static let pixels = 10
    static let headerSize = 14
    static let width = 18
    static let height = 22
    static let bits = 28
    static let compression = 30
    static let masks = 54
  }

  /// The size in bytes of the first header whose colours may have an opacity; `headerWithSides` is
  /// that of the first with 32-bit sides.
  private static let headerWithOpacity = 56
  private static let headerWithSides = 40
  private static let maximumHeader = 1 << 10
  /// The masks of red, green, blue and opacity in a file without any.
  private static let usualMasks = [0xFF_0000, 0xFF00, 0xFF, 0]

  private let bytes: [UInt8]

  /// Returns the pixels of a BMP file; `nil` if the file is damaged, compressed, or has a palette.
  static func decode(_ bytes: [UInt8]) -> DecodedPixels? { BMPDecoder(bytes: bytes).decoded }

  private var decoded: DecodedPixels? {
    guard let header = number(4, at: Place.headerSize),
      (Self.headerWithSides...Self.maximumHeader).contains(header),
      let start = number(4, at: Place.pixels), let bits = number(2, at: Place.bits),
      bits == 24 || bits == 32, let width = side(at: Place.width),
      let height = side(at: Place.height),
      DecodedPixels.isAccepted(width: width, height: abs(height)),
      let shifts = shifts(header: header, bits: bits)
    else { return nil }
    let rows = abs(height)
    let rowSize = (width * bits + 31) / 32 * 4
    guard start >= Place.masks, start + rowSize * rows <= bytes.count else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * rows * 4)
    for row in 0..<rows {
      // The lowest row comes first, unless the height is negative.
      let place = start + rowSize * (height > 0 ? rows - 1 - row : row)
      for column in 0..<width {
        let pixel = number(bits / 8, at: place + column * (bits / 8)) ?? 0
        for shift in shifts {
          pixels.append(shift.map { UInt8(truncatingIfNeeded: pixel >> $0) } ?? .max)
        }
      }
    }
    return DecodedPixels(width: width, height: rows, pixels: pixels)
  }

  /// Returns by how many bits each of red, green, blue and opacity is shifted, `nil` for one that is opaque.
  ///
  /// Colours of more or fewer than eight bits are not decoded.
  private func shifts(header: Int, bits: Int) -> [Int?]? {
    var masks = Self.usualMasks
    switch number(4, at: Place.compression) {
    case 0: break
    case 3 where bits == 32:
      let count = header >= Self.headerWithOpacity ? 4 : 3
      let own = (0..<count).compactMap { number(4, at: Place.masks + $0 * 4) }
      guard own.count == count else { return nil }
      masks = own + Array(repeating: 0, count: 4 - count)
    default: return nil
    }
    var shifts: [Int?] = []
    for (index, mask) in masks.enumerated() {
      let shift = mask.trailingZeroBitCount
      if index == 3, mask == 0 {
        shifts.append(nil)
      } else if mask >> min(shift, 32) == 0xFF {
        shifts.append(shift)
      } else {
        return nil
      }
    }
    return shifts
  }

  private func number(_ count: Int, at place: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func side(at place: Int) -> Int? {
    number(4, at: place).map { Int(Int32(truncatingIfNeeded: $0)) }
  }
}
