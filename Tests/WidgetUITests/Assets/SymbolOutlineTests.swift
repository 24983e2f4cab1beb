import Foundation
import Moments
import TestSupport
import Testing
import WidgetRender

@testable import WidgetUI

@MainActor
@Suite("Symbols of an author's own", .timeLimit(.minutes(5)))
struct SymbolOutlineTests {
  private static func template(_ paths: String, weight: String = "Regular-M") -> Data {
    Data(
      """
      <?xml version="1.0"?><svg version="1.1" xmlns="x" width="3300" height="2200">
      <g id="Notes"><rect x="0" y="0"/></g>
      <g id="Symbols"><g id="Black-S"><path d="M0 0h1v1z"/></g>
      <g id="\(weight)" transform="matrix(1 0 0 1 1390.54 1126)">\(paths)</g></g></svg>
      """.utf8
    )
  }

  @Test(arguments: [
    ("M0 0H20V10H0Z", 20, 10), ("m5-5 10 0 0 20-10 0z", 10, 20),
    ("M.5.5l1e1,0 0 10.5-10 0z", 10, 10.5), ("M0,0 C0 0 10 0 10 10 S 20 20 20 20 L0 20Z", 20, 20),
    ("M0 0Q10 0 10 10T20 20", 20, 20), ("M0 0h4v4zm8 8h2v2z", 10, 10),
  ])
  func `the regular form's paths are its outline`(steps: String, width: Double, height: Double)
    throws
  {
    for weight in ["Regular-S", "Regular-M"] {
      let data = Self.template("<g><path class=\"a\" d=\"\(steps)\"/></g>", weight: weight)
      let bounds = try #require(SymbolOutline(data)).path.boundingRect
      #expect(abs(Double(bounds.width) - width) < 0.01)
      #expect(abs(Double(bounds.height) - height) < 0.01)
    }
  }

  @Test(arguments: [
    #"<circle r="3"/>"#, #"<path transform="scale(2)" d="M0 0h4v4z"/>"#, #"<path/>"#,
    #"<path d="M0 0A5 5 0 0 1 10 10Z"/>"#, #"<path d="M0 0L4"/>"#, #"<path d="0 0h4"/>"#,
    #"<path d="M0 0zz4"/>"#, #"<path d="M0 0h1e9v4z"/>"#, #"<path d="M0 0h nan"/>"#,
    #"<path d="M0 0h0v0z"/>"#, #"<g transform="scale(2)"><path d="M0 0h4v4z"/></g>"#, "",
    "<path d=\"M0 0" + String(repeating: "h1v1", count: 2_000) + "\"/>",
  ])
  func `what is not simple has no outline`(paths: String) {
    #expect(SymbolOutline(Self.template(paths)) == nil)
  }

  @Test func `what is no template has none, wherever it ends`() {
    #expect(SymbolOutline(Data()) == nil)
    #expect(SymbolOutline(Data("<svg><path d=\"M0 0h4v4z\"/></svg>".utf8)) == nil)
    #expect(SymbolOutline(Data(repeating: 0x20, count: 2 << 20)) == nil)
    let whole = Self.template("<path d=\"M0 0h4v4z\"/>")
    for length in 0..<whole.count - 12 {
      let outline = SymbolOutline(whole.prefix(length))
      #expect(outline == nil || outline == SymbolOutline(whole), "\(length) bytes")
    }
  }

  private func picture(of data: Data) throws -> [String] {
    let folder = TemporaryFolder()
    let asset = folder.url.appending(path: "A.xcassets/leafy.symbolset")
    try FileManager.default.createDirectory(at: asset, withIntermediateDirectories: true)
    try data.write(to: asset.appending(path: "leafy.svg"))
    let contents = #"{"symbols":[{"filename":"leafy.svg","idiom":"universal"}]}"#
    try Data(contents.utf8).write(to: asset.appending(path: "Contents.json"))
    let bundle = try #require(Bundle(path: folder.url.path))
    let view = VStack(alignment: .leading, spacing: 0) {
      Image("leafy", bundle: bundle)
      Image("leafy", bundle: bundle).resizable().frame(width: 48, height: 32)
    }
    let picture = WidgetPicture(
      ViewArchiver.archive(view),
      size: CellSize(columns: 6, rows: 3),
      in: DrawContext(now: Instant(microseconds: 0))
    )
    return picture.grid.plainText.split(separator: "\n").map(String.init)
  }

  @Test func `it is drawn as large as a letter, or as its frame`() throws {
    let lines = try picture(of: Self.template("<path d=\"M0 0h10v10h-10z\"/>"))
    #expect(lines == ["██", " ████", " ████"])
  }

  @Test func `one without an outline is the sign of a picture`() throws {
    let lines = try picture(of: Self.template("<circle r=\"3\"/>"))
    #expect(lines.joined().contains("▨"))
  }
}
