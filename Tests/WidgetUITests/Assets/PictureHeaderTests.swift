import Foundation
import Moments
import TestSupport
import Testing
import WidgetRender

@testable import WidgetUI

/// Files of which only the header is valid.
private enum Headers {
  private static func data(_ text: String, _ bytes: [UInt8] = []) -> Data {
    Data(text.utf8) + bytes
  }

  static let png =
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    + data("IHDR", [0, 0, 1, 0, 0, 0, 0, 64])
  /// A JPEG with a table, a fill byte and a comment before the frame header.
  static let jpeg = Data([
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 40, 1,
    4,
  ])
  static let gif = data("GIF89a", [0x20, 0x01, 0x10, 0x00])
  static let webP = data(
    "RIFF\0\0\0\0WEBPVP8 \0\0\0\0",
    [0, 0, 0, 0x9D, 1, 0x2A, 0x40, 0x41, 50, 0]
  )
  static let losslessWebP = data("RIFF\0\0\0\0WEBPVP8L\0\0\0\0", [0x2F, 0x3F, 0xC0, 0x07, 0])
  static let extendedWebP = data(
    "RIFF\0\0\0\0WEBPVP8X\0\0\0\0",
    [0, 0, 0, 0, 0x8F, 1, 0, 0x2B, 1, 0]
  )
  static let pdf = data("%PDF-1.7\n1 0 obj <</MediaBox [ 10 0 110.5 48 ]>>")
}

@MainActor
@Suite("Sizes of pictures that cannot be decoded", .timeLimit(.minutes(5)))
struct PictureHeaderTests {
  // SU-90
  @Test(arguments: [
    (Headers.png, 256, 64), (Headers.jpeg, 260, 40), (Headers.gif, 288, 16),
    (Headers.webP, 320, 50), (Headers.losslessWebP, 64, 32), (Headers.extendedWebP, 400, 300),
    (Headers.pdf, 100.5, 48),
  ])
  func `a file of each kind says its size`(file: Data, width: Double, height: Double) throws {
    let header = try #require(PictureHeader(file))
    #expect(header.width == width && header.height == height)
    // Cut anywhere it has this size or none.
    for length in 0..<file.count {
      let part = PictureHeader(file.prefix(length))
      #expect(part == nil || part == header, "\(length) bytes")
    }
  }

  @Test(arguments: [
    (#"<svg width="24" height="16.5px" viewBox="0 0 1 1">"#, 24, 16.5),
    (#"<?xml version="1.0"?><!-- an icon --><svg xmlns="x" viewBox='0,0 40 20'/>"#, 40, 20),
    (#"<svg width="100%" height="100%" viewBox="-5 -5 30 10">"#, 30, 10),
    (#"<svg stroke-width="3" width = "60" viewBox="0 0 30 10">"#, 60, 20),
    (#"<svg height="5pt" viewBox="0 0 30 10">"#, 15, 5),
  ])
  func `an SVG has a width and a height, or the shape of its view box`(
    text: String,
    width: Double,
    height: Double
  ) throws {
    let header = try #require(PictureHeader(Data(text.utf8)))
    #expect(header.width == width && header.height == height)
  }

  @Test(arguments: [
    "", "words", "<svg>", #"<svg width="1em" height="2">"#, #"<svg width="0" height="0">"#,
    #"<svg width="1e9" height="4">"#, #"<svg viewBox="0 0 nan 3">"#, #"<svg width=3 height=4>"#,
    "%PDF-1.7 /MediaBox", "%PDF-1.7 /MediaBox [1 2 3]", "GIF89a\0\0\0\0",
  ])
  func `what says no size has none`(text: String) {
    #expect(PictureHeader(Data(text.utf8)) == nil)
  }

  // SU-90
  @Test func `such a picture is a frame with a symbol, as large as it says`() throws {
    let file = try #require(Image.decoded(Headers.png, scale: 2))
    #expect(file.size == CGSize(width: 128, height: 32))
    let view = VStack {
      file.image
      file.image.resizable().scaledToFit().frame(width: 64)
    }
    let picture = WidgetPicture(
      ViewArchiver.archive(view),
      size: CellSize(columns: 18, rows: 5),
      in: DrawContext(now: Instant(microseconds: 0))
    )
    let lines = picture.grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "┌──────▨───────┐", "└──────────────┘", "", "⣏⣉⣉▨⣉⣉⣉⣹", "", "",
      ]
    )
  }

  private func bundle(in folder: TemporaryFolder) throws -> Bundle {
    let asset = folder.url.appending(path: "A.xcassets/Logo.imageset")
    try FileManager.default.createDirectory(at: asset, withIntermediateDirectories: true)
    try Headers.pdf.write(to: asset.appending(path: "logo.pdf"))
    let contents = #"{"images":[{"filename":"logo.pdf","idiom":"universal"}]}"#
    try Data(contents.utf8).write(to: asset.appending(path: "Contents.json"))
    return try #require(Bundle(path: folder.url.path))
  }

  // SU-90
  @Test func `an asset of a kind that is not decoded is there, with its size`() throws {
    let folder = TemporaryFolder()
    let bundle = try bundle(in: folder)
    #expect(Image.assetSize(named: "Logo", bundle: bundle) == CGSize(width: 100.5, height: 48))
    #expect(Image.assetSize(named: "Other", bundle: bundle) == nil)
  }

  // The case of a review: a bird of such pictures was blank in its preview.
  @Test func `such an asset is a frame with a symbol in a preview too`() async throws {
    let folder = TemporaryFolder()
    let bundle = try bundle(in: folder)
    let bird = ViewPreview(
      content: {
        ZStack {
          Image("Logo", bundle: bundle).resizable().scaledToFit().colorMultiply(.red)
        }
        .scaleEffect(x: -1)
        .flipsForRightToLeftLayoutDirection(true)
      },
      fixedSize: CGSize(width: 160, height: 64)
    )
    let entries = try await bird.catalogued(named: "Bird").entries()
    let view = try ArchivedView(compactBytes: try #require(entries.first).light)
    let picture = WidgetPicture(
      view,
      size: CellSize(columns: 20, rows: 4),
      in: DrawContext(now: Instant(microseconds: 0))
    )
    #expect(picture.grid.plainText.contains("▨"))
  }
}
