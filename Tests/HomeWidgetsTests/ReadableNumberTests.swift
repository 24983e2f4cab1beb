import Foundation
import Testing
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetRender

/// The colours of a terminal's theme in sRGB, as `0xRRGGBB`.
struct TerminalTheme: Sendable, CustomTestStringConvertible {
  let name: String
  let scheme: Palette.Scheme
  let ground: UInt32
  let text: UInt32
  let sixteen: [UInt32]

  var testDescription: String { name }

  private static let solarized: [UInt32] = [
    0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
    0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
  ]
  private static let gruvbox: [UInt32] = [
    0x282828, 0xCC241D, 0x98971A, 0xD79921, 0x458588, 0xB16286, 0x689D6A, 0xA89984,
    0x928374, 0xFB4934, 0xB8BB26, 0xFABD2F, 0x83A598, 0xD3869B, 0x8EC07C, 0xEBDBB2,
  ]
  private static let dracula: [UInt32] = [
    0x21222C, 0xFF5555, 0x50FA7B, 0xF1FA8C, 0xBD93F9, 0xFF79C6, 0x8BE9FD, 0xF8F8F2,
    0x6272A4, 0xFF6E6E, 0x69FF94, 0xFFFFA5, 0xD6ACFF, 0xFF92DF, 0xA4FFFF, 0xFFFFFF,
  ]
  private static let nord: [UInt32] = [
    0x3B4252, 0xBF616A, 0xA3BE8C, 0xEBCB8B, 0x81A1C1, 0xB48EAD, 0x88C0D0, 0xE5E9F0,
    0x4C566A, 0xBF616A, 0xA3BE8C, 0xEBCB8B, 0x81A1C1, 0xB48EAD, 0x8FBCBB, 0xECEFF4,
  ]
  private static let xterm: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  static let all = [
    TerminalTheme(
      name: "Solarized Dark",
      scheme: .dark,
      ground: 0x002B36,
      text: 0x839496,
      sixteen: solarized
    ),
    TerminalTheme(
      name: "Solarized Light",
      scheme: .light,
      ground: 0xFDF6E3,
      text: 0x657B83,
      sixteen: solarized
    ),
    TerminalTheme(
      name: "Gruvbox Dark",
      scheme: .dark,
      ground: 0x282828,
      text: 0xEBDBB2,
      sixteen: gruvbox
    ),
    TerminalTheme(
      name: "Dracula",
      scheme: .dark,
      ground: 0x282A36,
      text: 0xF8F8F2,
      sixteen: dracula
    ),
    TerminalTheme(name: "Nord", scheme: .dark, ground: 0x2E3440, text: 0xD8DEE9, sixteen: nord),
    TerminalTheme(name: "xterm", scheme: .dark, ground: 0x000000, text: 0xE5E5E5, sixteen: xterm),
    TerminalTheme(
      name: "xterm on white",
      scheme: .light,
      ground: 0xFFFFFF,
      text: 0x000000,
      sixteen: xterm
    ),
  ]

  /// Returns the colour that the terminal shows; above the first sixteen, indexes are those of
  /// xterm's colour cube and greys.
  func rgb(_ color: TerminalColor) -> UInt32 {
    switch color {
    case .standard: return text
    case .rgb(let value): return value
    case .indexed(let index) where index < 16: return sixteen[Int(index)]
    case .indexed(let index) where index >= 232: return (8 + UInt32(index - 232) * 10) * 0x01_0101
    case .indexed(let index):
      let place = UInt32(index) - 16
      return [place / 36, place / 6 % 6, place % 6].reduce(0) { rgb, level in
        rgb << 8 | (level == 0 ? 0 : 55 + level * 40)
      }
    }
  }
}

@MainActor
@Suite("Numbers that are to be typed can be read", .timeLimit(.minutes(2)))
struct ReadableNumberTests {
  /// Returns the contrast of two colours by WCAG 2.2, from 1 to 21.
  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let lights = [one, other].map { rgb in
      let parts = [UInt32(16), 8, 0].map { shift in
        let part = Double(rgb >> shift & 0xFF) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }.sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// Returns the styles of the `#` before the numbers of to-dos.
  private func looks(depth: ColorDepth, palette: Palette) throws -> Set<ResolvedStyle> {
    let entry = Samples.entry(Samples.everyday)
    let grid = try Drawing(family: .systemLarge).picture(of: entry).withBackground(of: palette).grid
    let resolved = grid.resolvedStyles(depth: depth, palette: palette)
    return Set(grid.cells.filter { $0.glyph == 0x23 }.map { resolved[Int($0.style)] })
  }

  // BW-25, CL-21
  @Test(arguments: TerminalTheme.all, [ColorDepth.ansi16, .ansi256, .truecolor])
  func `the number of a to-do has a contrast of 3 to the ground of a theme`(
    theme: TerminalTheme,
    depth: ColorDepth
  ) throws {
    let looks = try looks(depth: depth, palette: Palette(.standard, theme.scheme))
    #expect(!looks.isEmpty)
    for look in looks {
      #expect(look.background == .standard && !look.attributes.contains(.dim))
      let seen = theme.rgb(look.foreground)
      #expect(contrast(seen, theme.ground) >= 3, "\(look)")
    }
  }

  // BW-16, BW-25
  @Test(arguments: Palette.Name.allCases)
  func `and to the ground of each palette`(name: Palette.Name) throws {
    for palette in name.schemes.map({ Palette(name, $0) }) {
      for look in try looks(depth: .truecolor, palette: palette) {
        guard case .rgb(let seen) = look.foreground else {
          Issue.record("\(look)")
          continue
        }
        #expect(contrast(seen, palette.surface) >= 3, "\(palette)")
        #expect(!look.attributes.contains(.dim))
      }
    }
  }
}
