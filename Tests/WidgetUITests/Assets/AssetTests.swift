import Foundation
import TestSupport
import Testing
import WidgetRender

@testable import WidgetUI

@Suite("Asset catalogues", .timeLimit(.minutes(5)))
struct AssetTests {
  private func color(_ json: String) throws -> ArchivedColor? {
    try JSONDecoder().decode(ColorAsset.self, from: Data(json.utf8)).archived
  }

  private func components(_ red: String, _ green: String, _ blue: String) -> String {
    #"{"red":"\#(red)","green":"\#(green)","blue":"\#(blue)","alpha":"1.000"}"#
  }

  @Test(arguments: [
    ("0xFF", "0x80", "0x00", 0xFF8000), ("255", "128", "0", 0xFF8000),
    ("1.000", "0.502", "0.0", 0xFF8000), ("2.5", "-1.0", "0.0", 0xFF0000),
  ])
  func `components are hexadecimal, bytes or fractions`(
    red: String,
    green: String,
    blue: String,
    rgb: Int
  ) throws {
    let values = components(red, green, blue)
    let found = try color(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":\#(values)}}]}"#
    )
    #expect(found == ArchivedColor(.rgb(light: UInt32(rgb), dark: UInt32(rgb))))
  }

  @Test func `a colour has a value for each scheme, whatever order they stand in`() throws {
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let contrast = #""appearances":[{"appearance":"contrast","value":"high"}]"#
    let values = [components("1", "1", "1"), components("2", "2", "2"), components("3", "3", "3")]
    let found = try color(
      """
      {"colors":[{\(contrast),"color":{"components":\(values[0])}},
        {\(dark),"color":{"components":\(values[1])}},{"color":{"components":\(values[2])}}]}
      """
    )
    #expect(found == ArchivedColor(.rgb(light: 0x030303, dark: 0x020202)))
  }

  @Test func `a display P3 green is brought into sRGB`() throws {
    let found = try color(
      """
      {"colors":[{"color":{"color-space":"display-p3","components":\(components("0.5", "0.8", "0.5"))}}]}
      """
    )
    #expect(found == ArchivedColor(.rgb(light: 0x64CE77, dark: 0x64CE77)))
  }

  @Test(arguments: [
    ("systemBlueColor", ArchivedColor(.system(.blue))), ("labelColor", .primary),
    ("systemBackgroundColor", ArchivedColor(.background)),
  ])
  func `a reference stands for the system's colour`(name: String, expected: ArchivedColor) throws {
    #expect(try color(#"{"colors":[{"color":{"reference":"\#(name)"}}]}"#) == expected)
  }

  @Test(arguments: [
    #"{"colors":[]}"#, #"{"colors":[{"idiom":"universal"}]}"#,
    #"{"colors":[{"color":{"components":{"red":"x","green":"1","blue":"1"}}}]}"#,
    #"{"colors":[{"color":{"reference":"unheardOf"}}]}"#,
  ])
  func `a set that names no colour has none`(json: String) throws {
    #expect(try color(json) == nil)
  }

  @Test func `the file with the fewest pixels is taken, the dark one where it is dark`() throws {
    let json = """
      {"images":[{"filename":"c.pdf","scale":"1x"},{"filename":"b@2x.png","scale":"2x"},
        {"filename":"a@3x.PNG","scale":"3x"},{"scale":"1x"},{"filename":"d@2x.jpg","scale":"2x",
        "appearances":[{"appearance":"luminosity","value":"dark"}]}],
        "properties":{"template-rendering-intent":"template"}}
      """
    let asset = try JSONDecoder().decode(ImageAsset.self, from: Data(json.utf8))
    #expect(asset.entry(isDark: false)?.filename == "b@2x.png")
    #expect(asset.entry(isDark: true)?.filename == "d@2x.jpg")
    #expect(asset.isTemplate)
    #expect(asset.hasDarkForm)
  }

  /// A picture of two pixels: red, and blue at half opacity.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR42mP4z8AAQg0AD3oDfmqBMeEAAAAASUVORK5CYII="

  @Test func `PNG is decoded by the system's library`() throws {
    let data = try #require(Data(base64Encoded: Self.png))
    let picture = try #require(DecodedPixels.decode(data))
    #expect(picture.width == 2)
    #expect(picture.pixels == [255, 0, 0, 255, 0, 0, 255, 128])
  }

  @Test func `damaged and foreign files are no pictures`() throws {
    let data = try #require(Data(base64Encoded: Self.png))
    for length in 0..<data.count - 12 { #expect(DecodedPixels.decode(data.prefix(length)) == nil) }
    #expect(DecodedPixels.decode(Data([0xFF, 0xD8, 0xFF, 0])) == nil)
    #expect(DecodedPixels.decode(Data("GIF89a".utf8)) == nil)
    #expect(!DecodedPixels.isAccepted(width: .max, height: 2))
  }

  @Test func `assets are found in catalogues only, by name and by folder`() throws {
    let folder = TemporaryFolder()
    let json = Data(#"{"colors":[{"color":{"reference":"systemRedColor"}}]}"#.utf8)
    for path in ["A.xcassets/Ink.colorset", "B/C.xcassets/Brand/Deep.colorset", "No.colorset"] {
      let asset = folder.url.appending(path: path)
      try FileManager.default.createDirectory(at: asset, withIntermediateDirectories: true)
      try json.write(to: asset.appending(path: "Contents.json"))
    }
    let index = AssetIndex(of: [folder.url])
    let found = ["Ink", "Deep", "Brand/Deep", "No", "Absent"].map {
      index.contents(ColorAsset.self, of: .color, named: $0) != nil
    }
    #expect(found == [true, true, true, false, false])
  }

  // The case of a sample: with the colour that stood in, a white text lay on a white box.
  @Test func `a name in another case is found, unless an asset has exactly this one`() throws {
    let folder = TemporaryFolder()
    for (name, color) in [("Inset", "Red"), ("inset", "Blue"), ("Deep", "Green")] {
      let asset = folder.url.appending(path: "A.xcassets/\(name).colorset")
      try FileManager.default.createDirectory(at: asset, withIntermediateDirectories: true)
      try Data("{\"colors\":[{\"color\":{\"reference\":\"system\(color)Color\"}}]}".utf8)
        .write(to: asset.appending(path: "Contents.json"))
    }
    let index = AssetIndex(of: [folder.url])
    let found = ["Inset", "inset", "INSET", "deep", "dee"].map {
      index.contents(ColorAsset.self, of: .color, named: $0)?.0.archived?.base
    }
    #expect(found == [.system(.red), .system(.blue), .system(.red), .system(.green), nil])
  }

  @Test func `a catalogue that is a link is read where it leads`() throws {
    let folder = TemporaryFolder()
    let asset = folder.url.appending(path: "app/A.xcassets/Ink.colorset")
    try FileManager.default.createDirectory(at: asset, withIntermediateDirectories: true)
    try Data("{\"colors\":[]}".utf8).write(to: asset.appending(path: "Contents.json"))
    let program = folder.url.appending(path: "program")
    try FileManager.default.createDirectory(at: program, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: program.appending(path: "A.xcassets"),
      withDestinationURL: folder.url.appending(path: "app/A.xcassets")
    )
    let index = AssetIndex(of: [program])
    #expect(index.contents(ColorAsset.self, of: .color, named: "Ink") != nil)
  }
}
