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
