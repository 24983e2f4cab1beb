import Testing

@testable import WidgetRender

// SU-52, CL-4
@Suite("Text width", .timeLimit(.minutes(5)))
struct TextWidthTests {
  @Test(arguments: WidthProbe.all)
  func `a text takes the cells that Unicode gives it`(_ probe: WidthProbe) {
    #expect(TextWidth.columns(of: probe.text) == probe.columns)
  }

  @Test func `the probes are many`() {
    #expect(WidthProbe.all.count >= 200)
  }

  @Test func `widths add up over a text`() {
    let text = WidthProbe.all.map(\.text).joined(separator: " ")
    let columns = WidthProbe.all.reduce(WidthProbe.all.count - 1) { $0 + $1.columns }
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test func `clusters cover the text and have its width`() {
    for probe in WidthProbe.all {
      let clusters = TextWidth.clusters(in: probe.text)
      var end = 0
      for cluster in clusters {
        #expect(cluster.utf8Range.lowerBound == end)
        end = cluster.utf8Range.upperBound
      }
      #expect(end == probe.text.utf8.count)
      #expect(clusters.reduce(0) { $0 + $1.columns } == probe.columns)
    }
  }

  @Test func `a family is one cluster of two cells`() {
    let clusters = TextWidth.clusters(in: "a👨‍👩‍👧b")
    #expect(clusters.map(\.columns) == [1, 2, 1])
    #expect(clusters.map(\.utf8Range) == [0..<1, 1..<19, 19..<20])
  }

  @Test func `marks stay with the letter before them`() {
    #expect(TextWidth.clusters(in: "e\u{301}x\u{336}").map(\.utf8Range) == [0..<3, 3..<6])
  }

  @Test func `grapheme clusters without bound are cut into cells`() {
    // One Character each, which terminals draw scalar by scalar.
    let initials = String(repeating: "\u{1100}", count: 1000)
    #expect(initials.count == 1)
    #expect(TextWidth.columns(of: initials) == 2000)
    #expect(TextWidth.clusters(in: initials).count == 1000)
    let voiced = "\u{FF76}" + String(repeating: "\u{FF9E}", count: 9)
    #expect(voiced.count == 1)
    #expect(TextWidth.columns(of: voiced) == 10)
  }

  @Test func `the letters of a conjunct share two cells`() {
    let conjunct = "\u{930}\u{94D}\u{924}\u{94D}\u{938}\u{94D}\u{928}\u{94D}\u{92F}"
    #expect(TextWidth.clusters(in: conjunct).map(\.columns) == [2])
  }

  @Test func `a skin tone colours emoji only`() {
    #expect(TextWidth.columns(of: "👍🏽") == 2)
    #expect(TextWidth.columns(of: "a🏽") == 3)
  }

  @Test func `regional indicators make flags in pairs`() {
    #expect(TextWidth.clusters(in: "🇩🇪🇹🇷🇯").map(\.columns) == [2, 2, 2])
  }

  @Test(
    arguments: [
      ([0x1F1E9, 0x1F1EA], [true, true], 2),
      ([0x1F1E9, 0x1F1EA, 0x1F1E9], [true, true, false], 2),
      ([0x6771, 0x61], [true, false], 2), ([0x61, 0x6771], [true, false], 1),
      ([0x6771, 0x301, 0x61], [true, true, true], 2),
      ([0x61, 0x62, 0x63], [true, true, false], 2),
      ([0x6771, 0x903], [true, true], 2),
    ] as [([UInt32], [Bool], Int)]
  )
  func `the scalars of a cluster share two cells at most`(
    scalars: [UInt32],
    areTaken: [Bool],
    columns: Int
  ) {
    var cell = CellCounter()
    #expect(scalars.map { cell.takes($0) } == areTaken)
    #expect(cell.columns == columns)
  }

  @Test func `controls take no cell`() {
    #expect(TextWidth.columns(of: "a\u{7}b\nc") == 3)
  }

  @Test func `an empty text takes none`() {
    #expect(TextWidth.columns(of: "") == 0)
    #expect(TextWidth.clusters(in: "").isEmpty)
  }

  @Test func `a text bridged from pieces is measured as one`() {
    let text = String("été 東京".reversed().reversed())
    #expect(TextWidth.columns(of: text[...].description) == 8)
  }
}
