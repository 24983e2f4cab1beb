import SwiftUI
import Testing

@Suite("Pictures that UIKit draws")
struct DrawingTests {
  private let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
    UIBezierPath(rect: CGRect(x: 1, y: 0, width: 2, height: 1)).fill()
  }

  private func row(_ picture: UIImage, _ row: Int) -> [[UInt8]] {
    guard let pixels = Image(uiImage: picture).pixels else { return [] }
    return (0..<pixels.width).map { column in
      let start = (row * pixels.width + column) * 4
      return Array(pixels.bytes[start..<start + 4])
    }
  }

  @Test(
    arguments: [
      (0, [[255, 0, 0, 255], [127, 0, 128, 255], [0, 0, 255, 128], [0, 0, 0, 0]]),
      (1, [[255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 0, 0], [0, 0, 0, 0]]),
    ] as [(Int, [[UInt8]])]
  )
  func `paths are filled, and what is laid over mixes`(index: Int, pixels: [[UInt8]]) {
    #expect(row(half, index) == pixels)
  }

  @Test func `a picture is drawn smaller as the mean of its pixels`() throws {
    let small = try #require(half.preparingThumbnail(of: CGSize(width: 2, height: 1)))
    let means: [[UInt8]] = [[223, 0, 32, 255], [0, 0, 255, 32]]
    #expect(row(small, 0) == means)
  }

  @Test func `a PNG of a picture is read again as it was`() throws {
    let data = try #require(half.pngData())
    let again = try #require(UIImage(data: data))
    #expect(row(again, 0) == row(half, 0))
    #expect(again.size == CGSize(width: 4, height: 2))
    #expect(again.pngData() == data)
    #expect(half.jpegData(compressionQuality: 1) == nil)
  }

  @Test func `what a context draws is moved and faded as it says`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1)).image { renderer in
      let context: CGContext = renderer.cgContext
      context.translateBy(x: 2, y: 0)
      context.setAlpha(0.5)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(row(picture, 0).map { $0[3] } == [0, 0, 127, 127] as [UInt8])
  }

  @Test func `a tint keeps the opacity alone`() {
    #expect(row(half.withTintColor(.green), 0)[2] == [0, 255, 0, 128] as [UInt8])
    #expect(UIImage(systemName: "star")?.pngData() == nil)
  }

  @Test(
    arguments: [
      (UIFont.systemFont(ofSize: 12), Font.system(size: 12, weight: .regular)),
      (.boldSystemFont(ofSize: 20), .system(size: 20, weight: .bold)),
      (.italicSystemFont(ofSize: 9), .system(size: 9, weight: .regular).italic()),
      (.preferredFont(forTextStyle: .headline), .system(size: 17, weight: .semibold)),
    ]
  )
  func `a font of UIKit's has its size and weight in views`(font: UIFont, same: Font) {
    #expect(Font(font) == same)
  }
}
