import Foundation
import Testing

@testable import WidgetRender

@Suite("The contrast of the palettes (BW-16)", .timeLimit(.minutes(2)))
struct PaletteContrastTests {
  private static let all = Palette.Name.allCases.flatMap { name in
    name.schemes.map { Palette(name, $0) }
  }
  /// The palettes whose levels of grey the program defines and not the terminal.
  private static let own = all.filter { $0.name != .standard }

  private func shown(_ color: ArchivedColor, in palette: Palette) -> UInt32 {
    Palette.mixed(palette.rgb(color.base), palette.opacity(color), over: palette.surface)
  }

  /// Returns the contrast of a colour with the palette's background by WCAG 2.2, from 1 to 21.
  private func contrast(_ color: ArchivedColor, in palette: Palette) -> Double {
    let lights = [shown(color, in: palette), palette.surface].map(luminance).sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private func luminance(_ rgb: UInt32) -> Double {
    let parts = [UInt32(16), 8, 0].map { shift in
      let part = Double(rgb >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test func `the formula is that of WCAG`() {
    #expect(luminance(0xFFFFFF) == 1)
    #expect(luminance(0) == 0)
    #expect(abs(luminance(0x808080) - 0.2159) < 0.0001)
  }

  @Test(arguments: all)
  func `text and what is said beside it can be read`(palette: Palette) {
    let least = palette.name == .contrast ? 7 : 4.5
    for level in 1...2 {
      #expect(contrast(ArchivedColor(.foreground(level: level)), in: palette) >= least)
    }
  }

  /// In the dark default palette, indigo has less contrast because it is the system's colour, which
  /// authors expect.
  @Test(arguments: all)
  func `hues can be read as text`(palette: Palette) {
    let least = palette.name == .contrast ? 7 : 4.5
    for hue in SystemColor.allCases where ![.white, .black, .clear].contains(hue) {
      let enough = hue == .indigo && palette == .dark ? 4 : least
      #expect(contrast(ArchivedColor(.system(hue)), in: palette) >= enough, "\(hue)")
    }
  }

  @Test(arguments: own)
  func `faint levels can be seen`(palette: Palette) {
    #expect(contrast(ArchivedColor(.foreground(level: 3)), in: palette) >= 3)
    #expect(contrast(ArchivedColor(.accent), in: palette) >= 3)
  }

  @Test(arguments: all)
  func `hues differ from each other`(palette: Palette) {
    let hues = SystemColor.allCases.filter { ![.white, .black, .clear].contains($0) }
      .map { palette.rgb(of: $0) }
    #expect(Set(hues).count == hues.count)
  }
}
