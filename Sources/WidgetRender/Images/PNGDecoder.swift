import SystemLibrary

/// Decodes PNG with libpng's simplified interface (libpng manual, section V).
struct PNGDecoder {
  private typealias Begin =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, Int) -> Int32
  private typealias Finish =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeRawPointer?, UnsafeMutableRawPointer, Int32,
      UnsafeMutableRawPointer?
    ) -> Int32
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// The byte offsets of the `png_image` fields in use, after the pointer at its beginning.
  private enum Field {
    static let version = 8
    static let width = 12
    static let height = 16
    static let format = 20
    /// The bytes reserved for a `png_image`, which has 104 bytes on 64-bit systems.
    static let size = 256
  }

  /// PNG_FORMAT_FLAG_ALPHA and PNG_FORMAT_FLAG_COLOR: RGBA with 8 bits each.
  private static let rgba: UInt32 = 3
  private static let shared = PNGDecoder()

  private let begin: Begin?
  private let finish: Finish?
  private let free: Free?

  private init() {
    let library = PictureLibrary(["libpng16.so.16", "libpng16.so"], package: "libpng16")
    begin = library.function("png_image_begin_read_from_memory", as: Begin.self)
    finish = library.function("png_image_finish_read", as: Finish.self)
    free = library.function("png_image_free", as: Free.self)
  }

  /// Returns the pixels of a PNG file; `nil` if the file is damaged or the library is missing.
  static func decode(_ bytes: [UInt8]) -> DecodedPixels? { shared.decode(bytes) }

  private func decode(_ bytes: [UInt8]) -> DecodedPixels? {
    guard let begin, let finish, let free else { return nil }
    let image = UnsafeMutableRawPointer.allocate(byteCount: Field.size, alignment: 16)
    defer { image.deallocate() }
    memset(image, 0, Field.size)
    image.storeBytes(of: 1, toByteOffset: Field.version, as: UInt32.self)
    return bytes.withUnsafeBytes { buffer -> DecodedPixels? in
      guard let start = buffer.baseAddress, begin(image, start, buffer.count) != 0 else {
        return nil
      }
      defer { free(image) }
      let width = Int(image.load(fromByteOffset: Field.width, as: UInt32.self))
      let height = Int(image.load(fromByteOffset: Field.height, as: UInt32.self))
      guard DecodedPixels.isAccepted(width: width, height: height) else { return nil }
      image.storeBytes(of: Self.rgba, toByteOffset: Field.format, as: UInt32.self)
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      let isDone = pixels.withUnsafeMutableBytes { target in
        target.baseAddress.map { finish(image, nil, $0, 0, nil) != 0 } ?? false
      }
      return isDone ? DecodedPixels(width: width, height: height, pixels: pixels) : nil
    }
  }
}
