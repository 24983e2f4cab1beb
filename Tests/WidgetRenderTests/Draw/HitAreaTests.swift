import Moments
import Testing

@testable import WidgetRender

@Suite("Hit areas", .timeLimit(.minutes(5)))
struct HitAreaTests {
  static let button = ArchivedModifier.action(ArchivedAction(intent: "Toggle"))

  @Test func `a control is pressed where it is drawn`() {
    let view = row(text("ab"), text("press").with(Self.button), text("c"))
    let areas = picture(view, 20, 3).hitAreas
    #expect(areas.map(\.rect) == [CellRect(column: 8, row: 1, columns: 5, rows: 1)])
    #expect(areas.map(\.target) == [.action(ArchivedAction(intent: "Toggle"))])
  }

  @Test func `what lies on top comes last`() {
    let view = row(text("x").with(Self.button), text("y")).with(.link("https://example.org"))
    let targets = picture(view, 3, 1).hitAreas.map(\.target)
    #expect(targets == [.link("https://example.org"), .action(ArchivedAction(intent: "Toggle"))])
  }

  @Test func `areas are cut at the widget's edge and at clips`() {
    let view = text("abcdef").with(Self.button).with(.fixedSize(horizontal: true, vertical: true))
    #expect(picture(view, 4, 1).hitAreas.map(\.rect.size.columns) == [4])
    #expect(picture(view.frame(2, 1).with(.clipped), 9, 1).hitAreas.map(\.rect.size.columns) == [2])
    #expect(picture(view.with(.offset(columns: 9, rows: 0)), 4, 1).hitAreas.isEmpty)
  }

  private static let mark = text("o").with(button)

  private static var gap: ArchivedView { .gap }

  @Test(
    arguments: [
      // The mark begins a row of words: the row is the control.
      (row(mark, text("milk"), gap, text("#1")), CellRect(column: 0, row: 1, columns: 20, rows: 1)),
      (row(mark.with(.clipped), text("milk")), CellRect(column: 7, row: 1, columns: 6, rows: 1)),
      (
        row(mark, column(text("milk"), text("at 9"))),
        CellRect(column: 7, row: 0, columns: 6, rows: 2)
      ),
      // Behind words, beside another control, beside a column or without words it is alone.
      (row(text("milk"), gap, mark), nil),
      (row(mark, text("milk"), text("x").with(.link("https://example.org"))), nil),
      (row(mark, column(text("a"), text("b"), text("c"))), nil),
      (row(mark, gap), nil),
      (row(column(mark), text("milk")), nil),
      (column(mark, text("milk")), nil),
      (mark, nil),
    ] as [(ArchivedView, CellRect?)]
  )
  func `the row of words that a control begins belongs to it`(
    view: ArchivedView,
    row: CellRect?
  ) {
    #expect(picture(view, 20, 3).hitAreas.first?.row == row)
  }

  @Test func `a row moves and is cut with its control`() {
    let inner = picture(row(Self.mark, text("milk")).frame(6, 1), 6, 1)
    let framed = FramedWidget(inner, title: "").picture(
      in: DrawContext(now: Instant(microseconds: 0))
    )
    #expect(framed.hitAreas.map(\.row) == [CellRect(column: 1, row: 1, columns: 6, rows: 1)])
    var screen = ScreenPicture(size: CellSize(columns: 5, rows: 5), isASCII: false)
    screen.place(framed, at: CellPoint(column: 1, row: 2))
    #expect(
      screen.picture.hitAreas.map(\.row) == [CellRect(column: 2, row: 3, columns: 3, rows: 1)]
    )
  }

  @Test func `what is not drawn cannot be pressed`() {
    #expect(picture(text("x").with(Self.button).with(.hidden), 4, 1).hitAreas.isEmpty)
    #expect(picture(text("x").with(Self.button).with(.opacity(0)), 4, 1).hitAreas.isEmpty)
    let view = ArchivedView.firstThatFits(
      horizontal: true,
      vertical: true,
      [text("longer").with(Self.button), text("x")]
    )
    #expect(picture(view, 4, 1).hitAreas.isEmpty)
  }
}
