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

  @Test func `a picture is drawn between its beginning and its end as a renderer draws it`() throws
  {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), true, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContext(CGSize(width: 0, height: 1))
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    let picture = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(row(picture, 0) == [[255, 0, 0, 255], [0, 0, 0, 255]])
  }

  @Test func `the pixels of a picture are cut, and are a picture again`() throws {
    let pixels = try #require(half.cgImage)
    #expect(pixels.width == 4 && pixels.height == 2)
    let part = try #require(pixels.cropping(to: CGRect(x: 2, y: 1, width: 9, height: -1)))
    let picture = UIImage(cgImage: part, scale: 2, orientation: .up)
    #expect(row(picture, 0) == [[0, 0, 255, 128], [0, 0, 0, 0]])
    #expect(picture.size == CGSize(width: 1, height: 0.5))
    #expect(pixels.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
    #expect(UIImage(systemName: "star")?.cgImage == nil)
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
