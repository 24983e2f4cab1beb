#if !canImport(ImageIO)
import Foundation
import Testing
import WidgetRender

@testable import WidgetUI

@Suite("JPEG without the library", .timeLimit(.minutes(5)))
struct MissingJPEGTests {
  @Test func `a library that is not there decodes nothing`() {
    let decoder = JPEGDecoder(libraries: ["libabsent-jpeg.so"])
    #expect(!decoder.isAvailable)
    #expect(decoder.decode(JPEGFiles.redBlue) == nil)
  }

  @Test func `a library without the functions decodes nothing`() {
    // libc is there on every system with dlopen.
    let decoder = JPEGDecoder(libraries: ["libc.so.6"])
    #expect(!decoder.isAvailable)
    #expect(decoder.decode(JPEGFiles.redBlue) == nil)
  }
}

@Suite(
  "JPEG",
  .enabled(if: JPEGDecoder().isAvailable, "libturbojpeg0 is not installed"),
  .timeLimit(.minutes(5))
)
struct JPEGTests {
  /// Returns the red, green, blue and opacity of a pixel in steps of 16, because JPEG is not exact.
  private func pixel(_ picture: DecodedPixels, column: Int, row: Int) -> [Int] {
    let start = (row * picture.width + column) * 4
    return picture.pixels[start..<start + 4].map { (Int($0) + 8) / 16 }
  }

  @Test(arguments: [JPEGFiles.redBlue, JPEGFiles.progressive])
  func `colours come row by row, and are opaque`(file: [UInt8]) throws {
    let picture = try #require(DecodedPixels.decode(Data(file)))
    #expect(picture.width == 16 && picture.height == 8)
    #expect(picture.pixels.count == 16 * 8 * 4)
    for row in [0, 7] {
      #expect(pixel(picture, column: 0, row: row) == [16, 0, 0, 16])
      #expect(pixel(picture, column: 15, row: row) == [0, 0, 16, 16])
    }
  }

  @Test func `a grey file has three equal colours`() throws {
    let picture = try #require(DecodedPixels.decode(Data(JPEGFiles.grey)))
    #expect(picture.width == 8 && picture.height == 8)
    #expect(pixel(picture, column: 3, row: 4) == [10, 10, 10, 16])
  }

  // TurboJPEG makes no RGB of CMYK.
  @Test func `a file in the colours of print is no picture`() {
    #expect(JPEGDecoder().decode(JPEGFiles.cmyk) == nil)
  }

  @Test(arguments: [JPEGFiles.redBlue, JPEGFiles.grey])
  func `a file that was cut anywhere is no picture`(file: [UInt8]) {
    // The last two bytes are the mark of the end, which nothing depends on.
    for length in 0..<file.count - 2 {
      #expect(JPEGDecoder().decode(Array(file.prefix(length))) == nil, "\(length) bytes")
    }
  }

  @Test func `a picture of more pixels than are accepted is not decoded`() throws {
    var file = JPEGFiles.redBlue
    let frame = try #require(
      file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 }
    )
    // Behind the mark, the length and the bits stand the height and the width, in two bytes each.
    for offset in 5..<9 { file[frame + offset] = 0xFF }
    #expect(!DecodedPixels.isAccepted(width: 0xFFFF, height: 0xFFFF))
    #expect(JPEGDecoder().decode(file) == nil)
  }
}
#endif
