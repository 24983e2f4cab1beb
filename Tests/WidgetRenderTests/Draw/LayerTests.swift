import Testing

@testable import WidgetRender

@Suite("Layers", .timeLimit(.minutes(5)))
struct LayerTests {
  private func color(_ color: SystemColor) -> ArchivedView { .fill(paint(color)) }

  @Test func `an outline cuts what is drawn in it`() {
    // SU-36
    let view = color(.red).with(.clipShape(.circle))
    let grid = picture(view, 6, 3).grid
    #expect((0..<6).map { grid[$0, 0].text } == ["▗", "▟", "█", "█", "▙", "▖"])
    #expect(look(grid, 0, 0).background == .standard)
    #expect(look(grid, 2, 1).background == .rgb(0xFF453A))
  }

  @Test func `what an outline leaves out shows what is below`() {
    let view = ArchivedView.zStack(.center, [color(.blue), color(.red).with(.clipShape(.circle))])
    let grid = picture(view, 6, 3).grid
    #expect(look(grid, 0, 0).background == .rgb(0x0A84FF))
    #expect(look(grid, 0, 0).foreground == .rgb(0xFF453A))
  }

  @Test func `a mask lets through as much as it is opaque`() {
    let half = ArchivedView.fill(paint(.black, 128))
    let grid = picture(color(.red).with(.mask(half, .center)), 2, 1).grid
    #expect(look(grid, 0, 0).background == .rgb(0x80231D))
    let none = picture(color(.red).with(.mask(.fill(paint(.clear)), .center)), 2, 1).grid
    #expect(look(none, 0, 0).background == .standard)
  }

  @Test func `letters of a mask are cut out of a surface`() {
    let view = ArchivedView.fill(across(gradient(.red, .blue))).with(.mask(text("abc"), .center))
    let grid = picture(view, 5, 1).grid
    #expect(lines(of: grid) == [" abc"])
    #expect(look(grid, 1, 0).foreground != look(grid, 3, 0).foreground)
    #expect(look(grid, 1, 0).background == .standard)
  }

  @Test func `views fade together`() {
    let card = text("a").frame(3, 1).with(.background(color(.red), .center))
    let grid = picture(
      .zStack(.center, [color(.blue), card.with(.opacity(128))]),
      3,
      1
    ).grid
    #expect(look(grid, 0, 0).background == .rgb(0x85649C))
    #expect(grid[1, 0].text == "a")
  }

  @Test func `letters are seen through a faint surface, not through a strong one`() {
    func over(_ opacity: UInt8) -> [String] {
      let veil = row(color(.red), color(.red), spacing: 0).with(.opacity(opacity))
      return lines(.zStack(.center, [text("ab"), veil]), 2, 1)
    }
    #expect(over(100) == ["ab"])
    #expect(over(250) == ["██"])
  }

  @Test func `the greatest index is in front`() {
    // SU-38
    let view = ArchivedView.zStack(
      .center,
      [text("a").padding().with(.zIndex(1)), text("b"), text("c").with(.zIndex(.nan))]
    )
    #expect(lines(view, 1, 1) == ["a"])
    #expect(lines(.zStack(.center, [text("a"), text("b")]), 1, 1) == ["b"])
  }

  @Test func `half of a wide character does not come back`() {
    let view = ArchivedView.zStack(
      .topLeading,
      [
        text("東京東京"),
        color(.red).frame(4, 1).with(.clipShape(.capsule)).with(.offset(columns: 1, rows: 0)),
      ]
    )
    for columns in 1...9 {
      let grid = picture(view, columns, 1).grid
      for column in 0..<columns {
        let cell = grid.cells[column]
        if cell.width == 2 { #expect(column + 1 < columns && grid.cells[column + 1].width == 0) }
        if cell.width == 0 { #expect(column > 0 && grid.cells[column - 1].width == 2) }
      }
    }
  }

  @Test(arguments: [(UInt8(255), true), (250, true), (240, false)])
  func `a mask that is opaque to the eye changes nothing`(opacity: UInt8, isWhole: Bool) {
    let view = ArchivedView.fill(paint(.red))
    let masked = picture(view.with(.mask(.fill(paint(.blue, opacity)), .center)), 2, 1).grid
    #expect((look(masked, 0, 0) == look(picture(view, 2, 1).grid, 0, 0)) == isWhole)
  }
}
