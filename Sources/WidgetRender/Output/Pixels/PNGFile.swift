extension PixelImage {
  /// The image as the bytes of a PNG file.
  package var png: [UInt8] { PNGFile.bytes(of: self) }
}

/// The bytes of a PNG file (ISO/IEC 15948): 8 bits for each of red, green, blue and opacity.
enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let (bits, colorWithOpacity): (UInt8, UInt8) = (8, 6)

  static func bytes(of image: PixelImage) -> [UInt8] {
    var header = bigEndian(UInt32(truncatingIfNeeded: image.width))
    header += bigEndian(UInt32(truncatingIfNeeded: image.height))
    // Deflated, filtered by rows, not interlaced.
    header += [bits, colorWithOpacity, 0, 0, 0]
    return signature + chunk("IHDR", header) + chunk("IDAT", ZlibStream.bytes(of: rows(of: image)))
      + chunk("IEND", [])
  }

  /// Returns the rows, each preceded by its filter type.
  ///
  /// A row that is similar to the one above is written as the difference, most of which is 0.
  private static func rows(of image: PixelImage) -> [UInt8] {
    let length = image.width * 4
    var rows: [UInt8] = []
    rows.reserveCapacity((length + 1) * image.height)
    let (plain, up): (UInt8, UInt8) = (0, 2)
    image.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<image.height {
        let start = row * length
        let isLikeAbove =
          row > 0
          && (start..<start + length).reduce(0) {
            $0 + (pixels[$1] == pixels[$1 - length] ? 1 : 0)
          } > length / 2
        rows.append(isLikeAbove ? up : plain)
        for index in start..<start + length {
          rows.append(isLikeAbove ? pixels[index] &- pixels[index - length] : pixels[index])
        }
      }
    }
    return rows
  }

  private static func chunk(_ name: StaticString, _ body: [UInt8]) -> [UInt8] {
    let named = name.withUTF8Buffer { Array($0) } + body
    return bigEndian(UInt32(truncatingIfNeeded: body.count)) + named + bigEndian(checksum(named))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  /// Returns the checksum of a PNG chunk (CRC-32, as in Annex D of the standard).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table: [UInt32] = (0..<256).map { number in
      (0..<8).reduce(UInt32(number)) { value, _ in
        value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
      }
    }
    var value = UInt32.max
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
    return ~value
  }
}
