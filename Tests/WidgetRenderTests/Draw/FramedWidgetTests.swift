import TestSupport
import Testing

@testable import WidgetRender

@Suite("Framed widgets and shelves", .timeLimit(.minutes(5)))
struct FramedWidgetTests {
  private func framed(
    _ view: ArchivedView,
    _ columns: Int,
    _ rows: Int,
    title: String,
    badge: String? = nil,
    isASCII: Bool = false
  ) -> WidgetPicture {
    FramedWidget(picture(view, columns, rows, isASCII: isASCII), title: title, badge: badge)
      .picture(in: DrawContext(now: noon, isASCII: isASCII))
  }

  @Test func `a title stands in the top line, a badge in the bottom line`() {
    let grid = framed(text("hello"), 14, 1, title: "To-do", badge: "stale").grid
    #expect(lines(of: grid) == ["╭─ To-do ──────╮", "│    hello     │", "╰────── stale ─╯"])
  }

  // CL-12
  @Test func `a badge that is too long keeps the words that fit`() {
    let grid = framed(text("12"), 9, 1, title: "to-do", badge: "stale 5 min").grid
    #expect(lines(of: grid).last == "╰─ stale ─╯")
  }

  // CL-12
  @Test(arguments: [(14, "   stale 5 min"), (6, " stale"), (3, "sta")])
  func `without a border a badge stands below the content`(columns: Int, last: String) {
    let widget = FramedWidget(picture(text("x"), columns, 2), title: "to-do", badge: "stale 5 min")
    let grid = widget.pictureWithoutBorder(in: DrawContext(now: noon)).grid
    #expect(grid.size == CellSize(columns: columns, rows: 3))
    #expect(lines(of: grid).last == last)
    let fresh = FramedWidget(picture(text("x"), columns, 2), title: "to-do")
    #expect(fresh.pictureWithoutBorder(in: DrawContext(now: noon)).grid.size.rows == 2)
  }

  @Test func `the ASCII form has the same shape`() {
    let grid = framed(text("hé…"), 14, 1, title: "Öl", badge: "5 min", isASCII: true).grid
    #expect(lines(of: grid) == ["+- Ol ---------+", "|     he.      |", "+------ 5 min -+"])
  }

  @Test func `a title that is too long is cut, one without room left out`() {
    let long = framed(.empty, 10, 1, title: "A very long title").grid
    #expect(lines(of: long)[0] == "╭─ A ver… ─╮")
    let narrow = framed(.empty, 3, 0, title: "Title", badge: "badge").grid
    #expect(lines(of: narrow) == ["╭───╮", "╰───╯"])
  }

  @Test(arguments: [
    ("To-Do", "╭─ To-Do ─╮"), ("Weather", "╭ Weather ╮"), ("Calendar", "╭Calendar─╮"),
    ("Reminders", "╭Reminders╮"), ("Characters", "╭─────────╮"), ("Two halves", "╭─ Two… ──╮"),
  ])
  func `in a narrow frame the line beside a title goes first, then the blanks, then the title`(
    title: String,
    line: String
  ) {
    #expect(lines(of: framed(.empty, 9, 1, title: title).grid)[0] == line)
  }

  @Test func `a title cannot bring escape sequences`() {
    // RI-1
    let grid = framed(.empty, 20, 1, title: "a\u{1B}]0;b\u{7}c\nd").grid
    #expect(!grid.plainBytes.contains(0x1B) && !grid.plainBytes.contains(7))
    #expect(grid.plainText.filter(\.isNewline).count == 3)
  }

  @Test(arguments: [
    (20, "╭─ To-Do ─── 3 late ─╮"), (18, "╭─ To-Do ─ 3 late ─╮"), (17, "╭─ To-Do ─ 3 la… ─╮"),
    (15, "╭─ To-Do ── 3… ─╮"), (14, "╭─ To-Do ──────╮"),
  ])
  func `a label ends the top line, as much of it as the title leaves room for`(
    columns: Int,
    line: String
  ) {
    let view = ArchivedView.empty.with(.widgetLabel(text("3 late")))
    #expect(lines(of: framed(view, columns, 1, title: "To-Do").grid)[0] == line)
  }

  @Test func `a label takes no room in its widget, and a placeholder has none`() {
    let labelled = text("x").with(.widgetLabel(text("3 late")))
    #expect(lines(labelled, 8, 1) == lines(text("x"), 8, 1))
    let redacted = framed(labelled.with(.redacted(.placeholder)), 20, 1, title: "To-Do").grid
    #expect(lines(of: redacted)[0] == "╭─ To-Do ────────────╮")
  }

  // CL-12
  @Test func `without a border a label stands before the badge`() {
    let labelled = text("x").with(.widgetLabel(text("3 late")))
    let widget = FramedWidget(picture(labelled, 20, 1), title: "To-Do", badge: "stale")
    let grid = widget.pictureWithoutBorder(in: DrawContext(now: noon)).grid
    #expect(lines(of: grid).last == "      3 late · stale")
  }

  @Test func `hit areas move along`() {
    let view = text("x").with(.link("l"))
    #expect(
      framed(view, 1, 1, title: "").hitAreas.map(\.rect)
        == [CellRect(column: 1, row: 1, columns: 1, rows: 1)]
    )
  }

  @Test(arguments: [(22, 20, true), (21, 20, false), (15, 15, false), (0, 0, false)])
  func `the border goes first where room is scarce`(
    _ columns: Int,
    _ width: Int,
    _ isFramed: Bool
  ) {
    let plan = FramedWidget.plan(CellSize(columns: 20, rows: 10), columns: columns)
    #expect(plan.content == CellSize(columns: width, rows: 10))
    #expect(plan.isFramed == isFramed)
  }

  @Test func `widgets stand side by side where there is room`() {
    let pictures = ["one", "two", "three"].map { framed(text($0), 5, 1, title: "") }
    #expect(
      lines(of: WidgetPicture(joining: pictures, columns: 15).grid) == [
        "╭─────╮ ╭─────╮", "│ one │ │ two │", "╰─────╯ ╰─────╯",
        "╭─────╮", "│three│", "╰─────╯",
      ]
    )
    #expect(
      WidgetPicture(joining: pictures, columns: 23).grid.size == CellSize(columns: 23, rows: 3)
    )
    #expect(
      WidgetPicture(joining: pictures, columns: 22).grid.size == CellSize(columns: 15, rows: 6)
    )
  }

  @Test func `a row of a shelf is as high as its highest widget`() {
    let pictures = [
      picture(text("a"), 1, 1), picture(text("b\nc"), 1, 2), picture(text("wide"), 4, 1),
    ]
    #expect(lines(of: WidgetPicture(joining: pictures, columns: 4).grid) == ["a b", "  c", "wide"])
  }

  // CL-20
  @Test func `a short widget takes the free room below a short one before it`() {
    let names = ["a\nb\nc", "d", "e", "f"]
    let pictures = names.map { picture(text($0), 1, $0.split(separator: "\n").count) }
    #expect(lines(of: WidgetPicture(joining: pictures, columns: 5).grid) == ["a d", "b e", "c f"])
    let inOtherOrder = [pictures[1], pictures[0], pictures[2], pictures[3]]
    #expect(
      lines(of: WidgetPicture(joining: inOtherOrder, columns: 3).grid) == ["d a", "e b", "f c"]
    )
  }

  @Test func `hit areas of a shelf move along`() {
    let button = picture(text("x").with(.link("l")), 3, 1)
    let areas = WidgetPicture(joining: [button, button, button], gap: 2, columns: 8).hitAreas
    #expect(
      areas.map(\.rect.origin) == [
        CellPoint(column: 1, row: 0), CellPoint(column: 6, row: 0), CellPoint(column: 1, row: 1),
      ]
    )
  }

  @Test func `an empty shelf and one without width draw nothing`() {
    #expect(WidgetPicture(joining: [], columns: 80).grid.plainText == "")
    #expect(WidgetPicture(joining: [picture(text("a"), 1, 1)], columns: 0).grid.plainText == "\n")
  }

  @Test func `a shelf wider than its first row is a picture of its own`() throws {
    let list = toDoList(threeToDos, isOpen: 2)
    let small = framed(list, 20, 10, title: "To-Do", badge: "stale 5 min")
    let medium = framed(list.with(.redacted(.placeholder)), 42, 10, title: "Überschrift 東京")
    let grid = WidgetPicture(joining: [small, medium, small], columns: 80).grid
    try expectSnapshot(grid.plainText, "shelf")
  }
}
