import Foundation

#if canImport(ImageIO)
import CoreGraphics
import Foundation
import ImageIO

/// Decodes pictures with the system's own decoder.
private enum ImageDecoder {
  static func decode(_ data: Data) -> DecodedPixels? {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil),
      let image = CGImageSourceCreateImageAtIndex(source, 0, nil),
      let space = CGColorSpace(name: CGColorSpace.sRGB),
      DecodedPixels.isAccepted(width: image.width, height: image.height)
    else { return nil }
    var pixels = [UInt8](repeating: 0, count: image.width * image.height * 4)
    let isDrawn = pixels.withUnsafeMutableBytes { buffer in
      guard
        let context = CGContext(
          data: buffer.baseAddress,
          width: image.width,
          height: image.height,
          bitsPerComponent: 8,
          bytesPerRow: image.width * 4,
          space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
      else { return false }
      context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
      return true
    }
    guard isDrawn else { return nil }
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[start + 3])
      guard alpha > 0 else { continue }
      for offset in start..<start + 3 {
        pixels[offset] = UInt8(clamping: (Int(pixels[offset]) * 255 + alpha / 2) / alpha)
      }
    }
    return DecodedPixels(width: image.width, height: image.height, pixels: pixels)
  }
}
#endif

/// A picture as its pixels: red, green, blue and opacity, row by row, not premultiplied.
struct DecodedPixels {
  /// The most pixels in a picture, 64 MB; a widget needs no larger ones.
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

  /// Decodes a PNG or JPEG; returns `nil` for other formats, or if the system has no library for it.
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

#if !canImport(ImageIO)
import Foundation
import Ground

/// A system library that decodes pictures, opened when it is first needed.
///
/// It is not a build dependency: a machine without it shows a stand-in, and the log contains the reason once.
struct PictureLibrary {
  private let library: SharedLibrary

  /// Opens the first of `names` that is there, for as long as the program runs.
  init(_ names: [String], package: String) {
    library = SharedLibrary(names)
    guard !library.isAvailable, let name = names.first else { return }
    let note = "note: \(name) is missing, so its pictures are not drawn; install \(package)\n"
    _ = Array(note.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Returns a function of the library by name; `nil` if there is none.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    library.function(name, as: type)
  }
}
#endif
