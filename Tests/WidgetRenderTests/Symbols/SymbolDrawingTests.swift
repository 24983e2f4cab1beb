import TestSupport
import Testing

@testable import WidgetRender

// SU-87
@Suite("Drawings of symbols", .timeLimit(.minutes(5)))
struct SymbolDrawingTests {
  /// The symbols that most repositories with widgets use, the most frequent first.
  static let mostUsed = """
    plus star.fill plus.circle.fill trash arrow.clockwise checkmark exclamationmark.triangle.fill
    globe calendar timer arrow.down arrow.up chevron.right list.dash person tuningfork
    magnifyingglass arrow.counterclockwise heart.fill photo music.note checkmark.circle.fill
    pause.fill xmark arrow.triangle.2.circlepath minus.circle.fill square star square.and.pencil
    dollarsign.circle.fill checkmark.circle clock play.fill shippingbox.fill sun.max.fill swift
    arrow.left.and.right car.fill exclamationmark.triangle bolt.fill building.columns figure.run
    list.bullet lock lock.fill network waveform.path.ecg arrow.down.forward arrow.forward
    arrow.up.right camera chart.line.uptrend.xyaxis chevron.down creditcard drop.fill flame.fill
    fork.knife heart info.circle map photo.on.rectangle.angled plus.circle
    rectangle.and.pencil.and.ellipsis scope speaker.slash.fill stop.circle sun.min.fill
    syringe.fill tv cylinder.fill mappin.and.ellipse hammer.circle bitcoinsign.square.fill
    calendar.badge exclamationmark.circle largecircle.fill.circle network.slash
    questionmark.circle 1.circle airplane
    """.split { $0.isWhitespace }.map(String.init)

  private static func symbol(_ name: String, _ columns: Int, _ rows: Int) -> ArchivedView {
    .sizedSymbol(ArchivedSymbol(name: name, isResizable: true))
      .frame(CellLength(cells: columns), CellLength(cells: rows))
  }

  private func drawn(_ name: String, _ columns: Int, _ rows: Int, isASCII: Bool = false) -> [String]
  {
    lines(Self.symbol(name, columns, rows), columns, rows, isASCII: isASCII)
  }

  @Test func `the eighty most used symbols have drawings`() throws {
    #expect(Self.mostUsed.count == 80)
    for name in Self.mostUsed { #expect(SymbolDrawing(named: name) != nil, "\(name)") }
    try expectSnapshot(sheet(Self.mostUsed), "symbols-most-used")
  }

  @Test func `other symbols have drawings`() throws {
    let used = Set(Self.mostUsed)
    let others = SymbolDrawingTable.names.filter { !used.contains($0) }
    for name in others { #expect(SymbolDrawing(named: name) != nil, "\(name)") }
    try expectSnapshot(sheet(others), "symbols-others")
  }

  /// Returns rows of symbols, each small and large, with their names.
  private func sheet(_ names: [String]) -> String {
    stride(from: 0, to: names.count, by: 8).map { start in
      let part = names[start..<min(start + 8, names.count)]
      let rows = [(4, 2), (8, 4)].map { columns, rows in
        let symbols = part.map { Self.symbol($0, columns, rows).frame(10, CellLength(cells: rows)) }
        let row = ArchivedView.stack(ArchivedStack(.horizontal, spacing: 0, symbols))
        return lines(row, 80, rows).joined(separator: "\n")
      }
      return "\(part.joined(separator: " "))\n\n\(rows.joined(separator: "\n\n"))\n"
    }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("plus", ["⠤⡧"], ["+"]), ("star.fill", ["★"], ["*"]), ("plus.circle.fill", ["✚"], ["+"]),
    ("no.such.symbol", ["◆"], ["*"]),
  ])
  func `in a single row only what is plain is drawn, the rest is its glyph`(
    _ name: String,
    _ expected: [String],
    _ ascii: [String]
  ) {
    #expect(drawn(name, 2, 1) == expected)
    #expect(drawn(name, 2, 1, isASCII: true) == ascii)
    // Less than two columns.
    #expect(drawn(name, 1, 3)[1].count == 1)
  }

  @Test func `a symbol without a drawing is its glyph in the middle`() {
    #expect(drawn("theatermasks", 5, 3) == ["", "  ☺", ""])
    #expect(drawn("theatermasks", 4, 2) == [" ☺", ""])
    #expect(drawn("theatermasks", 5, 3, isASCII: true) == ["", "  @", ""])
  }

  @Test(arguments: [(1, 2), (2, 4), (3, 6), (16, 32), (99, 32)])
  func `a symbol is twice as many columns wide as its font gives it rows`(
    _ rows: Int,
    _ columns: Int
  ) {
    let symbol = ArchivedView.sizedSymbol(ArchivedSymbol(name: "star", rows: rows))
    #expect(measured(symbol, 5, 5) == CellSize(columns: columns, rows: columns / 2))
    #expect(measured(symbol, nil, nil) == CellSize(columns: columns, rows: columns / 2))
  }

  @Test func `a resizable symbol takes its room, and is square where it is to fit`() {
    let symbol = ArchivedView.sizedSymbol(ArchivedSymbol(name: "star", isResizable: true))
    #expect(measured(symbol, 9, 7) == CellSize(columns: 9, rows: 7))
    #expect(measured(symbol.with(.aspectRatio(nil, .fit)), 20, 4) == CellSize(columns: 8, rows: 4))
    #expect(measured(symbol, nil, nil) == CellSize(columns: 2, rows: 1))
  }

  @Test(arguments: [
    ("heart", "heart.fill"), ("circle", "checkmark.circle"), ("bell", "bell.slash"),
    ("calendar", "calendar.badge.plus"), ("circle.fill", "checkmark.circle.fill"),
    ("square.fill", "1.square.fill"),
  ])
  func `forms are put together from a name`(_ plain: String, _ form: String) {
    #expect(drawn(plain, 8, 4) != drawn(form, 8, 4))
    #expect(SymbolDrawing(named: form) != nil)
  }

  @Test(arguments: ["fill", "slash", "circle", "badge", "star.of.no.kind", "", ".", "star..fill"])
  func `what is no known form has no drawing but that of its own name`(_ name: String) {
    #expect((SymbolDrawing(named: name) != nil) == ["circle", "star..fill"].contains(name))
  }

  @Test func `rows of the table are in order, and every part of them is read`() throws {
    let names = SymbolDrawingTable.names
    #expect(names == names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    #expect(Set(names).count == names.count)
    for name in names {
      let row = try #require(SymbolDrawingTable.row(named: name))
      let parts = try #require(SymbolParts(named: name))
      let own = row.split(separator: ";").filter { !$0.contains("@") && $0 != " 1 " }
      #expect(parts.parts.count >= own.count, "\(name)")
      for layer in try #require(SymbolDrawing(named: name)).layers {
        #expect(!layer.path.elements.isEmpty, "\(name)")
      }
    }
    #expect(SymbolDrawingTable.row(named: "no.such.symbol") == nil)
  }

  @Test func `as a mask a symbol counts with its frame`() {
    func masked(_ name: String) -> [String] {
      let mask = Self.symbol(name, 8, 4)
      return lines(ArchivedView.color.with(.mask(mask, .center)), 8, 4)
    }
    #expect(masked("heart.fill") == ["▗▄▄▖▗▄▄▖", "▐██████▌", " ▀████▀", "   ▀▀"])
    #expect(masked("theatermasks") == lines(shape(.ellipse), 8, 4))
    #expect(masked("theatermasks")[1] == "▟██████▙")
  }

  @Test func `a symbol is painted as letters are, and redacted as a picture is`() {
    let symbol = Self.symbol("star.fill", 12, 6)
    let grid = picture(symbol.with(.foreground(across(gradient(.red, .blue)))), 12, 6).grid
    #expect(look(grid, 4, 3).foreground != look(grid, 7, 3).foreground)
    #expect(lines(symbol.with(.redacted(.placeholder)), 12, 1) == ["░░░░░░░░░░░░"])
  }

  @Test func `a turned symbol is drawn turned`() {
    let arrow = Self.symbol("arrow.right", 8, 4)
    let down = arrow.with(.rotation(degrees: 90, anchor: .center))
    #expect(lines(down, 8, 4) != lines(arrow, 8, 4))
    #expect(lines(arrow.with(.rotation(degrees: 360, anchor: .center)), 8, 4) == lines(arrow, 8, 4))
  }

  @Test func `drawings of a large symbol are blocks`() {
    let star = drawn("star.fill", 12, 6).joined().unicodeScalars.filter { $0 != " " }
    #expect(star.allSatisfy { BlockGlyph.mask(of: $0.value) != nil })
    #expect(drawn("star.fill", 12, 6, isASCII: true).joined().allSatisfy { " .:#".contains($0) })
  }
}
