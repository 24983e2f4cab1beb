import Testing

@testable import WidgetRender

@Suite("SU-20: right to left", .timeLimit(.minutes(5)))
struct DirectionTests {
  private func mirrored(_ view: ArchivedView) -> ArchivedView {
    view.with(.layoutDirection(.rightToLeft))
  }

  @Test(arguments: [
    // A row begins at the right; words stay as they are.
    (row(text("ab"), text("c")), ["c ab"]),
    (row(text("ab"), .gap, text("c")).frame(8), ["c     ab"]),
    // Leading and trailing of a column change places.
    (column(text("abc"), text("d"), alignment: .leading), ["abc", "  d"]),
    (column(text("abc"), text("d"), alignment: .trailing), ["abc", "d"]),
    // Frames, fixed and flexible.
    (text("a").frame(4, 1, .topLeading), ["   a"]),
    (text("a").flexible(maxWidth: 4, CellAlignment(.trailing, .top)), ["a"]),
    // Padding.
    (text("a").padding(leading: 3, trailing: 1).frame(5, 1), [" a"]),
    // Layers.
    (text("....").with(.overlay(text("x"), .topLeading)), ["...x"]),
    (.zStack(CellAlignment(.trailing, .top), [text("...."), text("x")]), ["x..."]),
    // The lines of one text.
    (text("abc\nd"), ["abc", "  d"]),
    (text("abc\nd", alignment: .trailing), ["abc", "d"]),
    // What is moved moves the other way.
    (text("a").with(.offset(columns: 2, rows: 0)).frame(5, 1), ["a"]),
    // Odd leftovers of a centre go to the trailing edge, which is the left one.
    (text("a").frame(4, 1), ["  a"]),
    // A direction within another one.
    (row(text("a"), row(text("b"), text("c")).with(.layoutDirection(.leftToRight))), ["b c a"]),
  ])
  func drawing(_ view: ArchivedView, _ expected: [String]) {
    let size = measured(view, 20, 5)
    #expect(lines(mirrored(view), size.columns, size.rows) == expected)
  }

  @Test func `left to right changes nothing`() {
    let view = toDoList(threeToDos, isOpen: 2)
    #expect(lines(view.with(.layoutDirection(.leftToRight)), 20, 10) == lines(view, 20, 10))
  }

  @Test func `every frame of a mirrored widget is the mirror image of its own`() {
    // As wide as the widget, so that both begin at its edges.
    let view = toDoList(threeToDos, isOpen: 2).frame(20, 10)
    let plain = frames(view.with(.layoutDirection(.leftToRight)))
    let turned = frames(mirrored(view))
    #expect(plain.count > 20)
    #expect(turned.map { $0.map { 20 - $0.endColumn } } == plain.map { $0.map(\.origin.column) })
    #expect(turned.map { $0?.size } == plain.map { $0?.size })
  }

  @Test func `pressing follows the mirrored control`() {
    let button = text("go").with(.action(ArchivedAction(intent: "Go")))
    let picture = picture(mirrored(row(button, .gap)), 10, 1)
    #expect(picture.hitAreas.map(\.rect) == [CellRect(column: 8, row: 0, columns: 2, rows: 1)])
  }

  private func frames(_ view: ArchivedView) -> [CellRect?] {
    var engine = LayoutEngine(LayoutTree(view, in: DrawContext(now: noon)))
    engine.layOut(in: CellSize(columns: 20, rows: 10))
    return engine.frames.map { $0.size.columns < 0 ? nil : $0 }
  }
}
