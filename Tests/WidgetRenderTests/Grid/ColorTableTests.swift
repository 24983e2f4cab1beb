import Testing

@testable import WidgetRender

@Suite("Mixtures of colours", .timeLimit(.minutes(5)))
struct ColorTableTests {
  static let red = ArchivedColor(.rgb(light: 0xFF0000, dark: 0xFF0000))
  static let blue = ArchivedColor(.rgb(light: 0x0000FF, dark: 0x0000FF))

  private func rgb(_ color: CellColor, _ table: ColorTable, _ palette: Palette = .dark) -> UInt32 {
    ResolvedColors(table, palette: palette).rgb(color, over: palette.surface)
  }

  @Test(arguments: [
    ArchivedColor.primary, .secondary, .accent, ArchivedColor(.background, opacity: 3), red,
    ArchivedColor(.rgb(light: 0x123456, dark: 0xFEDCBA), opacity: 0),
    ArchivedColor(.system(.clear)), ArchivedColor(.system(.brown), opacity: 254),
  ])
  func `a named colour comes back as it was`(_ color: ArchivedColor) {
    var table = ColorTable()
    let added = table.color(color)
    #expect(table[added] == .symbolic(color))
    #expect(table.color(color) == added && table.count == 2)
  }

  @Test func `a place in a gradient is decided by the palette`() {
    var table = ColorTable()
    let start = table.color(ArchivedColor(.rgb(light: 0x000000, dark: 0x204060)))
    let end = table.color(ArchivedColor(.rgb(light: 0xFFFFFF, dark: 0x406080)))
    let middle = table.between(start, end, amount: 51)
    #expect(rgb(middle, table, .light) == 0x333333)
    #expect(rgb(middle, table, .dark) == 0x264666)
    #expect(table.between(start, end, amount: 0) == start)
    #expect(table.between(start, end, amount: 255) == end)
  }

  @Test func `translucent colours show all that is below them`() {
    var table = ColorTable()
    let red = table.color(Self.red)
    let veil = table.color(ArchivedColor(Self.blue.base, opacity: 128))
    let once = table.over(red, veil)
    #expect(rgb(once, table) == 0x7F0080)
    #expect(rgb(table.over(once, veil), table) == 0x3F00C0)
    #expect(table.over(veil, red) == red)
    #expect(rgb(table.over(.standard, veil), table, .light) == 0x7F7FFF)
  }

  @Test func `a colour that fades to nothing keeps its hue`() {
    var table = ColorTable()
    let red = table.color(Self.red)
    let clear = table.color(ArchivedColor(.system(.clear), opacity: 0))
    #expect(rgb(table.between(red, clear, amount: 128), table, .light) == 0xFF8080)
  }

  @Test func `mixtures move from one grid to another`() {
    var inner = CellGrid(size: CellSize(columns: 1, rows: 1))
    var colors = inner.styles.colors
    let mixed = colors.over(
      colors.color(Self.red),
      colors.color(ArchivedColor(Self.blue.base, opacity: 128))
    )
    inner.styles.colors = colors
    inner.fill(inner.bounds, with: mixed, isOpaque: true, clip: inner.bounds)
    var outer = CellGrid(size: CellSize(columns: 2, rows: 1))
    let other = outer.styles.colors.color(ArchivedColor(.system(.green)))
    outer.fill(outer.bounds, with: other, isOpaque: true, clip: outer.bounds)
    outer.copy(inner, to: CellPoint(column: 1, row: 0))
    #expect(look(outer, 1, 0).background == .rgb(0x7F0080))
    #expect(look(outer, 0, 0).background == .rgb(0x30D158))
  }

  @Test func `a table that is full draws on`() {
    var table = ColorTable()
    for value in 0..<70_000 {
      let value = UInt32(value)
      _ = table.color(ArchivedColor(.rgb(light: value, dark: value)))
    }
    #expect(table.count == KeyTable.maximumCount)
    let first = table.color(ArchivedColor(.rgb(light: 0, dark: 0)))
    #expect(table.between(first, CellColor(index: 2), amount: 7) == first)
    var styles = StyleTable()
    for value in 0..<70_000 {
      let color = ArchivedColor(.rgb(light: UInt32(value), dark: 0))
      _ = styles.index(of: CellStyle(foreground: color))
    }
    #expect(styles.count <= KeyTable.maximumCount)
  }
}
