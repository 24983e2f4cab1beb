import Testing

@testable import WidgetRender

@Suite("PNG files", .timeLimit(.minutes(2)))
struct PNGFileTests {
  /// Bytes without repetitions, with one repeated byte, with repetitions at long distances, and
  /// with repetitions of each length.
  static let streams: [[UInt8]] = [
    [], [7], Array(repeating: 0, count: 100_000), Array(0...255) + Array(0...255),
    (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) },
    Array(
      (0...9).map { UInt8($0) } + Array(repeating: 3, count: 32_760) + (0...9).map { UInt8($0) }
    ),
    (3...300).flatMap { Array(repeating: UInt8(truncatingIfNeeded: $0), count: $0) + [255, 0] },
  ]

  @Test(arguments: streams.indices)
  func `what is deflated is inflated to the same bytes`(_ stream: Int) {
    let data = Self.streams[stream]
    #expect(Inflater.bytes(of: ZlibStream.bytes(of: data)) == data)
  }

  @Test func `noise is inflated to the same bytes`() {
    var number: UInt32 = 5
    let noise = (0..<50_000).map { _ -> UInt8 in
      number = number &* 1_664_525 &+ 1_013_904_223
      return UInt8(number >> 30)
    }
    #expect(Inflater.bytes(of: ZlibStream.bytes(of: noise)) == noise)
  }

  @Test(arguments: [(1, 1), (3, 2), (17, 31), (256, 4)])
  func `a file has the pixels of its image`(width: Int, height: Int) throws {
    let pixels = (0..<width * height * 4).map { UInt8(truncatingIfNeeded: $0 / 3 * 7) }
    let image = try #require(PixelImage(width: width, height: height, pixels: pixels))
    let read = try #require(PNGReader(image.png))
    #expect((read.width, read.height) == (width, height))
    #expect(read.pixels == pixels)
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 4), (Int.max, 2), (3, 3)])
  func `an image without its pixels is none`(width: Int, height: Int) {
    #expect(PixelImage(width: width, height: height, pixels: [1, 2, 3, 4]) == nil)
  }
}
