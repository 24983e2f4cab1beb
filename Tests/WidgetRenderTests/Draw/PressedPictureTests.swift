import Testing

@testable import WidgetRender

@Suite("Pictures from a press to the new timeline", .timeLimit(.minutes(5)))
struct PressedPictureTests {
  private static let toggle = ArchivedAction(intent: "Toggle", role: .toggleOff)
  private static let other = ArchivedAction(intent: "Other", role: .toggleOff)
  private static let button = ArchivedAction(intent: "Press")

  private static func control(_ name: String, _ action: ArchivedAction) -> ArchivedView {
    text("○ \(name)").with(.alternative(.flipped, text("● \(name)"))).with(.action(action))
  }

  private func picture(_ view: ArchivedView, pressing action: ArchivedAction? = nil) -> String {
    let size = CellSize(columns: 12, rows: 3)
    let context = DrawContext(now: noon)
    let picture =
      if let action {
        WidgetPicture(view, pressing: action, size: size, in: context)
      } else {
        WidgetPicture(view, size: size, in: context)
      }
    return picture.grid.plainText
  }

  private let list = column(
    Self.control("milk", Self.toggle),
    Self.control("bread", Self.other),
    row(text("2 open").with(.invalidatable)),
    alignment: .leading
  )

  // WK-97
  @Test func `a pressed toggle shows its other state, and no other one does`() {
    #expect(
      picture(list) == """
          ○ milk
          ○ bread
          2 open

        """
    )
    #expect(
      picture(list, pressing: Self.toggle) == """
          ● milk
          ○ bread
          2 open

        """
    )
    #expect(picture(list, pressing: Self.button) == picture(list))
  }

  // WK-97
  @Test func `a toggle in a pressed toggle is another one`() {
    let inner = row(Self.control("in", Self.other), text("!"))
    let outer = inner.with(.alternative(.flipped, text("flipped"))).with(.action(Self.toggle))
    #expect(picture(outer, pressing: Self.toggle).contains("flipped"))
    #expect(picture(outer, pressing: Self.other).contains("● in !"))
  }

  // WK-98
  @Test func `what can be out of date is dim, or looks as its author wants`() {
    let own = text("12 €").with(.invalidatable).with(.alternative(.invalidated, text("… €")))
    let view = column(own, text("x").with(.invalidatable), text("y"))
    let size = CellSize(columns: 4, rows: 3)
    let context = DrawContext(now: noon)
    let grid = WidgetPicture(view, pressing: Self.button, size: size, in: context).grid
    #expect(grid.plainText == "… €\n x\n y\n")
    #expect(grid[1, 1].style.attributes == .dim)
    #expect(grid[1, 2].style.attributes == [])
    #expect(picture(view).contains("12 €"))
  }

  // WK-97, WK-98
  @Test func `what holds the pressed toggle shows its new state, not that it is out of date`() {
    let waiting = text("waiting")
    let view = column(
      column(Self.control("milk", Self.toggle)).with(.alternative(.invalidated, waiting)),
      column(Self.control("bread", Self.other)).with(.alternative(.invalidated, waiting))
    )
    #expect(
      picture(view, pressing: Self.toggle) == """
          ● milk
          waiting


        """
    )
  }

  @Test func `other states have no part in the layout`() {
    let view = row(text("a").with(.alternative(.flipped, text("long"))), text("b"))
    var probe = LayoutProbe(view, in: DrawContext(now: noon))
    let ideal = ProposedCellSize(columns: nil, rows: nil)
    #expect(probe.measure(ideal).size == CellSize(columns: 3, rows: 1))
    #expect(view.withoutAlternatives == row(text("a"), text("b")))
  }
}
