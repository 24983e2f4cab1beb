import Moments
import Testing
import WidgetRender
import WidgetTimeline

@testable import WidgetTerminal

// CL-20
@Suite("Widgets in fewer rows than their size has", .timeLimit(.minutes(2)))
struct PagePictureTests {
  private let drawing = DrawContext(now: Instant(microseconds: 0))

  private func text(_ words: String) -> ArchivedView {
    .text(ArchivedText(runs: [.init(.verbatim(words), style: TextStyle())], lineLimit: 1))
  }

  private func column(_ views: [ArchivedView]) -> ArchivedView {
    .modified(
      .stack(
        ArchivedStack(.vertical, alignment: CellAlignment(.leading, .center), spacing: 0, views)
      ),
      .flexibleFrame(
        .init(maximumWidth: PointScale.maximumCells, maximumHeight: PointScale.maximumCells)
      )
    )
  }

  /// Returns the place of a widget with a named size that is alone on a page of `rows` rows.
  private func place(_ family: WidgetFamily, rows: Int) throws -> PagePlan.Place {
    let wanted = PagePlan.Request(family: family, isNamed: true)
    return try #require(PagePlan([wanted], columns: 80, rows: rows).pages.first?.first)
  }

  private func lines(
    _ view: ArchivedView,
    _ family: WidgetFamily,
    rows: Int,
    badge: String? = nil
  ) throws -> [String] {
    try place(family, rows: rows)
      .picture(of: view, title: "Seven", badge: badge, in: drawing)
      .grid.plainText.split(separator: "\n").map { String($0) }
  }

  private let seven = ["one", "two", "three", "four", "five", "six", "seven"]

  @Test func `blank rows go first, and nothing is said while all is seen`() throws {
    let view = column([text("one"), .spacer(minimumLength: nil), text("seven")])
    #expect(
      try lines(view, .systemSmall, rows: 5) == [
        "╭─ Seven ────────────╮", "│       one          │", "│                    │",
        "│       seven        │", "╰────────────────────╯",
      ]
    )
  }

  @Test func `what has no room goes from the end, and the border counts it`() throws {
    let view = column(seven.map(text))
    #expect(
      try lines(view, .systemSmall, rows: 7) == [
        "╭─ Seven ────────────╮", "│       one          │", "│       two          │",
        "│       three        │", "│       four         │", "│       five         │",
        "╰──── 2 rows hidden ─╯",
      ]
    )
    #expect(try lines(view, .systemSmall, rows: 8).last == "╰───── 1 row hidden ─╯")
    #expect(try lines(view, .systemSmall, rows: 9).last == "╰────────────────────╯")
  }

  @Test func `the count comes before what else the border says`() throws {
    let view = column((seven + seven).map(text))
    #expect(
      try lines(view, .systemMedium, rows: 9, badge: "stale 5 min").last
        == "╰──────────── 3 rows hidden · stale 5 min ─╯"
    )
  }

  @Test(arguments: 3...22)
  func `no row is blank while something is hidden`(rows: Int) throws {
    let view = column(seven.map(text) + [.spacer(minimumLength: nil)] + seven.map(text))
    let lines = try lines(view, .systemLarge, rows: rows + 2)
    let blank = lines.filter { $0.allSatisfy { "│ ".contains($0) } }.count
    #expect(blank == max(rows - 14, 0))
    #expect((lines.last?.contains("hidden") == true) == (rows < 14))
  }
}
