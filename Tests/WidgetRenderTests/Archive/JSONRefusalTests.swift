import Foundation
import Testing

@testable import WidgetRender

/// An invalid view in JSON, the path of the error in it, and the expected message.
private let wrongViews: [(view: String, place: String, problem: String)] = [
  (#"{"kind":"fill","paint":"puce"}"#, ".paint", "“puce” is not a colour"),
  (#"{"kind":"fill"}"#, "", "“paint” is missing"),
  (
    #"{"kind":"fill","paint":{"kind":"conic","stops":[]}}"#,
    ".paint.kind",
    "“kind” is “conic”, which is not a known paint"
  ),
  (
    #"{"kind":"fill","paint":{"kind":"linear","from":[0,0],"to":[1,1]}}"#,
    ".paint",
    "“stops” is missing"
  ),
  (
    #"{"kind":"fill","paint":{"kind":"linear","stops":[],"from":[0],"to":[1,1]}}"#,
    ".paint.from",
    "not two numbers up to 1000000000"
  ),
  (
    #"{"kind":"fill","paint":{"kind":"linear","stops":[],"from":[0,0,0],"to":[1,1]}}"#,
    ".paint.from",
    "not two numbers up to 1000000000"
  ),
  (
    #"{"kind":"fill","paint":{"kind":"linear","stops":[{"color":"red","at":1},{"color":"red","at":0}],"from":[0,0],"to":[1,1]}}"#,
    ".paint.stops",
    "“stops” do not rise from 0 to 1"
  ),
  (
    #"{"kind":"fill","paint":{"kind":"radial","stops":[{"color":"rde","at":1}],"from":0,"to":1}}"#,
    ".paint.stops[0].color",
    "“rde” is not a colour"
  ),
  (
    #"{"kind":"fill","paint":{"kind":"radial","stops":[],"from":0,"to":1e10}}"#,
    ".paint.to",
    "“to” is beyond 1000000000"
  ),
  (#"{"kind":"symbol","name":"star","rows":17}"#, ".rows", "“rows” is not 1 to 16"),
  (#"{"kind":"shape","outline":"star"}"#, ".outline", "“star” is not a known outline"),
  (
    #"{"kind":"shape","outline":{"kind":"inset","by":1,"outline":{"kind":"trimmed","outline":"box"}}}"#,
    ".outline.outline.outline",
    "“box” is not a known outline"
  ),
  (
    #"{"kind":"shape","outline":{"kind":"path","path":"M 0 0 L 1 nan"}}"#,
    ".outline.path",
    "step 2 of the path is wrong"
  ),
  (
    #"{"kind":"shape","outline":{"kind":"path","path":"M 0 0 L 1"}}"#,
    ".outline.path",
    "step 2 of the path is wrong"
  ),
  (
    #"{"kind":"shape","outline":{"kind":"path","path":"M 0x10 0"}}"#,
    ".outline.path",
    "step 1 of the path is wrong"
  ),
  (
    #"{"kind":"shape","outline":{"kind":"roundedRectangle","radius":1,"topLeading":2}}"#,
    ".outline.topLeading",
    "“topLeading” is not a key here; known: kind, radius"
  ),
  (
    #"{"kind":"shape","outline":"circle","stroke":{"cap":"flat"}}"#,
    ".stroke.cap",
    "“cap” is “flat”; known: butt, round, square"
  ),
  (
    #"{"kind":"shape","outline":"circle","stroke":{},"evenOdd":true}"#,
    ".evenOdd",
    "“evenOdd” is not a key here; known: kind, modifiers, outline, paint, stroke, isInset"
  ),
  (
    #"{"kind":"shape","outline":"circle","isInset":true}"#,
    ".isInset",
    "“isInset” is not a key here; known: kind, modifiers, outline, paint, stroke, evenOdd"
  ),
  (#"{"kind":"meter","style":"bar","value":1.5}"#, ".value", "“value” is not 0 to 1"),
  (
    #"{"kind":"meter","style":"bar","value":1,"elapsed":{"from":0,"to":1}}"#,
    ".elapsed",
    "“elapsed” is not a key here; known: kind, modifiers, style, paint, track, value"
  ),
  (
    #"{"kind":"image","width":1,"height":1,"pixels":"AAAA","pointWidth":1,"pointHeight":1}"#,
    ".pixels",
    "“pixels” are not four bytes for each pixel in base64"
  ),
  (
    #"{"kind":"image","width":513,"height":1,"pixels":"","pointWidth":1,"pointHeight":1}"#,
    ".width",
    "“width” is not 1 to 512"
  ),
  (
    #"{"kind":"image","width":512,"height":129,"pixels":"","pointWidth":1,"pointHeight":1}"#,
    ".height",
    "“height” makes more than 65536 pixels"
  ),
  (
    #"{"kind":"grid","rows":[{"cells":[{"view":{"kind":"empty"},"span":0}]}]}"#,
    ".rows[0].cells[0].span",
    "“span” is not 1 to 256"
  ),
  (
    #"{"kind":"grid","rows":[{"cells":[],"isWhole":true}]}"#,
    ".rows[0].isWhole",
    "“isWhole” is for rows of one cell"
  ),
  (
    #"{"kind":"grid","rows":[{"cells":[{"view":{"kind":"blob"}}]}]}"#,
    ".rows[0].cells[0].view.kind",
    "“kind” is “blob”, which is not a known view"
  ),
  (
    #"{"kind":"trackGrid","axis":"vertical","tracks":[{"flexible":{"least":1}}]}"#,
    ".tracks[0].flexible.least",
    "“least” is not a key here; known: minimum, maximum"
  ),
  (
    #"{"kind":"trackGrid","axis":"vertical","tracks":[{"fixed":1,"adaptive":{}}]}"#,
    ".tracks[0].adaptive",
    "“adaptive” is not a key here; known: fixed, spacing, alignment"
  ),
  (
    #"{"kind":"text","text":"a","letterRows":17}"#,
    ".letterRows",
    "“letterRows” is not 1 to 16"
  ),
]

@Suite("Archives in JSON that are refused", .timeLimit(.minutes(5)))
struct JSONRefusalTests {
  @Test(arguments: wrongViews)
  func `with the place and the reason`(_ view: String, _ place: String, _ problem: String) {
    let json = #"{"version":1,"view":{"kind":"zStack","children":[\#(view)]}}"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ArchiveDocument.self, from: Data(json.utf8))
    }
    #expect(
      error.map { ArchiveError($0).message }
        == "widget archive: \(problem) at view.children[0]\(place)"
    )
  }

  @Test(arguments: [
    (#"{"kind":"zIndex","index":"∞"}"#, "“index” is not finite at view.modifiers[0].index"),
    (
      #"{"kind":"rotation","degrees":"∞"}"#,
      "“degrees” is beyond 1000000000 at view.modifiers[0].degrees"
    ),
    (#"{"kind":"position","row":1}"#, "“column” is missing at view.modifiers[0]"),
    (
      #"{"kind":"horizontalGuide","guide":"top","at":1}"#,
      "“guide” is “top”; known: leading, center, trailing at view.modifiers[0].guide"
    ),
    (
      #"{"kind":"scale","x":1,"y":1,"z":1}"#,
      "“z” is not a key here; known: kind, x, y, anchor at view.modifiers[0].z"
    ),
    (
      #"{"kind":"accent"}"#,
      "“kind” is “accent”, which is not a known modifier at view.modifiers[0].kind"
    ),
  ])
  func `modifiers likewise`(_ modifier: String, _ message: String) {
    let json = #"{"version":1,"view":{"kind":"empty","modifiers":[\#(modifier)]}}"#
    let decoder = JSONDecoder()
    // Without this no JSON says infinity.
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "∞",
      negativeInfinity: "-∞",
      nan: "?"
    )
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(ArchiveDocument.self, from: Data(json.utf8))
    }
    #expect(error.map { ArchiveError($0).message } == "widget archive: \(message)")
  }

  @Test(
    arguments: [
      ([], ""), ([0], "AA=="), ([0xFF, 0xFE], "//4="), ([0x4D, 0x61, 0x6E], "TWFu"),
      ([0xFB, 0xEF, 0xBE, 0x3E], "++++Pg=="),
    ] as [([UInt8], String)]
  )
  func `pixels are base64`(_ bytes: [UInt8], _ text: String) {
    #expect(Base64.text(of: bytes) == text)
    #expect(Base64.bytes(of: text) == bytes)
  }

  @Test(arguments: ["A", "AA", "AAA", "A===", "====", "AB==", "AAB=", "AA=A", "AA==AA==", "A-AA"])
  func `what is no base64 is refused`(_ text: String) {
    #expect(Base64.bytes(of: text) == nil)
  }

  @Test func `outlines beyond the depth are refused`() {
    func outline(_ depth: Int) -> String {
      (0..<depth).reduce(#""circle""#) { inner, _ in
        #"{"kind":"inset","by":1,"outline":\#(inner)}"#
      }
    }
    func decode(_ depth: Int) throws {
      let json = #"{"version":1,"view":{"kind":"shape","outline":\#(outline(depth))}}"#
      _ = try JSONDecoder().decode(ArchiveDocument.self, from: Data(json.utf8))
    }
    #expect(throws: Never.self) { try decode(ArchiveLimits.maximumOutlineDepth) }
    #expect(throws: DecodingError.self) { try decode(ArchiveLimits.maximumOutlineDepth + 1) }
  }
}
