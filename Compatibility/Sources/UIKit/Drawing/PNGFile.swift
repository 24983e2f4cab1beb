import Foundation

/// Encodes pixels as PNG (RFC 2083) without compression, because the file is read on the same
/// machine.
enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func data(_ bitmap: Bitmap) -> Data {
    // 8 bits of red, green, blue and opacity, rows one after the other.
    let header = bytes(UInt32(bitmap.width)) + bytes(UInt32(bitmap.height)) + [8, 6, 0, 0, 0]
    var rows: [UInt8] = []
    rows.reserveCapacity(bitmap.pixels.count + bitmap.height)
    for row in 0..<bitmap.height {
      rows.append(0)
      rows += bitmap.pixels[row * bitmap.width * 4..<(row + 1) * bitmap.width * 4]
    }
    return Data(
      signature + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
    )
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(checksum(body))
  }

  /// Returns the bytes in zlib's format, without compression (RFC 1950 and 1951).
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    let blockSize = 65_535
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: content.count, by: blockSize) {
      let block = content[start..<min(start + blockSize, content.count)]
      let (length, isLast) = (UInt16(block.count), start + blockSize >= content.count)
      result += [isLast ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8)]
      result += [UInt8(~length & 0xFF), UInt8(~length >> 8)]
      result += block
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in content {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + bytes(high << 16 | low)
  }

  /// Returns the cyclic redundancy check of `content`, by RFC 2083, section 15.
  private static func checksum(_ content: [UInt8]) -> UInt32 {
    ~content.reduce(~UInt32(0)) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }
}
