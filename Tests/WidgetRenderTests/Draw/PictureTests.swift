import Moments
import Testing

@testable import WidgetRender

@Suite("Pictures", .timeLimit(.minutes(5)))
struct PictureTests {
  static let box = ArchivedView.shape(ArchivedShape(.rectangle, edgedWith: .color(.primary)))
  static let round = ArchivedView.shape(ArchivedShape(.circle, edgedWith: .color(.primary)))

  @Test func `a text in runs keeps its words together`() {
    let text = ArchivedText(runs: [
      ArchivedText.Run(.symbol("checkmark")), ArchivedText.Run(.verbatim(" Milk ")),
      ArchivedText.Run(.verbatim("2 l"), style: TextStyle(attributes: .bold)),
    ])
    let grid = picture(.text(text), 9, 1).grid
    #expect(lines(of: grid) == ["✓ Milk 2 l".prefix(8) + "…"])
    #expect(lines(.text(text), 10, 1, isASCII: true) == ["x Milk 2 l"])
    #expect(picture(.text(text), 10, 1).grid[9, 0].style.attributes == .bold)
    #expect(picture(.text(text), 10, 1).grid[3, 0].style == .plain)
  }

  @Test func `lines of a text are aligned among themselves`() {
    // SU-51
    #expect(lines(text("one\nthree", alignment: .trailing), 7, 2) == [" " + "  one", " three"])
    #expect(lines(text("one\nthree", alignment: .center), 7, 2) == ["  one", " three"])
  }

  @Test(arguments: [
    (ArchivedText.Truncation.tail, "abcd…"), (.middle, "ab…yz"), (.head, "…wxyz"),
  ])
  func `what is too long gives way to an ellipsis`(
    _ truncation: ArchivedText.Truncation,
    _ expected: String
  ) {
    // SU-48
    let view = text("abcdefghijklmnopqrstuvwxyz", lineLimit: 1, truncation: truncation)
    #expect(lines(view, 5, 1) == [expected])
    let ascii = expected.map { $0 == "…" ? "~" : String($0) }.joined()
    #expect(lines(view, 5, 1, isASCII: true) == [ascii])
  }

  @Test func `an ellipsis looks like what stands before it, at the beginning like what follows`() {
    func text(_ truncation: ArchivedText.Truncation) -> ArchivedView {
      let runs = [("abcdefgh", SystemColor.red), ("ijklmnop", .blue)].map { words, color in
        ArchivedText.Run(
          .verbatim(words),
          style: TextStyle(foreground: ArchivedColor(.system(color)))
        )
      }
      return .text(ArchivedText(runs: runs, lineLimit: 1, truncation: truncation))
    }
    let middle = picture(text(.middle), 5, 1).grid
    #expect(lines(of: middle) == ["ab…op"])
    #expect(middle[2, 0].style == middle[1, 0].style && middle[2, 0].style != middle[3, 0].style)
    let head = picture(text(.head), 5, 1).grid
    #expect(head[0, 0].style == head[1, 0].style)
  }

  @Test func `a text beyond the widget is clipped, not wrapped`() {
    // SU-73
    let view = text("abcdef").with(.fixedSize(horizontal: true, vertical: true))
    #expect(lines(view, 4, 1) == ["abcd"])
  }

  @Test func `half of a wide character is never drawn`() {
    let view = text("a東京").with(.fixedSize(horizontal: true, vertical: true))
    #expect(lines(view, 4, 1) == ["a東"])
    #expect(lines(view.with(.offset(columns: -2, rows: 0)), 5, 1) == [" 京"])
  }

  @Test func `what is drawn over half of a wide character leaves no half`() {
    let view = ArchivedView.zStack(.topLeading, [text("東京"), text("x").padding(leading: 1)])
    #expect(lines(view, 4, 1) == [" x京"])
  }

  @Test func `shapes are outlines and surfaces`() {
    #expect(lines(Self.box, 4, 3) == ["┌──┐", "│  │", "└──┘"])
    #expect(lines(Self.box, 4, 3, isASCII: true) == ["+--+", "|  |", "+--+"])
    #expect(lines(Self.round, 6, 3) == ["╭────╮", "│    │", "╰────╯"])
    #expect(lines(Self.round.frame(1, 1), 1, 1) == ["○"])
    #expect(lines(.shape(ArchivedShape(.circle, filledWith: .color(.accent))), 2, 1) == ["●"])
    let ellipse = ArchivedView.shape(ArchivedShape(.ellipse, filledWith: .color(.accent)))
    #expect(lines(ellipse, 6, 3) == ["▗▟██▙▖", "██████", "▝▜██▛▘"])
    #expect(lines(ellipse, 6, 3, isASCII: true) == [".####.", "######", ".####."])
  }

  @Test func `a border is drawn where nothing stands`() {
    let view = text("ab").frame(6, 3).with(.border(.color(.primary)))
    #expect(lines(view, 6, 3) == ["┌────┐", "│ ab │", "└────┘"])
    #expect(lines(text("ab").with(.border(.color(.primary))), 6, 1) == ["  ab"])
  }

  @Test func `text keeps the surface below it`() {
    let red = ArchivedColor(.system(.red))
    let grid = picture(.zStack(.center, [.fill(.color(red)), text("a")]), 3, 1).grid
    #expect((0..<3).map { grid[$0, 0].style.background } == [red, red, red])
    #expect(grid[1, 0].text == "a")
  }

  @Test func `an opaque surface covers, a translucent one lies behind`() {
    let veil = ArchivedColor(.system(.red), opacity: 40)
    #expect(lines(.zStack(.center, [text("ab"), .color]), 2, 1) == ["██"])
    #expect(lines(.zStack(.center, [text("ab"), .fill(.color(veil))]), 2, 1) == ["ab"])
    #expect(
      lines(.zStack(.center, [text("ab"), .fill(.color(ArchivedColor(.system(.clear))))]), 2, 1)
        == ["ab"]
    )
  }

  @Test func `the widget's background lies behind all of it`() {
    let view = column(text("a"), text("b").with(.containerBackground(.color, .center)))
    let grid = picture(view, 4, 3).grid
    #expect(grid[0, 0].style.background != nil && grid[3, 2].style.background != nil)
    #expect(lines(of: grid) == [" a", " b", ""])
  }

  @Test func `hidden and transparent views keep their room`() {
    // SU-36
    #expect(lines(row(text("abc").with(.hidden), text("x")), 5, 1) == ["    x"])
    #expect(lines(row(text("abc").with(.opacity(0)), text("x")), 5, 1) == ["    x"])
    let clear = text("abc", style: TextStyle(foreground: ArchivedColor(.system(.clear))))
    #expect(lines(row(clear, text("x")), 5, 1) == ["    x"])
  }

  @Test func `clipping cuts what a frame lets overflow`() {
    // SU-8, SU-36
    let wide = text("abcdef").with(.fixedSize(horizontal: true, vertical: true))
      .frame(4, 1, .topLeading)
    #expect(lines(wide, 8, 1) == ["  abcdef"])
    #expect(lines(wide.with(.clipped), 8, 1) == ["  abcd"])
  }

  @Test func `opacity makes text fainter`() {
    let grid = picture(text("a").with(.opacity(128)), 1, 1).grid
    #expect(grid[0, 0].style.foreground == ArchivedColor(.foreground(level: 1), opacity: 128))
  }

  @Test func `dates are words of the moment of drawing`() {
    // WK-116
    let text = ArchivedText(runs: [
      ArchivedText.Run(.date(Instant(microseconds: noon.microseconds + 152_000_000), .timer))
    ])
    #expect(lines(.text(text), 9, 1) == ["  2:32"])
  }

  @Test func `hostile text stays within its cells`() {
    // RI-1
    let view = text("a\u{1B}[31mb\u{202E}c\u{7}\u{9B}d\u{200B}")
    let output = picture(view, 20, 1).grid.plainBytes
    #expect(!output.contains(0x1B) && !output.contains(7))
    #expect(String(decoding: output, as: UTF8.self).unicodeScalars.allSatisfy { $0 != "\u{9B}" })
  }
}
