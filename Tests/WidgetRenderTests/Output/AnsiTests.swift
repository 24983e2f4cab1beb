import Testing

@testable import WidgetRender

@Suite("Escape sequences", .timeLimit(.minutes(5)))
struct AnsiTests {
  private func ansi(
    _ view: ArchivedView,
    _ columns: Int,
    depth: ColorDepth = .truecolor,
    palette: Palette = .dark
  ) -> String {
    let output = picture(view, columns, 1).grid.ansi(depth: depth, palette: palette)
    return String(decoding: output, as: UTF8.self).map { $0 == "\u{1B}" ? "^" : String($0) }
      .joined()
  }

  private func styled(
    _ words: String,
    _ color: ArchivedColor = .primary,
    _ attributes: TextStyle.Attributes = []
  ) -> ArchivedView {
    text(words, style: TextStyle(foreground: color, attributes: attributes))
  }

  @Test func `without colour there is no escape sequence at all`() {
    let view = styled("ab", ArchivedColor(.system(.red)), .bold)
    #expect(ansi(view, 3, depth: .none) == "ab\n")
  }

  @Test func `monochrome keeps attributes and nothing else`() {
    let view = styled("ab", ArchivedColor(.system(.red)), [.bold, .strikethrough])
    #expect(ansi(view, 3, depth: .monochrome) == "^[1;9mab^[m\n")
    #expect(ansi(.zStack(.center, [.color, text("x")]), 1, depth: .monochrome) == "x\n")
  }

  @Test(arguments: [
    (ColorDepth.ansi16, "^[91mab^[m\n"), (.ansi256, "^[38;5;203mab^[m\n"),
    (.truecolor, "^[38;2;255;69;58mab^[m\n"),
  ])
  func `a colour is told as the depth allows`(_ depth: ColorDepth, _ expected: String) {
    #expect(ansi(styled("ab", ArchivedColor(.system(.red))), 2, depth: depth) == expected)
  }

  @Test func `colours differ by scheme`() {
    let view = styled("a", ArchivedColor(.rgb(light: 0x010203, dark: 0xFEFDFC)))
    #expect(ansi(view, 1, palette: .light) == "^[38;2;1;2;3ma^[m\n")
    #expect(ansi(view, 1, palette: .dark) == "^[38;2;254;253;252ma^[m\n")
    #expect(ansi(styled("a", .accent), 1, depth: .ansi16, palette: .light) == "^[34ma^[m\n")
    #expect(ansi(styled("a", .accent), 1, depth: .ansi16, palette: .dark) == "^[94ma^[m\n")
  }

  @Test(arguments: [2, 3])
  func `secondary and tertiary text is grey, and dim where greys are the theme's`(level: Int) {
    // SU-61
    let view = styled("a", ArchivedColor(.foreground(level: level)))
    #expect(ansi(view, 1, palette: .dark) == "^[38;2;143;143;143ma^[m\n")
    #expect(ansi(view, 1, palette: .light) == "^[38;2;99;99;99ma^[m\n")
    #expect(ansi(view, 1, depth: .ansi256) == "^[38;5;246ma^[m\n")
    #expect(ansi(view, 1, depth: .ansi16) == "^[2ma^[m\n")
    var solarized = Palette.dark
    solarized.surface = 0x002B36
    #expect(ansi(view, 1, palette: solarized) == "^[38;2;143;162;167ma^[m\n")
  }

  @Test func `what is fainter than tertiary text is dim and grey`() {
    // SU-61
    #expect(ansi(styled("a", ArchivedColor(.foreground(level: 4))), 1) == "^[2;90ma^[m\n")
    #expect(
      ansi(styled("a", ArchivedColor(.foreground(level: 3))), 1, depth: .monochrome)
        == "^[2ma^[m\n"
    )
  }

  @Test func `a sequence is written where the look changes, once`() {
    let red = ArchivedColor(.system(.red))
    let view = row(styled("aa", red), styled("bb", red), styled("cc"))
    // The blank between equal looks does not end them.
    #expect(ansi(view, 8, depth: .ansi16) == "^[91maa bb ^[mcc\n")
  }

  @Test func `a change tells the difference or starts anew, whichever is shorter`() {
    let view = row(
      styled("a", .primary, [.bold, .underline]),
      styled("b", .primary, [.underline]),
      styled("c", .primary, [.italic]),
      spacing: 0
    )
    #expect(ansi(view, 3) == "^[1;4ma^[22mb^[0;3mc^[m\n")
    let weights = row(
      styled("a", .primary, [.bold, .dim]),
      styled("b", .primary, .bold),
      spacing: 0
    )
    #expect(ansi(weights, 2) == "^[1;2ma^[0;1mb^[m\n")
  }

  @Test func `blanks at the end go unless they show something`() {
    #expect(ansi(text("a").frame(4, 1, .topLeading), 6) == " a\n")
    #expect(ansi(.color, 2, depth: .ansi16) == "^[101m  ^[m\n")
  }

  @Test func `text on a surface is readable`() {
    let yellow = ArchivedView.fill(.color(ArchivedColor(.system(.yellow))))
    #expect(
      ansi(.zStack(.center, [yellow, text("a")]), 1) == "^[38;2;0;0;0;48;2;255;214;10ma^[m\n"
    )
  }

  @Test func `translucent colours are mixed with what lies behind`() {
    let half = ArchivedColor(.rgb(light: 0xFF0000, dark: 0xFF0000), opacity: 128)
    #expect(ansi(styled("a", half), 1, palette: .dark) == "^[38;2;128;0;0ma^[m\n")
    #expect(ansi(styled("a", half), 1, palette: .light) == "^[38;2;255;127;127ma^[m\n")
  }

  @Test(arguments: [
    (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x00FF00, 46), (0x808080, 244),
    (0x5F87AF, 67), (0x0A0A0A, 232), (0x123456, 23),
  ])
  func `the nearest of 256 colours`(_ rgb: Int, _ index: Int) {
    #expect(
      TerminalColor(UInt32(rgb), depth: .ansi256) == .indexed(UInt8(index))
    )
  }

  @Test(arguments: [(0x000000, 0), (0xFFFFFF, 15), (0xFE0101, 9), (0x7E7E7E, 8), (0x00C0C0, 6)])
  func `the nearest of 16 colours`(_ rgb: Int, _ index: Int) {
    #expect(TerminalColor(UInt32(rgb), depth: .ansi16) == .indexed(UInt8(index)))
  }

  @Test(arguments: [
    SystemColor.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple,
    .pink, .brown, .white, .gray, .black,
  ])
  func `every colour of the system is told at every depth`(_ color: SystemColor) {
    for palette in [Palette.light, .dark] {
      for depth in [ColorDepth.ansi16, .ansi256, .truecolor] {
        let output = ansi(
          styled("a", ArchivedColor(.system(color))),
          1,
          depth: depth,
          palette: palette
        )
        #expect(output.hasPrefix("^[") && output.hasSuffix("ma^[m\n"))
      }
    }
  }
}
