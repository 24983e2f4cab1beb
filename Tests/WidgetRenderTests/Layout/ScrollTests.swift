import Foundation
import Testing

@testable import WidgetRender

@Suite("A window on more rows than there is room for", .timeLimit(.minutes(2)))
struct ScrollTests {
  /// Returns a heading and a scroll view with `count` lines, each of which begins with a button.
  private static func list(_ count: Int) -> ArchivedView {
    let rows = (1...count).map { number in
      ArchivedView.stack(
        ArchivedStack(
          .horizontal,
          spacing: 1,
          [
            .modified(words("o"), .action(ArchivedAction(intent: "press-\(number)"))),
            words("row \(number)"),
          ]
        )
      )
    }
    let column = ArchivedView.stack(ArchivedStack(.vertical, alignment: .topLeading, rows))
    return .stack(
      ArchivedStack(
        .vertical,
        alignment: .topLeading,
        [words("head"), .modified(column, .scroll(.vertical)), words("foot")]
      )
    )
  }

  private static func words(_ text: String) -> ArchivedView {
    .text(ArchivedText(runs: [.init(.verbatim(text))]))
  }

  private static func picture(
    _ view: ArchivedView,
    columns: Int = 8,
    rows: Int = 6,
    first: Int = 0
  ) -> WidgetPicture {
    var context = DrawContext(now: .earliest)
    context.firstRow = first
    return WidgetPicture(view, size: CellSize(columns: columns, rows: rows), in: context)
  }

  private static func lines(_ picture: WidgetPicture) -> [String] {
    picture.grid.plainText.split(separator: "\n").map { $0.trimmed }
  }

  @Test(arguments: [
    (0, ["head", "o row 1", "o row 2", "o row 3", "o row 4", "foot"], 0),
    (1, ["head", "o row 2", "o row 3", "o row 4", "o row 5", "foot"], 1),
    // The end is the last that is shown, the beginning the first.
    (100, ["head", "o row 6", "o row 7", "o row 8", "o row 9", "foot"], 5),
    (-3, ["head", "o row 1", "o row 2", "o row 3", "o row 4", "foot"], 0),
  ])
  func `the rows from one on are seen between what does not scroll`(
    first: Int,
    lines: [String],
    shown: Int
  ) {
    let picture = Self.picture(Self.list(9), first: first)
    #expect(Self.lines(picture) == lines)
    #expect(
      picture.window
        == ScrolledWindow(
          rect: CellRect(column: 0, row: 1, columns: 7, rows: 4),
          rows: 9,
          first: shown
        )
    )
    #expect(picture.window?.hidesRows == true)
  }

  @Test func `a list that fits takes the room and hides nothing`() {
    let picture = Self.picture(Self.list(2))
    #expect(Self.lines(picture).first == "head" && Self.lines(picture).last == "foot")
    #expect(picture.window?.hidesRows == false)
    #expect(picture.areasBeyond.isEmpty)
  }

  @Test func `what can be pressed is known above and below the window, where it would be`() {
    let picture = Self.picture(Self.list(9), first: 2)
    #expect(picture.hitAreas.map(\.rect.origin.row) == [1, 2, 3, 4])
    #expect(picture.areasBeyond.map(\.rect.origin.row) == [-1, 0, 5, 6, 7])
    #expect(picture.areasBeyond.first?.target == .action(ArchivedAction(intent: "press-1")))
    #expect(
      picture.areasBeyond.first?.row == CellRect(column: 0, row: -1, columns: 7, rows: 1)
    )
  }

  @Test func `nothing of a row is drawn outside of the window`() {
    let lines = Self.lines(Self.picture(Self.list(9), rows: 3, first: 4))
    #expect(lines == ["head", "o row 5", "foot"])
  }

  @Test func `a second window shows its beginning`() {
    let both = ArchivedView.stack(
      ArchivedStack(.horizontal, spacing: 1, [Self.list(9), Self.list(9)])
    )
    let picture = Self.picture(both, columns: 16, first: 3)
    #expect(Self.lines(picture)[1] == "o row 4 o row 1")
  }

  @Test func `to the side the beginning is seen`() {
    let line = ArchivedView.modified(Self.words("one two three"), .scroll(.horizontal))
    let wide = ArchivedView.modified(line, .frame(width: 7, height: 1, .topLeading))
    #expect(Self.lines(Self.picture(wide, rows: 1)) == ["one two"])
    #expect(Self.picture(wide, rows: 1).window == nil)
  }

  @Test func `a picture of the beginning of a list says how many rows there are`() {
    let view = ArchivedView.modified(Self.list(3), .continued(rows: 94))
    #expect(Self.picture(view).continuedRows == 94)
    #expect(Self.picture(Self.list(3)).continuedRows == nil)
    // A form that has no room says nothing.
    let forms = ArchivedView.firstThatFits(
      horizontal: false,
      vertical: true,
      [
        .modified(
          .modified(Self.list(9), .fixedSize(horizontal: false, vertical: true)),
          .continued(rows: 9)
        ), Self.words("short"),
      ]
    )
    #expect(Self.picture(forms, rows: 4).continuedRows == nil)
  }

  @Test func `a frame moves the window along`() {
    let framed = FramedWidget(Self.picture(Self.list(9), first: 1), title: "List")
      .picture(in: DrawContext(now: .earliest))
    #expect(framed.window?.rect.origin == CellPoint(column: 1, row: 2))
    #expect(framed.areasBeyond.map(\.rect.origin.row) == [1, 6, 7, 8, 9])
  }

  @Test func `rows are chosen by their words, and the head stays`() {
    let found = Self.list(12).withRows { $0.contains("row 1") }
    #expect(
      Self.lines(Self.picture(found)) == [
        "head", "o row 1", "o row 10", "o row 11", "o row 12", "foot",
      ]
    )
  }

  @Test(arguments: [
    ArchivedView.modified(.empty, .scroll(.vertical)),
    .modified(.empty, .scroll(.horizontal)),
    .modified(.empty, .continued(rows: 0)),
    .modified(.empty, .continued(rows: ArchiveLimits.maximumContinuedRows)),
  ])
  func `both encodings keep it`(_ view: ArchivedView) throws {
    #expect(try ArchivedView(compactBytes: view.compactBytes) == view)
    let json = try JSONEncoder().encode(ArchiveDocument(view))
    #expect(try JSONDecoder().decode(ArchiveDocument.self, from: json).view == view)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
