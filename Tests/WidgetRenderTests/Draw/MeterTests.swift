import Moments
import Testing

@testable import WidgetRender

@Suite("Meters", .timeLimit(.minutes(5)))
struct MeterTests {
  static let hour: Int64 = 3_600_000_000

  // SU-66, SU-67: the value is clamped, and what is not known stands still.
  @Test(arguments: [
    (ArchivedMeter.Value.fraction(0), "────────", "--------"),
    (.fraction(0.5), "━━━━────", "====----"),
    (.fraction(0.56), "━━━━╸───", "====----"),
    (.fraction(0.001), "╸───────", "--------"),
    (.fraction(0.999), "━━━━━━━╸", "=======-"),
    (.fraction(1), "━━━━━━━━", "========"),
    (.fraction(7), "━━━━━━━━", "========"),
    (.fraction(-.infinity), "────────", "--------"),
    (.fraction(.nan), "────────", "--------"),
    (.indeterminate, "──╸", ""),
  ])
  func `a bar fills from leading`(
    _ value: ArchivedMeter.Value,
    _ expected: String,
    _ ascii: String
  ) {
    if value == .indeterminate {
      #expect(lines(meter(.bar, value), 9, 1) == ["───━━━───"])
      #expect(lines(meter(.bar, value), 9, 1, isASCII: true) == ["---===---"])
    } else {
      #expect(lines(meter(.bar, value), 8, 1) == [expected])
      #expect(lines(meter(.bar, value), 8, 1, isASCII: true) == [ascii])
    }
  }

  @Test(arguments: [
    (0, false, 0.0), (1, false, 0.25), (4, false, 1), (9, false, 1), (1, true, 0.75), (-3, true, 1),
  ])
  func `time that passes is read when it is drawn`(
    _ hours: Int64,
    _ countsDown: Bool,
    _ fraction: Double
  ) {
    let value = ArchivedMeter.Value.elapsed(
      from: noon,
      to: Instant(microseconds: noon.microseconds + 4 * Self.hour),
      countsDown: countsDown
    )
    let now = Instant(microseconds: noon.microseconds + hours * Self.hour)
    #expect(value.fraction(at: now) == fraction)
  }

  @Test func `an interval without a length has passed`() {
    let value = ArchivedMeter.Value.elapsed(from: noon, to: noon, countsDown: false)
    #expect(value.fraction(at: noon) == 1)
    let ends = ArchivedMeter.Value.elapsed(
      from: Instant(microseconds: .min),
      to: Instant(microseconds: .max),
      countsDown: false
    )
    #expect(ends.fraction(at: Instant(microseconds: 0)) == 0.5)
  }

  @Test func `a mark stands at the value`() {
    let view = meter(.markedBar, .fraction(0.5), paint: across(gradient(.green, .red)))
    #expect(lines(view, 7, 1) == ["━━━●━━━"])
    #expect(lines(view, 7, 1, isASCII: true) == ["===O==="])
    let grid = picture(view, 7, 1).grid
    #expect(look(grid, 0, 0).foreground != look(grid, 6, 0).foreground)
    #expect(look(grid, 3, 0).foreground == .standard)
  }

  @Test(arguments: [
    (0.0, "○", "o"), (0.1, "◔", "c"), (0.5, "◑", "C"), (0.99, "◕", "0"), (1, "●", "@"),
  ])
  func `a ring of one row is a character`(_ value: Double, _ glyph: String, _ ascii: String) {
    let view = meter(.ring, .fraction(value))
    #expect(lines(view, 2, 1) == [glyph])
    #expect(lines(view, 2, 1, isASCII: true) == [ascii])
  }

  @Test func `a small ring leaves room for its text`() {
    let view = ArchivedView.zStack(.center, [meter(.ring, .fraction(0.7)), text("70")])
    #expect(
      lines(view, 9, 5) == [
        " ⢀⠤⠒⠂▀▙▖",
        "⢠⠋     ▜▙",
        "⢸  70   █",
        "⠈▙     ▟▛",
        " ▝▜▄▄▄▛▘",
      ]
    )
    let ascii = lines(view, 9, 5, isASCII: true)
    #expect(ascii[2] == "|  70   #")
  }

  @Test func `the rest of a ring is told apart without colours`() {
    let empty = lines(meter(.ring, .fraction(0)), 9, 5).joined()
    let full = lines(meter(.ring, .fraction(1)), 9, 5).joined()
    let braille: ClosedRange<Unicode.Scalar> = "\u{2800}"..."\u{28FF}"
    #expect(empty.unicodeScalars.allSatisfy { $0 == " " || braille.contains($0) })
    #expect(!full.unicodeScalars.contains { braille.contains($0) })
  }

  @Test func `an arc is open at the bottom and marks the value`() {
    let view = ArchivedView.zStack(.center, [meter(.arc, .fraction(0.25)), text("21°")])
    let rows = lines(view, 9, 5)
    #expect(rows.prefix(3) == [" ▗▟▀▀▀▙▖", "●▛     ▜▙", "█  21°  █"])
    #expect(rows[4] == "")
    #expect(lines(meter(.arc, .fraction(0.25)), 9, 5, isASCII: true)[1].first == "O")
  }

  @Test func `a meter that is redacted keeps its place and loses its value`() {
    // SU-65
    for style in [ArchivedMeter.Style.bar, .markedBar, .ring, .arc] {
      let views = [0.2, 0.9].map { meter(style, .fraction($0)).with(.redacted(.privacy)) }
      #expect(lines(views[0], 9, 5) == lines(views[1], 9, 5))
    }
  }
}
