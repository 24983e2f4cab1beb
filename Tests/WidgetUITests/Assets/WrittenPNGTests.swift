#if !canImport(ImageIO)
import Foundation
import Ground
import Moments
import Testing
import WidgetRender

@testable import WidgetUI

@Suite(
  "PNG files that are written",
  .enabled(
    if: SharedLibrary(["libpng16.so.16", "libpng16.so"]).isAvailable,
    "libpng16-16 is not installed"
  ),
  .timeLimit(.minutes(2))
)
struct WrittenPNGTests {
  @Test(arguments: [(1, 1), (64, 48), (300, 2)])
  func `the system's library reads the same pixels`(width: Int, height: Int) throws {
    let pixels = (0..<width * height).flatMap { place -> [UInt8] in
      let (x, y) = (place % width, place / width)
      return [
        UInt8(truncatingIfNeeded: x & 0xF0), UInt8(truncatingIfNeeded: x * y),
        UInt8(truncatingIfNeeded: y & 0xFC), x & 8 == 0 ? 255 : 128,
      ]
    }
    let image = try #require(PixelImage(width: width, height: height, pixels: pixels))
    let read = try #require(DecodedPixels.decode(Data(image.png)))
    #expect((read.width, read.height) == (width, height))
    #expect(read.pixels == pixels)
  }

  @Test func `the system's library reads a page`() throws {
    let view = ArchivedView.text(
      ArchivedText(runs: [ArchivedText.Run(.verbatim("Hello, Çay 5 €"))])
    )
    let picture = WidgetPicture(
      view,
      size: CellSize(columns: 20, rows: 2),
      in: DrawContext(now: Instant(microseconds: 0))
    )
    let drawn = picture.image(.dark, ImageStyle(window: "Title", scale: 1))
    #expect(drawn.missing == [])
    let read = try #require(DecodedPixels.decode(Data(drawn.image.png)))
    #expect(read.pixels == drawn.image.pixels)
  }
}
#endif
