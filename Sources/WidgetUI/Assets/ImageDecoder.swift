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
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return PNGDecoder.decode(bytes) }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return JPEGDecoder.decode(bytes) }
    return nil
  }
}

/// A library of the system that decodes pictures, opened when the first one is met.
///
/// It is no build dependency: a machine without it shows a stand-in, and the log says once why.
struct PictureLibrary {
  private let handle: UnsafeMutableRawPointer?

  /// Opens the first of `names` that is there, for as long as the program runs.
  init(_ names: [String], package: String) {
    handle = names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
    guard handle == nil, let name = names.first else { return }
    let note = "note: \(name) is missing, so its pictures are not drawn; install \(package)\n"
    _ = Array(note.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// A function of the library by its name; `nil` where it has none.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let handle, let address = dlsym(handle, name) else { return nil }
    return unsafeBitCast(address, to: type)
  }
}
