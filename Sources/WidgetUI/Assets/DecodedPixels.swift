import Foundation

/// A picture as its pixels: red, green, blue and opacity, row by row, not premultiplied.
struct DecodedPixels {
  /// Pixels in a picture, which take 64 MB: larger ones are no widget's.
  static let maximumPixels = 16_000_000
  /// Bytes of a file.
  static let maximumBytes = 64_000_000

  let width: Int
  let height: Int
  let pixels: [UInt8]

  /// Whether a picture of a size is decoded at all.
  static func isAccepted(width: Int, height: Int) -> Bool {
    guard width > 0, height > 0 else { return false }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return !overflows && count <= maximumPixels
  }

  /// Decodes PNG or JPEG; `nil` for anything else, and where the system has no library for it.
  static func decode(_ data: Data) -> DecodedPixels? {
    guard data.count <= maximumBytes else { return nil }
    #if canImport(ImageIO)
    return ImageDecoder.decode(data)
    #else
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return PNGDecoder.decode(bytes) }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return JPEGDecoder.decode(bytes) }
    return nil
    #endif
  }
}
