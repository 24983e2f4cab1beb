import Testing

@testable import WidgetRender

@Suite("Redaction", .timeLimit(.minutes(5)))
struct RedactionTests {
  static let list = toDoList(threeToDos, isOpen: 2)

  @Test func `a placeholder is a block of the text's width and lines`() {
    // SU-65
    let view = row(
      .symbol(name: "circle", style: TextStyle()),
      text("one two"),
      .divider(.primary)
    ).with(.redacted(.placeholder))
    #expect(lines(view, 7, 2) == ["░ ░░░ │", "  ░░░ │"])
    #expect(lines(view, 7, 2, isASCII: true) == ["# ### |", "  ### |"])
  }

  @Test(arguments: ArchivedModifier.Redaction.allCases)
  func `geometry does not depend on redaction`(_ redaction: ArchivedModifier.Redaction) {
    // SU-74
    func frames(_ view: ArchivedView) -> [CellRect] {
      var engine = LayoutEngine(LayoutTree(view, in: DrawContext(now: noon)))
      engine.layOut(in: CellSize(columns: 30, rows: 9))
      return engine.frames.array
    }
    #expect(frames(Self.list) == Array(frames(Self.list.with(.redacted(redaction))).dropFirst()))
  }

  @Test func `a placeholder cannot be pressed`() {
    #expect(picture(Self.list, 30, 9).hitAreas.count == 3)
    #expect(picture(Self.list.with(.redacted(.placeholder)), 30, 9).hitAreas.isEmpty)
    #expect(picture(Self.list.with(.redacted(.privacy)), 30, 9).hitAreas.count == 3)
  }

  @Test func `what is invalidated is dim`() {
    let grid = picture(text("old").with(.redacted(.invalidated)), 3, 1).grid
    #expect(lines(of: grid) == ["old"])
    #expect(grid[0, 0].style.attributes == .dim)
  }
}
