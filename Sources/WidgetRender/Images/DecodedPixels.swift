import Ground
import SystemLibrary

/// A picture as its pixels: red, green, blue and opacity, row by row, not premultiplied.
package struct DecodedPixels {
  /// The most pixels in a picture, 64 MB; a widget needs no larger ones.
  static let maximumPixels = 16_000_000
  /// The most bytes of a picture file that is decoded.
  package static let maximumBytes = 64_000_000

  package let width: Int
  package let height: Int
  package let pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Returns whether a picture of this size is small enough to be decoded.
  package static func isAccepted(width: Int, height: Int) -> Bool {
    guard width > 0, height > 0 else { return false }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return !overflows && count <= maximumPixels
  }

  /// Decodes a PNG, JPEG or plain BMP; returns `nil` for other formats, or if the system has no library for it.
  package static func decode(_ bytes: [UInt8]) -> DecodedPixels? {
    guard bytes.count <= maximumBytes else { return nil }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return PNGDecoder.decode(bytes) }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return JPEGDecoder.decode(bytes) }
    if bytes.starts(with: "BM".utf8) { return BMPDecoder.decode(bytes) }
    return nil
  }
}

/// A system library that decodes pictures, opened when it is first needed.
///
/// It is not a build dependency: a machine without it shows a stand-in, and the log contains the reason once.
struct PictureLibrary {
  private let library: SharedLibrary

  /// Opens the first of `names` that is installed, for as long as the program runs.
  init(_ names: [String], package: String) {
    library = SharedLibrary(names)
    guard !library.isAvailable, let name = names.first else { return }
    let note = "note: \(name) is missing, so its pictures are not drawn; install \(package)\n"
    _ = Array(note.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Returns a function of the library by name; `nil` if the function or the library is missing.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    library.function(name, as: type)
  }
}
