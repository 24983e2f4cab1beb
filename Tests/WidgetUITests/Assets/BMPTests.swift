import Foundation
import Testing
import WidgetRender

@testable import WidgetUI

@Suite("BMP")
struct BMPTests {
  private func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// Returns the bytes of a BMP file with two columns and these rows of pixels, in the order in
  /// which the file stores them.
  private func file(
    header: Int = 40,
    bits: Int,
    height: Int = 2,
    compression: Int = 0,
    masks: [Int] = [],
    rows: [[UInt8]]
  ) -> [UInt8] {
    let fields = masks.flatMap { little($0, 4) }
    let padding = max(header - 40 - fields.count, 0)
    let start = 14 + 40 + fields.count + padding
    return Array("BM".utf8) + little(start + rows.joined().count, 4) + little(0, 4)
      + little(start, 4) + little(header, 4) + little(2, 4) + little(height, 4) + little(1, 2)
      + little(bits, 2) + little(compression, 4) + little(0, 20) + fields
      + [UInt8](repeating: 0, count: padding) + rows.joined()
  }

  private static let lower: [UInt8] = [0, 0, 255, 255, 255, 255]
  private static let upper: [UInt8] = [255, 0, 0, 0, 255, 0]
  private static let pixels: [UInt8] = [
    0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255,
  ]

  private func pixels(_ file: [UInt8]) -> [UInt8]? { DecodedPixels.decode(Data(file))?.pixels }

  @Test func `rows come from below, and from above where the height is negative`() {
    let rows = [Self.lower, Self.upper].map { $0 + [0, 0] }
    #expect(pixels(file(bits: 24, rows: rows)) == Self.pixels)
    #expect(pixels(file(bits: 24, height: -2, rows: rows.reversed())) == Self.pixels)
  }

  @Test func `32 bits have an opacity only where a mask says so`() {
    let rows: [[UInt8]] = [[0, 0, 255, 0, 255, 255, 255, 128], [255, 0, 0, 255, 0, 255, 0, 255]]
    #expect(pixels(file(bits: 32, rows: rows)) == Self.pixels)
    let masks = [0xFF_0000, 0xFF00, 0xFF, 0xFF00_0000]
    let whole = pixels(file(header: 124, bits: 32, compression: 3, masks: masks, rows: rows))
    #expect(whole?.enumerated().filter { $0.offset % 4 == 3 }.map(\.element) == [255, 255, 0, 128])
    #expect(whole?.prefix(3) == [0, 0, 255])
    let three = Array(masks.prefix(3).reversed())
    let swapped = pixels(file(bits: 32, compression: 3, masks: three, rows: rows))
    #expect(swapped?.prefix(4) == [255, 0, 0, 255])
  }

  @Test func `what is compressed, has a palette or other masks is no picture`() {
    let rows: [[UInt8]] = [[UInt8](repeating: 1, count: 8), [UInt8](repeating: 2, count: 8)]
    #expect(pixels(file(bits: 32, rows: rows)) != nil)
    for bits in [0, 1, 4, 8, 16] { #expect(pixels(file(bits: bits, rows: rows)) == nil) }
    for compression in [1, 2, 4, 5] {
      #expect(pixels(file(bits: 32, compression: compression, rows: rows)) == nil)
    }
    for masks in [[0xF800, 0x7E0, 0x1F], [0, 0xFF00, 0xFF], [0x1FF, 0xFF00, 0xFF]] {
      #expect(pixels(file(bits: 32, compression: 3, masks: masks, rows: rows)) == nil)
    }
    #expect(pixels(file(header: 12, bits: 32, rows: rows)) == nil)
    #expect(pixels(file(bits: 32, height: 0, rows: rows)) == nil)
    #expect(pixels(file(bits: 32, height: 0x8000_0000, rows: rows)) == nil)
    #expect(pixels(file(bits: 32, height: 0x7FFF_FFFF, rows: rows)) == nil)
  }

  @Test func `a file that was cut anywhere is no picture`() {
    let whole = file(bits: 24, rows: [Self.lower + [0, 0], Self.upper + [0, 0]])
    for length in 0..<whole.count { #expect(pixels(Array(whole.prefix(length))) == nil) }
  }
}
