import Foundation
import Testing

@testable import WidgetRender
@testable import WidgetTerminal

@Suite("The order of importance on the live view's screen", .timeLimit(.minutes(2)))
struct LiveLookTests {
  private static let palettes: [Palette] = Palette.Name.allCases.flatMap { name in
    name.schemes.map { Palette(name, $0) }
  }

  /// A style as a terminal shows it: its colours and its attributes.
  private struct Seen {
    let look: ResolvedStyle
    let palette: Palette

    init(_ style: CellStyle, _ depth: ColorDepth, _ palette: Palette) {
      var picture = ScreenPicture(size: CellSize(columns: 1, rows: 1), isASCII: false)
      picture.write("x", at: .zero, columns: 1, style: style)
      let shown = picture.picture.withBackground(of: palette)
      let cell = shown.grid.cells[0]
      look = shown.grid.resolvedStyles(depth: depth, palette: palette)[Int(cell.style)]
      self.palette = palette
    }

    /// The contrast with the background, from 1 to 21 (WCAG 2.2).
    var contrast: Double {
      var color = rgb(look.foreground) ?? palette.text
      // Terminals differ; most of them show half of a dim colour.
      if look.attributes.contains(.dim) {
        color = Palette.mixed(color, 140, over: palette.surface)
      }
      let (one, other) = (light(color), light(palette.surface))
      return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    private func rgb(_ color: TerminalColor) -> UInt32? {
      switch color {
      case .standard: nil
      case .rgb(let value): value
      case .indexed(let index) where index < 16: nil
      case .indexed(let index) where index >= 232: (8 + UInt32(index - 232) * 10) * 0x01_0101
      case .indexed(let index):
        level(UInt32(index - 16) / 36) << 16 | level(UInt32(index - 16) / 6 % 6) << 8
          | level(UInt32(index - 16) % 6)
      }
    }

    /// Returns the value of one of the six levels in xterm's colour cube.
    private func level(_ step: UInt32) -> UInt32 { step == 0 ? 0 : 55 + step * 40 }

    private func light(_ color: UInt32) -> Double {
      func part(_ shift: UInt32) -> Double {
        let value = Double(color >> shift & 0xFF) / 255
        return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }
  }

  private static let kinds = [
    "ToDoWidget", "AppearanceWidget", "SudokuWidget", "CryptoWidget", "CharactersWidget",
    "EpisodesWidget", "UsersWidget", "ClockWidget", "anything", "", "日本語",
  ]

  @Test(arguments: palettes, [ColorDepth.truecolor, .ansi256])
  func `titles are legible in every palette, and lines recede behind words`(
    palette: Palette,
    depth: ColorDepth
  ) {
    let look = LiveLook(depth: depth, palette: palette)
    let (text, words) = (Seen(.plain, depth, palette), Seen(look.words, depth, palette))
    let line = Seen(look.line, depth, palette)
    for kind in Self.kinds {
      let title = Seen(look.frame(ofKind: kind).title, depth, palette)
      // The nearest of 256 colours is off; bold letters need 3:1 (WCAG 2.2, 1.4.3).
      #expect(title.contrast >= (depth == .truecolor ? 4.5 : 3), "\(kind)")
      #expect(title.look.attributes.contains(.bold))
      #expect(line.contrast < title.contrast)
    }
    #expect(line.contrast < words.contrast || palette.name == .contrast)
    #expect(line.contrast < text.contrast)
    #expect(line.contrast >= 1.3)
    // Secondary text is text (WCAG 2.2, 1.4.3).
    #expect(words.contrast >= 4.5)
    #expect(Seen(look.litLine, depth, palette).contrast > line.contrast)
  }

  @Test(arguments: [Palette.Scheme.dark, .light])
  func `with sixteen colours titles have the theme's, and lines are dim`(scheme: Palette.Scheme) {
    let palette = Palette(.standard, scheme)
    let look = LiveLook(depth: .ansi16, palette: palette)
    for kind in Self.kinds {
      let title = Seen(look.frame(ofKind: kind).title, .ansi16, palette).look
      guard case .indexed(let index) = title.foreground else {
        Issue.record("\(kind) has no colour")
        continue
      }
      // Grey, black and white are no colours of a title.
      #expect(index < 16 && index % 8 != 0 && index % 8 != 7)
    }
    let line = Seen(look.line, .ansi16, palette).look
    #expect(line.foreground == .standard && line.attributes == .dim)
    #expect(Seen(look.litLine, .ansi16, palette).look.foreground != .standard)
    #expect(look.focusGround == nil && look.barGround == nil)
  }

  @Test func `without colours titles are bold, words plain, lines dim, and nothing has a colour`() {
    let look = LiveLook(depth: .monochrome, palette: .dark)
    let styles = [
      look.frame(ofKind: "ToDoWidget").title, look.line, look.litLine, look.key, look.words,
    ]
    let seen = styles.map { Seen($0, .monochrome, .dark).look }
    #expect(seen.map(\.attributes) == [.bold, .dim, .bold, .bold, .dim])
    #expect(seen.allSatisfy { $0.foreground == .standard && $0.background == .standard })
    #expect(look.focusGround == nil && look.barGround == nil)
  }

  @Test func `a kind has one colour wherever it is, and the first kinds have others`() {
    let look = LiveLook(depth: .truecolor, palette: .dark)
    func color(_ kind: String) -> ArchivedColor? { look.frame(ofKind: kind).title.foreground }
    #expect(color("ToDoWidget") == color("ToDoWidget"))
    #expect(color("ToDoWidget") == ArchivedColor(.rgb(light: 0x006DE5, dark: 0x55AAFF)))
    #expect(Set(Self.kinds.prefix(7).map { color($0) }).count == 7)
  }
}
