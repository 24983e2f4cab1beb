import Foundation
import Testing

@testable import WidgetRender

@Suite("Archives in JSON", .timeLimit(.minutes(5)))
struct JSONArchiveTests {
  @Test(arguments: archiveSamples)
  func `what is written is read`(_ view: ArchivedView) throws {
    try expectRoundTrip(view)
  }

  @Test func `as many modifiers as an archive holds are read as they are written`() throws {
    var view = text("x")
    for number in 0..<ArchiveLimits.maximumDepth {
      view = view.with(.offset(columns: number, rows: 0))
    }
    try expectRoundTrip(view)
  }

  private func expectRoundTrip(_ view: ArchivedView) throws {
    let data = try JSONEncoder().encode(ArchiveDocument(view))
    #expect(try JSONDecoder().decode(ArchiveDocument.self, from: data).view == view)
  }

  @Test func `the shape is the documented one`() throws {
    let view = row(
      text("Milk", style: TextStyle(attributes: .bold)),
      .gap,
      spacing: 2,
      alignment: .top
    ).padding(leading: 1)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = String(decoding: try encoder.encode(ArchiveDocument(view)), as: UTF8.self)
    #expect(
      json == """
        {"version":1,"view":{"axis":"horizontal","children":[{"kind":"text","style":\
        {"attributes":["bold"]},"text":"Milk"},{"kind":"spacer"}],"kind":"stack","modifiers":\
        [{"kind":"padding","leading":1}],"spacing":2,"vertical":"top"}}
        """
    )
  }

  @Test(arguments: [
    (#"{"version":1}"#, "“view” is missing at the document"),
    (
      #"{"version":0,"view":{"kind":"empty"}}"#,
      "“version” is not a version of an archive at version"
    ),
    (
      #"{"version":1,"view":{"kind":"blob"}}"#,
      "“kind” is “blob”, which is not a known view at view.kind"
    ),
    (
      #"{"version":1,"view":{"kind":"zStack","children":[{"kind":"empty"},{"kind":"fill","paint":"puce"}]}}"#,
      "“puce” is not a colour at view.children[1].paint"
    ),
    (
      #"{"version":1,"view":{"kind":"spacer","minimumLength":1e7}}"#,
      "“minimumLength” is beyond 1048576 cells at view.minimumLength"
    ),
    (
      #"{"version":1,"view":{"kind":"empty","modifiers":[{"kind":"padding","top":1,"up":2}]}}"#,
      "“up” is not a key here; known: kind, top, leading, bottom, trailing at view.modifiers[0].up"
    ),
    (
      #"{"version":1,"view":{"kind":"empty","modifiers":[{"kind":"aspectRatio","ratio":0,"mode":"fit"}]}}"#,
      "“ratio” is not above 0 at view.modifiers[0].ratio"
    ),
    (
      #"{"version":1,"view":{"kind":"empty","modifiers":[{"kind":"layoutDirection","direction":"up"}]}}"#,
      "“direction” is “up”; known: leftToRight, rightToLeft at view.modifiers[0].direction"
    ),
    (
      #"{"version":1,"view":{"kind":"text","runs":[{"date":0,"as":"soon"}]}}"#,
      "“as” is “soon”; known: time, date, relative, offset, timer, clock, shortClock at view.runs[0].as"
    ),
  ])
  func `an error says where`(_ json: String, _ message: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ArchiveDocument.self, from: Data(json.utf8))
    }
    #expect(error.map { ArchiveError($0).message } == "widget archive: \(message)")
  }

  @Test(arguments: [
    ##"{"version":1,"view":{"kind":"fill","paint":"#12345"}}"##,
    ##"{"version":1,"view":{"kind":"fill","paint":"#123456/"}}"##,
    ##"{"version":1,"view":{"kind":"fill","paint":"red@256"}}"##,
    ##"{"version":1,"view":{"kind":"fill","paint":"foreground-x"}}"##,
    ##"{"version":1,"view":{"kind":"text"}}"##,
    ##"{"version":1,"view":{"kind":"text","text":"a","runs":[]}}"##,
    ##"{"version":1,"view":{"kind":"shape"}}"##,
    ##"{"version":1,"view":[]}"##,
  ])
  func `what is wrong is refused`(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ArchiveDocument.self, from: Data(json.utf8))
    }
  }

  @Test func `a later version and too many views are refused`() throws {
    let later = #"{"version":2,"view":{"kind":"empty"}}"#
    #expect(throws: ArchiveError.newerVersion(2)) {
      try JSONDecoder().decode(ArchiveDocument.self, from: Data(later.utf8))
    }
    let views = Array(repeating: #"{"kind":"empty"}"#, count: 20_000).joined(separator: ",")
    let many = #"{"version":1,"view":{"kind":"zStack","children":[\#(views)]}}"#
    #expect(throws: ArchiveError.tooLarge(at: "view", limit: "more than 20000 views")) {
      try JSONDecoder().decode(ArchiveDocument.self, from: Data(many.utf8))
    }
  }
}
