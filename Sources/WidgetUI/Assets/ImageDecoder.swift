import Foundation
import WidgetRender

#if canImport(ImageIO)
import CoreGraphics
import ImageIO

/// Decodes PNG and JPEG pictures with Apple's ImageIO.
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

extension DecodedPixels {
  /// Decodes a PNG, JPEG or plain BMP, on Apple's systems with ImageIO.
  ///
  /// - Returns: `nil` for other formats, for damaged files and for files that are too large.
  static func decode(_ data: Data) -> DecodedPixels? {
    guard data.count <= maximumBytes else { return nil }
    #if canImport(ImageIO)
    return ImageDecoder.decode(data)
    #else
    return decode([UInt8](data))
    #endif
  }
}
