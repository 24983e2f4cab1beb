import Foundation
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Archived images", .timeLimit(.minutes(5)))
struct ImageTests {
  private func archive<Content: View>(_ view: Content) -> ArchivedView {
    ViewArchiver.archive(view)
  }

  @Test(
    arguments: [
      (.fill, "heart", "heart.fill"), (.slash.fill, "bell", "bell.slash.fill"),
      (.circle.fill, "star.fill", "star.circle.fill"), (.fill, "sun.max.fill", "sun.max.fill"),
      (.none, "heart", "heart"),
    ] as [(SymbolVariants, String, String)]
  )
  func `variants are a part of a symbol's name`(
    variant: SymbolVariants,
    symbol: String,
    name: String
  ) {
    #expect(archive(Image(systemName: symbol).symbolVariant(variant)).symbols == [name])
  }

  @Test func `a symbol of several colours has its own, every other the foreground's`() {
    let sun = Image(systemName: "cloud.sun.fill")
    let yellow = ArchivedView.symbol(
      name: "cloud.sun.fill",
      style: TextStyle(foreground: ArchivedColor(.system(.yellow)))
    )
    #expect(archive(sun.symbolRenderingMode(.multicolor)) == yellow)
    #expect(archive(Group { sun }.symbolRenderingMode(.multicolor)) == yellow)
    #expect(archive(sun) == .symbol(name: "cloud.sun.fill", style: TextStyle()))
  }

  // SU-87
  @Test(
    arguments: [
      (23, .medium, 1), (24, .medium, 2), (28, .medium, 2), (40, .medium, 3), (60, .medium, 4),
      (20, .large, 2), (28, .small, 1), (900, .medium, 16), (.infinity, .medium, 1),
    ] as [(CGFloat, Image.Scale, Int)]
  )
  func `a symbol is as large as its font says`(size: CGFloat, scale: Image.Scale, rows: Int) {
    let sun = archive(Image(systemName: "sun.max").font(.system(size: size)).imageScale(scale))
    let expected =
      rows == 1
      ? ArchivedView.symbol(name: "sun.max", style: TextStyle())
      : .sizedSymbol(ArchivedSymbol(name: "sun.max", rows: rows))
    #expect(sun == expected)
  }

  // SU-87
  @Test func `a resizable symbol takes its frame`() {
    let sun = archive(Image(systemName: "sun.max").resizable())
    #expect(sun == .sizedSymbol(ArchivedSymbol(name: "sun.max", isResizable: true)))
    // In a line of text it is one glyph.
    let words = archive(Text("a \(Image(systemName: "sun.max").resizable())").font(.largeTitle))
    #expect(words.texts.first?.runs.last?.content == .symbol("sun.max"))
  }

  @Test func `pixels are kept, filled up and reduced to what an archive takes`() throws {
    func image(_ image: Image) throws -> ArchivedImage {
      guard case .image(let archived) = archive(image) else {
        throw ImageFailure.isNoImage
      }
      return archived
    }
    let small = try image(Image(width: 2, height: 1, pixels: [255, 0, 0, 255], scale: 2))
    #expect(small.pixels == [255, 0, 0, 255, 0, 0, 0, 0])
    #expect(small.pointWidth == 1)
    #expect(!small.isResizable)

    let half = [UInt8](repeating: 200, count: 1024 * 4) + [UInt8](repeating: 0, count: 1024 * 4)
    let large = try image(Image(width: 1024, height: 2, pixels: half).resizable())
    #expect(large.width == 512)
    #expect(large.height == 1)
    #expect(large.pointWidth == 1024)
    #expect(large.pixels.prefix(4) == [200, 200, 200, 100])
    #expect(large.isResizable)

    #expect(try image(Image(width: -1, height: .max, pixels: [], scale: .nan)).pixels.isEmpty)
    let stencil = Image(width: 1, height: 1, pixels: [1, 2, 3, 4]).renderingMode(.template)
    #expect(try image(stencil).tint == .primary)
  }

  @Test func `a picture that is not there has a frame in its room, or a symbol in a line`() {
    let frame = ArchivedShape(
      .rectangle,
      isInset: true,
      edgedWith: .color(ArchivedColor(.foreground(level: 3)))
    )
    let resizable = archive(Image("missing").resizable())
    guard case .modified(let shape, .overlay) = resizable else {
      Issue.record("no frame: \(resizable)")
      return
    }
    #expect(shape == .shape(frame))
    #expect(archive(Image(decorative: "missing")).symbols == ["photo"])
    #expect(
      archive(Text("a \(Image("missing"))")).texts.first?.runs.last?.content == .symbol("photo")
    )
  }
}

private enum ImageFailure: Error {
  case isNoImage
}
