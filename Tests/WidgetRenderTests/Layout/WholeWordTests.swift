import Testing

@testable import WidgetRender

@Suite("Words stay whole (SU-86)", .timeLimit(.minutes(5)))
struct WholeWordTests {
  @Test func `a word goes to the next line before it is broken`() {
    #expect(lines(text("a Configurable thing"), 13, 3) == ["a", "Configurable", "thing"])
    // What is longer than a line has no line of its own.
    #expect(lines(text("Configurable"), 10, 2) == ["Configurab", "le"])
  }

  @Test func `a row takes from what can wrap what a word needs`() {
    let sentence = text("to be read by all")
    #expect(
      lines(row(text("Configurable"), sentence), 20, 3) == [
        "             to be", "Configurable read by", "             all",
      ]
    )
    #expect(
      lines(row(sentence, text("Configurable")), 20, 3) == [
        "to be", "read by Configurable", "all",
      ]
    )
  }

  private struct Sharing: Sendable {
    var name: String
    var children: [ArchivedView]
    var columns: Int
    var widths: [Int]
  }

  private static let label = row(.symbol(name: "star", style: TextStyle()), text("Configurable"))

  private static let sharings = [
    Sharing(
      name: "a shape",
      children: [text("Configurable"), .color],
      columns: 20,
      widths: [12, 7]
    ),
    Sharing(
      name: "a label",
      children: [label, text("to be read by all")],
      columns: 22,
      widths: [14, 7]
    ),
    Sharing(
      name: "words in a column, a frame and padding",
      children: [
        column(text("a"), text("Configurable").padding(leading: 1)), text("to be read by all"),
      ],
      columns: 21,
      widths: [13, 7]
    ),
    Sharing(
      name: "what a frame leaves",
      children: [text("Configurable").flexible(maxWidth: 6), text("to be read by all")],
      columns: 20,
      widths: [6, 13]
    ),
    // Three words do not fit: each gets its share.
    Sharing(
      name: "no room for all",
      children: [text("Configurable"), text("Configurable"), text("Configurable")],
      columns: 20,
      widths: [6, 6, 6]
    ),
    // A text of one line is cut, not broken.
    Sharing(
      name: "one line",
      children: [text("Configurable", lineLimit: 1), text("to be read by all")],
      columns: 20,
      widths: [9, 10]
    ),
    // SU-21 holds for what has no words.
    Sharing(
      name: "no words",
      children: [.color.flexible(minWidth: 15), .color],
      columns: 21,
      widths: [15, 5]
    ),
  ]

  @Test(arguments: sharings.indices)
  func `a row shares its width so that no word is broken while there is room`(index: Int) {
    let sharing = Self.sharings[index]
    let stack = ArchivedView.stack(ArchivedStack(.horizontal, sharing.children))
    let widths = childFrames(stack, sharing.columns, 4).map(\.size.columns)
    #expect(widths == sharing.widths, "\(sharing.name)")
  }

  // The case of a review: beside other content, the days of a month ran together.
  @Test(arguments: [CellLength(cells: 0), .columns(2), CellLength(cells: 1)])
  func `a row leaves a lazy grid a column between its words`(spacing: CellLength) {
    let track = ArchivedTrackGrid.Track(
      .flexible(minimum: 1, maximum: CellLength(cells: PointScale.maximumCells)),
      spacing: spacing
    )
    let month = ArchivedTrackGrid(
      .vertical,
      tracks: Array(repeating: track, count: 7),
      (10..<24).map { text("\($0)") }
    )
    let today = text("Monday").flexible(maxWidth: .max)
    #expect(
      lines(row(today, .trackGrid(month)), 31, 2).map { String($0.suffix(20)) } == [
        "10 11 12 13 14 15 16", "17 18 19 20 21 22 23",
      ]
    )
  }

  @Test func `columns of a grid keep their words`() {
    let grid = ArchivedView.grid(
      ArchivedGrid([
        ArchivedGrid.Row([
          ArchivedGrid.Cell(text("Configurable")), ArchivedGrid.Cell(text("to be read by all")),
        ])
      ])
    )
    #expect(childFrames(grid, 20, 4).map(\.size.columns) == [12, 7])
  }

  @Test(arguments: [
    ("", 0), ("one three two", 5), ("well-known", 5), ("2026-11-21", 10), ("a\nbc", 2), ("東京", 2),
    ("a\u{A0}b", 3), ("…and", 4),
  ])
  func `a word is what breaks by letter alone`(_ words: String, _ columns: Int) {
    var flow = FlowText()
    flow.append(words, run: 0)
    #expect(LongestWord.columns(in: flow) == columns)
    if words.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      #expect(LongestWord.columns(in: words) == columns)
    }
  }
}
