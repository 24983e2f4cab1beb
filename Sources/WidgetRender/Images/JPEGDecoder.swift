/// Decodes JPEG with the TurboJPEG interface of libjpeg-turbo (turbojpeg.h, version 2).
package struct JPEGDecoder {
  private typealias Start = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias Header =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Decompress =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<UInt8>, Int32,
      Int32, Int32, Int32, Int32
    ) -> Int32
  private typealias Destroy = @convention(c) (UnsafeMutableRawPointer) -> Int32

  /// TurboJPEG's pixel format TJPF_RGBA, in which each decoded pixel is opaque.
  private static let rgba: Int32 = 7
  private static let shared = JPEGDecoder()

  private let start: Start?
  private let header: Header?
  private let decompress: Decompress?
  private let destroy: Destroy?

  /// Creates a decoder with the first of the libraries that is installed.
  package init(libraries names: [String] = ["libturbojpeg.so.0", "libturbojpeg.so"]) {
    let library = PictureLibrary(names, package: "libturbojpeg0 or turbojpeg")
    start = library.function("tjInitDecompress", as: Start.self)
    header = library.function("tjDecompressHeader3", as: Header.self)
    decompress = library.function("tjDecompress2", as: Decompress.self)
    destroy = library.function("tjDestroy", as: Destroy.self)
  }

  /// Whether the library is installed and has all needed functions.
  package var isAvailable: Bool {
    start != nil && header != nil && decompress != nil && destroy != nil
  }

  /// Returns the pixels of a JPEG file.
  ///
  /// - Returns: `nil` for a damaged file, for CMYK colours, or without the library.
  static func decode(_ bytes: [UInt8]) -> DecodedPixels? { shared.decode(bytes) }

  package func decode(_ bytes: [UInt8]) -> DecodedPixels? {
    guard let start, let header, let decompress, let destroy, let decoder = start() else {
      return nil
    }
    defer { _ = destroy(decoder) }
    var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    return bytes.withUnsafeBufferPointer { file -> DecodedPixels? in
      guard let source = file.baseAddress,
        header(decoder, source, UInt(file.count), &width, &height, &subsampling, &space) == 0,
        DecodedPixels.isAccepted(width: Int(width), height: Int(height))
      else { return nil }
      var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
      let isDone = pixels.withUnsafeMutableBufferPointer { target in
        target.baseAddress.map {
          decompress(
            decoder,
            source,
            UInt(file.count),
            $0,
            width,
            0,
            height,
            Self.rgba,
            0
          ) == 0
        } ?? false
      }
      guard isDone else { return nil }
      return DecodedPixels(width: Int(width), height: Int(height), pixels: pixels)
    }
  }
}
