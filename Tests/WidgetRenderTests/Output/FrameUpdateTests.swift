import Testing

@testable import WidgetRender

@Suite("What changes on a terminal", .timeLimit(.minutes(5)))
struct FrameUpdateTests {
  static func grid(_ rows: [String], bold: Bool = false) -> CellGrid {
    let style = TextStyle(attributes: bold ? .bold : [])
    let lines = rows.map {
      ArchivedView.text(ArchivedText(runs: [.init(.verbatim($0), style: style)]))
    }
    return picture(
      .stack(ArchivedStack(.vertical, alignment: .topLeading, lines)),
      40,
      rows.count
    ).grid
  }

  static func update(_ old: CellGrid, _ new: CellGrid, _ depth: ColorDepth = .truecolor) -> String {
    let bytes = FrameUpdate(depth: depth, palette: .dark).bytes(from: old, to: new)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test func `nothing is written where nothing changed`() {
    #expect(Self.update(Self.grid(["one", "two"]), Self.grid(["one", "two"])) == "")
  }

  @Test(arguments: [
    (["one", "two"], ["one", "tow"], "^[2;2How"),
    (["abcdefghijkl"], ["Abcdefghijkl"], "^[1;1HA"),
    (["a b c d e f g h"], ["a B c d e f G h"], "^[1;3HB^[1;13HG"),
    // Three cells between two changes are written again, four are passed over.
    (["abcdefgh"], ["AbcdEfgh"], "^[1;1HAbcdE"),
    (["abcdefgh"], ["AbcdeFgh"], "^[1;1HA^[1;6HF"),
    (["longer"], ["long"], "^[1;5H^[K"),
    (["wide 日本"], ["wide 日x"], "^[1;8Hx^[K"),
  ])
  func `a change is written at its place, and no more`(
    old: [String],
    new: [String],
    bytes: String
  ) {
    // Rows are as wide as their longest, so that each begins at the first column.
    #expect(Self.update(Self.padded(old), Self.padded(new)) == bytes)
  }

  static func padded(_ rows: [String]) -> CellGrid {
    let lines = rows.map {
      text($0).with(.flexibleFrame(.init(maximumWidth: 1_000, alignment: .topLeading)))
    }
    return picture(
      .stack(ArchivedStack(.vertical, alignment: .topLeading, lines)),
      40,
      rows.count
    ).grid
  }

  @Test func `a wide letter of which the second half changed is written whole`() {
    let words = text("日x")
    let veil = ArchivedView.fill(paint(.red, 100)).frame(2, 1)
    func grid(_ views: [ArchivedView]) -> CellGrid {
      picture(.zStack(.topLeading, views), 3, 1).grid
    }
    let old = grid([words])
    let new = grid([words, veil.with(.padding(CellInsets(leading: 1)))])
    #expect(new.cells[0] == old.cells[0] && new.cells[1] != old.cells[1])
    #expect(Self.update(old, new).hasPrefix("^[1;1H日"))
  }

  @Test func `a style is switched on for what changed and off behind it`() {
    let (old, new) = (Self.grid(["word"]), Self.grid(["word"], bold: true))
    #expect(Self.update(old, new).hasPrefix("^[1;"))
    #expect(Self.update(old, new).hasSuffix("^[1mword^[m"))
    #expect(Self.update(old, new, .none) == "")
  }

  @Test func `another size is written whole on a cleared screen`() {
    let bytes = Self.update(Self.grid(["one"]), Self.grid(["one", "two"]))
    #expect(bytes.hasPrefix("^[H^[2J"))
    #expect(bytes.contains("two"))
  }
}
