import Testing

@testable import WidgetRender

// SU-88: without colours fills are told apart by shades.
@Suite("Fills without colours", .timeLimit(.minutes(5)))
struct FillShadeTests {
  private func box(_ color: SystemColor, _ columns: Int, _ rows: Int, _ opacity: UInt8 = 255)
    -> ArchivedView
  {
    shape(.rectangle, paint(color, opacity)).frame(
      CellLength(cells: columns),
      CellLength(cells: rows)
    )
  }

  @Test(arguments: [(4, 2), (5, 3), (3, 3), (10, 1), (20, 10)])
  func `a shape that nothing stands on is drawn in blocks`(_ columns: Int, _ rows: Int) {
    let block = Array(repeating: String(repeating: "█", count: columns), count: rows)
    #expect(lines(box(.red, columns, rows), columns, rows) == block)
    #expect(
      lines(
        ArchivedView.color.frame(CellLength(cells: columns), CellLength(cells: rows)),
        columns,
        rows
      ) == block
    )
    let ascii = Array(repeating: String(repeating: "#", count: columns), count: rows)
    #expect(lines(box(.red, columns, rows), columns, rows, isASCII: true) == ascii)
  }

  @Test(arguments: [(UInt8(40), "░", "."), (100, "▒", ":"), (150, "▓", "+"), (220, "█", "#")])
  func `a translucent fill is a shade`(_ opacity: UInt8, _ shade: String, _ ascii: String) {
    #expect(lines(box(.blue, 1, 1, opacity), 1, 1) == [shade])
    #expect(lines(box(.blue, 1, 1, opacity), 1, 1, isASCII: true) == [ascii])
  }

  @Test func `levels of the foreground are shades`() {
    let levels = (1...4).map { level in
      ArchivedView.fill(.color(ArchivedColor(.foreground(level: level)))).frame(2, 1)
    }
    let view = ArchivedView.stack(ArchivedStack(.horizontal, spacing: 3, levels))
    #expect(lines(view, 17, 1) == ["██   ▓▓   ▒▒   ░░"])
  }

  @Test(arguments: [ArchivedOutline.capsule, .rectangle])
  func `a bar is told apart from its track`(_ outline: ArchivedOutline) {
    let track = shape(outline, paint(.gray)).frame(8, 1)
    let bar = shape(outline, paint(.blue)).frame(5, 1)
    let view = ArchivedView.zStack(CellAlignment(.leading, .center), [track, bar])
    #expect(lines(view, 8, 1) == ["█████▒▒▒"])
    #expect(lines(view, 8, 1, isASCII: true) == ["#####:::"])
    let faint = shape(outline, paint(.blue, 50)).frame(8, 1)
    let overlaid = faint.with(.overlay(bar, CellAlignment(.leading, .center)))
    #expect(lines(overlaid, 8, 1) == ["█████░░░"])
    let behind = bar.frame(8, 1, .topLeading).with(.background(track, .center))
    #expect(lines(behind, 8, 1) == ["█████▒▒▒"])
  }

  @Test func `a bar with round ends is told apart from its track`() {
    let track = shape(.capsule, paint(.gray, 60)).frame(12, 2)
    let bar = shape(.capsule, paint(.green)).frame(7, 2)
    let view = ArchivedView.zStack(CellAlignment(.leading, .center), [track, bar])
    #expect(lines(view, 12, 2) == ["▟██████░░░░░", "▜██████░░░░░"])
  }

  @Test func `parts of a whole that touch are told apart by what stands out`() {
    let parts = row(box(.brown, 3, 1), box(.white, 2, 1), box(.gray, 2, 1), spacing: 0)
    #expect(lines(parts, 7, 1) == ["▒▒▒██░░"])
    let two = row(box(.red, 3, 1), box(.blue, 3, 1), spacing: 0)
    #expect(Set(lines(two, 6, 1)[0]).count == 2)
    let apart = row(
      shape(.circle).frame(4, 2),
      shape(.circle, paint(.gray)).frame(4, 2),
      spacing: 2
    )
    #expect(lines(apart, 10, 2) == ["▟██▙  ▟██▙", "▜██▛  ▜██▛"])
  }

  @Test(arguments: [0, 1])
  func `cells of a heat map are shades, with gaps and without`(_ gap: Int) {
    let colors: [UInt32] = [0x161B22, 0x0E4429, 0x006D32, 0x39D353]
    let cells = [3, 0, 1, 2, 3, 1].map { index in
      shape(.rectangle, .color(ArchivedColor(.rgb(light: colors[index], dark: colors[index]))))
        .frame(1, 1)
    }
    let view = ArchivedView.stack(
      ArchivedStack(.horizontal, spacing: CellLength(cells: gap), cells)
    )
    let shades = "█░▒▓█▒".map(String.init).joined(separator: String(repeating: " ", count: gap))
    #expect(lines(view, 6 + gap * 5, 1) == [shades])
  }

  @Test func `what letters or lines stand on is a surface and vanishes`() {
    let card = box(.gray, 8, 3)
    for upper in [
      text("a"), .symbol(name: "star", style: TextStyle()), .divider(.secondary),
      stroke(.circle, 1), meter(.bar, .fraction(0.5)),
    ] {
      let drawn = lines(.zStack(.center, [card, upper]), 8, 3).joined()
      #expect(drawn.unicodeScalars.allSatisfy { !BlockGlyph.shades.dropFirst().contains($0.value) })
    }
    // What is hidden does not stand there.
    let hidden = ArchivedView.zStack(.center, [card, text("a").with(.hidden)])
    #expect(lines(hidden, 8, 3) == lines(card, 8, 3))
  }

  @Test func `large fills in a stack that letters stand on vanish, bars do not`() {
    let stack = column(ArchivedView.color, box(.red, 8, 1), spacing: 0)
    #expect(lines(.zStack(.topLeading, [stack, text("a")]), 8, 3) == ["a", "", "████████"])
    let ordered = ArchivedView.zStack(
      .topLeading,
      [text("a").with(.zIndex(1)), ArchivedView.color.frame(8, 3)]
    )
    #expect(lines(ordered, 8, 3) == ["a", "", ""])
  }

  // Eighths are measured from below and from leading alone.
  @Test(arguments: [(4.0, "▔"), (8, "▀"), (12, "▀"), (16, "█")])
  func `what covers the upper part of a cell ends there without colours`(
    _ height: Double,
    _ end: String
  ) {
    let scaled = shape(.rectangle).frame(2, 2)
      .with(.scale(x: 1, y: (16 + height) / 32, anchor: .zero))
    #expect(lines(scaled, 2, 2) == ["██", end + end])
    let ansi = String(decoding: picture(scaled, 2, 2).grid.ansi(depth: .monochrome), as: UTF8.self)
    // A terminal inverts what is measured from below.
    #expect(ansi.contains("[7m") == (height == 4 || height == 12))
  }

  @Test func `with colours a fill is the same as a surface`() {
    let fill = picture(box(.red, 4, 2), 4, 2).grid
    let surface = picture(box(.red, 4, 2).with(.overlay(text(" "), .center)), 4, 2).grid
    #expect(look(fill, 0, 0).background == look(surface, 0, 0).background)
    #expect(!String(decoding: fill.ansi(depth: .truecolor), as: UTF8.self).contains("█"))
  }
}
