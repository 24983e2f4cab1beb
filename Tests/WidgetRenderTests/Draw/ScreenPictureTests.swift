import Testing

@testable import WidgetRender

@Suite("A screen put together", .timeLimit(.minutes(2)))
struct ScreenPictureTests {
  @Test func `pictures stand at their places, with what can be pressed, and lines beside them`() {
    var screen = ScreenPicture(size: CellSize(columns: 12, rows: 3), isASCII: false)
    let area = HitArea.Target.link("https://example.org")
    var inner = picture(text("one"), 3, 1)
    inner.hitAreas = [HitArea(rect: inner.grid.bounds, target: area)]
    screen.place(inner, at: CellPoint(column: 2, row: 1))
    screen.place(inner, at: CellPoint(column: 10, row: 2))
    #expect(screen.write("a long line of words", at: .zero, columns: 12) == 12)
    #expect(screen.picture.grid.plainText == "a long line…\n  one\n          on\n")
    #expect(
      screen.picture.hitAreas.map(\.rect) == [
        CellRect(column: 2, row: 1, columns: 3, rows: 1),
        CellRect(column: 10, row: 2, columns: 2, rows: 1),
      ]
    )
    screen.clear(CellRect(column: 0, row: 1, columns: 12, rows: 1))
    #expect(screen.picture.grid.plainText == "a long line…\n\n          on\n")
    #expect(screen.picture.hitAreas.count == 1)
  }

  @Test(arguments: [(-1, 0), (0, -1), (12, 0), (0, 3)])
  func `a line beyond the screen is left out`(column: Int, row: Int) {
    var screen = ScreenPicture(size: CellSize(columns: 12, rows: 3), isASCII: false)
    #expect(screen.write("words", at: CellPoint(column: column, row: row), columns: 9) == 0)
  }

  @Test func `a mark adds to the look of the cells, and turns back what is inverse`() {
    var screen = ScreenPicture(size: CellSize(columns: 4, rows: 1), isASCII: false)
    screen.write("ab", at: .zero, columns: 4, style: CellStyle(attributes: [.bold, .inverse]))
    screen.mark(CellRect(column: 1, row: 0, columns: 9, rows: 9), .inverse)
    let looks = (0..<4).map { screen.picture.grid[$0, 0].style.attributes }
    #expect(looks == [[.bold, .inverse], .bold, .inverse, .inverse])
  }

  // The row's end is cleared where a text before it became shorter twice.
  @Test func `blanks behind the last letter are cleared, wherever they begin`() {
    var (old, new) = (
      ScreenPicture(size: CellSize(columns: 9, rows: 1), isASCII: false),
      ScreenPicture(size: CellSize(columns: 9, rows: 1), isASCII: false)
    )
    old.write("ab  cd", at: .zero, columns: 9)
    new.write("ab", at: .zero, columns: 9)
    let bytes = FrameUpdate(depth: .ansi16, palette: .dark)
      .bytes(from: old.picture.grid, to: new.picture.grid)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[1;5H\u{1B}[K")
  }
}
