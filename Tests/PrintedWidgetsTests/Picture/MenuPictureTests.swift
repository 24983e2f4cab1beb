import Moments
import Testing
import WidgetRender
import WidgetTimeline

@testable import PrintedWidgets

@Suite("A menu in each size")
struct MenuPictureTests {
  private static let menu = BarMenu.read(
    """
    Load 0.42
    ---
    First | badge=3
    Second
    --Inner
    ---
    Third
    4
    5
    6
    7
    8
    9
    """,
    program: "/p/x"
  )

  private func lines(_ menu: PrintedMenu, _ family: WidgetFamily) -> [String] {
    let picture = WidgetPicture(
      MenuPicture(menu: menu, family: family).view,
      size: CellSize(columns: family.cells.columns, rows: family.cells.rows),
      in: DrawContext(now: Instant(microseconds: 0))
    )
    return picture.grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  @Test func `small shows the outer lines that fit, and counts the rest`() {
    #expect(
      lines(Self.menu, .systemSmall) == [
        " Load 0.42", " ──────────────────", " First            3", " Second", " Third", " 4",
        " 5", " 6", " 7", " +3 more",
      ]
    )
  }

  @Test func `large shows submenus and lines across too`() {
    let lines = lines(Self.menu, .systemLarge)
    #expect(
      lines[2...6].map { String($0.prefix(10)) } == [
        " First    ", " Second", "   Inner", " ─────────", " Third",
      ]
    )
  }

  @Test func `inline and circular show the title`() {
    #expect(lines(Self.menu, .accessoryInline).map(\.trimmed) == ["Load 0.42"])
    #expect(lines(Self.menu, .accessoryCircular) == ["", "", "Load 0.42", "", ""])
  }

  @Test func `rectangular is the title and what fits`() {
    #expect(lines(Self.menu, .accessoryRectangular).last == "+7 more")
  }

  // A plugin of a sample prints nothing but a sentence that says what is wrong.
  @Test func `a long title has the rows that no line needs`() {
    let words = "There seems to be a problem with the answer"
    let alone = BarMenu.read(words, program: "/p/x")
    #expect(
      lines(alone, .systemSmall).prefix(4).map(\.trimmed) == [
        "There seems to be", "a problem with the", "answer", "",
      ]
    )
    #expect(lines(alone, .accessoryRectangular).joined(separator: " ").contains("answer"))
    let rest = (1...7).map { "\($0)" }
    let full = BarMenu.read(([words, "---"] + rest).joined(separator: "\n"), program: "/p/x")
    #expect(
      lines(full, .systemSmall).map { String($0.trimmed) } == [
        "There seems to be", "a problem with…", "──────────────────",
      ] + rest
    )
  }

  @Test func `without a title the first line stands for all`() {
    let menu = BarMenu.read("---\nonly", program: "/p/x")
    #expect(lines(menu, .accessoryInline).map(\.trimmed) == ["only"])
  }

  @Test func `a line that runs something is a button, one with an address a link`() {
    let menu = BarMenu.read("T\n---\ngo | param1=x\nsee | href=https://x.org", program: "/p/x")
    let picture = WidgetPicture(
      MenuPicture(menu: menu, family: .systemSmall).view,
      size: CellSize(columns: 20, rows: 10),
      in: DrawContext(now: Instant(microseconds: 0))
    )
    #expect(
      picture.hitAreas.map(\.target) == [
        .action(
          ArchivedAction(
            intent: "PressItem",
            parameters: ItemCommand(words: ["/p/x", "x"]).parameters
          )
        ), .link("https://x.org"),
      ]
    )
  }
}
