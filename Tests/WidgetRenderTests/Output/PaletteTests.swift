import Testing

@testable import WidgetRender

@Suite("Palettes (BW-16)", .timeLimit(.minutes(2)))
struct PaletteTests {
  private func ansi(
    _ view: ArchivedView,
    _ columns: Int,
    _ palette: Palette,
    depth: ColorDepth = .truecolor
  ) -> String {
    let output = picture(view, columns, 1).grid.withBackground(of: palette).ansi(
      depth: depth,
      palette: palette
    )
    return String(decoding: output, as: UTF8.self).map { $0 == "\u{1B}" ? "^" : String($0) }
      .joined()
  }

  private let accent = text("a", style: TextStyle(foreground: ArchivedColor(.accent)))

  @Test func `beige has its own ground, text and accent`() {
    let palette = Palette(.beige)
    let ground = "48;2;242;235;217"
    #expect(ansi(text("a"), 2, palette) == "^[38;2;64;51;38;\(ground)ma ^[m\n")
    #expect(ansi(accent, 1, palette) == "^[38;2;153;102;51;\(ground)ma^[m\n")
  }

  @Test(arguments: [
    (ColorDepth.ansi256, "^[38;5;236;48;5;254ma^[m\n"), (.ansi16, "^[30;47ma^[m\n"),
    (.monochrome, "a\n"), (.none, "a\n"),
  ])
  func `with fewer colours the nearest ones stand for beige`(depth: ColorDepth, expected: String) {
    #expect(ansi(text("a"), 1, Palette(.beige), depth: depth) == expected)
  }

  @Test func `high contrast is black on white, and what is faint elsewhere is not`() {
    let palette = Palette(.contrast)
    let faint = text("a", style: TextStyle(foreground: .secondary))
    #expect(ansi(faint, 1, palette) == "^[38;2;0;0;0;48;2;255;255;255ma^[m\n")
    let red = text("a", style: TextStyle(foreground: ArchivedColor(.system(.red))))
    #expect(ansi(red, 1, palette) == "^[38;2;180;1;16;48;2;255;255;255ma^[m\n")
  }

  @Test(arguments: [Palette.Look.light, .dark])
  func `light and dark leave the ground to the terminal unless it is another`(look: Palette.Look) {
    var palette = Palette(look)
    #expect(ansi(text("a"), 2, palette) == "a\n")
    palette.paintsBackground = true
    let (text, ground) = look == .dark ? ("255;255;255", "0;0;0") : ("0;0;0", "255;255;255")
    #expect(
      ansi(WidgetRenderTests.text("a"), 1, palette) == "^[38;2;\(text);48;2;\(ground)ma^[m\n"
    )
  }

  @Test func `a surface of the author's stays on a painted ground`() {
    let view = ArchivedView.zStack(.center, [.color, text("x")])
    #expect(!ansi(view, 1, Palette(.beige)).contains("242;235;217"))
  }

  @Test(arguments: [Palette(.beige), Palette(.harbor, .dark), Palette(.ember, .light)])
  func `a palette covers all of the block that widgets of several heights stand in`(
    palette: Palette
  ) {
    let pictures = [picture(text("high\nest"), 6, 4), picture(text("low"), 3, 1)]
    let joined = WidgetPicture(joining: pictures, columns: 12)
    let grid = joined.withBackground(of: palette).grid
    #expect(grid.size == CellSize(columns: 10, rows: 4))
    let looks = grid.resolvedStyles(depth: .truecolor, palette: palette)
    #expect(
      grid.cells.allSatisfy { looks[Int($0.style)].background == .rgb(palette.surface) }
    )
    // Blanks at the ends of lines are written, as they are seen.
    let lines = String(decoding: grid.ansi(depth: .truecolor, palette: palette), as: UTF8.self)
      .replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
    #expect(lines.map(\.count) == [10, 10, 10, 10])
  }

  @Test func `another look is drawn anew, also in the cells that show nothing`() {
    let palette = Palette(.beige)
    let picture = picture(text("a"), 3, 2)
    let bytes = FrameUpdate(depth: .truecolor, palette: palette)
      .bytes(
        from: WidgetPicture(grid: CellGrid(size: .zero)),
        to: picture.withBackground(of: palette)
      )
    let output = String(decoding: bytes, as: UTF8.self)
    #expect(output.hasPrefix("\u{1B}[H\u{1B}[2J"))
    #expect(output.filter { $0 == " " }.count == 5)
  }
}
