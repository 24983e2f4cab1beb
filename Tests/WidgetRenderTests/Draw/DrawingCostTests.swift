import Testing

@testable import WidgetRender

/// Tests the exact cost of drawing (RI-13).
@Suite("What each step of a drawing costs (RI-13)", .timeLimit(.minutes(2)))
struct DrawingCostTests {
  private static let size = CellSize(columns: 40, rows: 12)
  private static let rainbow = across(gradient(.red, .green, .blue))

  private func cost(_ view: ArchivedView) -> Int {
    let context = DrawContext(now: noon)
    var layout = LayoutEngine(LayoutTree(view, in: context))
    layout.layOut(in: Self.size)
    var painter = Painter(layout, in: context, budget: DrawingBudget(steps: 4_000_000))
    painter.drawAll()
    return 4_000_000 - painter.canvas.budget.steps
  }

  /// Returns a triangle over 8 × 8 cells, with `count` additional points at its first corner.
  private func triangle(repeating count: Int) -> ArchivedOutline {
    let corner = ArchivedPath.Element.line(ArchivedPoint(x: 0, y: 0))
    let rest = [ArchivedPoint(x: 64, y: 128), ArchivedPoint(x: 0, y: 128)]
    return .path(
      ArchivedPath(
        [.move(ArchivedPoint(x: 0, y: 0))] + Array(repeating: corner, count: count)
          + rest.map { .line($0) }
      )
    )
  }

  @Test func `each point of an outline is charged, even one that changes no pixel`() {
    let added = cost(shape(triangle(repeating: 1_000))) - cost(shape(triangle(repeating: 0)))
    #expect(added == 1_000 * DrawingBudget.Work.point.steps)
  }

  @Test func `each sampled line that crosses an edge is charged, and each edge`() {
    let area = CellRect(column: 0, row: 0, columns: 2, rows: 1)
    let points = [(0.0, 0.0), (16, 0), (16, 16), (0, 16)].map { ArchivedPoint(x: $0.0, y: $0.1) }
    let square = Polyline(points, isClosed: true)
    // Two upright edges of eight pixels, each of four lines.
    let crossings = 2 * (8 * 4 + 1) * DrawingBudget.Work.crossing.steps
    for (steps, isPaid) in [(crossings, true), (crossings - 1, false)] {
      var budget = DrawingBudget(steps: steps)
      let coverage = ScanConverter.fill([square], isEvenOdd: false, in: area, &budget)
      #expect((coverage != nil) == isPaid)
      #expect(budget.steps == (isPaid ? 0 : steps))
    }
  }

  /// Returns the cost of these units of work.
  private func sum(_ work: (units: Int, of: DrawingBudget.Work)...) -> Int {
    work.reduce(0) { $0 + $1.units * $1.of.steps }
  }

  /// The crossings of a horizontal stroke's area: its two vertical ends are 16 points high, with
  /// two scan lines for each point.
  private static let crossingsOfArea = 2 * (16 * 2 + 1)

  @Test func `a thick stroke costs its points, its corners, its cells and its crossings`() {
    // From 88 to 104 points down: two rows of 40 cells.
    let expected = sum((2, .point), (4, .corner), (80, .cover), (Self.crossingsOfArea, .crossing))
    #expect(cost(stroke(path((0, 96), (320, 96)), 16)) == expected)
  }

  @Test func `a dashed line costs its dashes too`() {
    // Sixteen dashes of ten points, the last of which ends in the 39th column.
    let expected = sum(
      (2, .point),
      (16, .dash),
      (16 * 4, .corner),
      (39 * 2, .cover),
      (16 * Self.crossingsOfArea, .crossing)
    )
    #expect(cost(stroke(path((0, 96), (320, 96)), 16, dash: [10, 10])) == expected)
  }

  @Test func `each letter of a gradient is charged, and its colours once`() {
    let stops = 3
    let word = cost(text("abcdef").with(.foreground(Self.rainbow)))
    #expect(word == (stops + 6) * DrawingBudget.Work.sample.steps)
  }

  @Test func `what is cut away of a bar of many colours costs nothing`() {
    let bar = meter(.bar, .fraction(1), paint: Self.rainbow)
    let cut = bar.frame(400, 1).frame(40, 1).with(.clipped)
    #expect(cost(cut) == cost(bar.frame(40, 1)))
  }

  @Test(arguments: [(31, true), (32, false)])
  func `outlines are nested 32 deep at most`(nesting: Int, isDrawn: Bool) {
    var outline = ArchivedOutline.rectangle
    for _ in 0..<nesting { outline = .moved(outline, by: .zero) }
    let frame = PlaneRect(x: 0, y: 0, width: 80, height: 80)
    var tracer = OutlineTracer(widget: frame, maximumPoints: 1_000_000)
    #expect(tracer.lines(of: outline, in: frame).isEmpty == !isDrawn)
  }

  @Test(arguments: [
    (PackedStyle.Role.surface, PackedStyle.Role.surface, PackedStyle.Role.surface),
    (.surface, .content, .content), (.content, .surface, .content), (.content, .content, .content),
  ])
  func `where a surface and a shape meet in a cell the shape is seen without colours`(
    above: PackedStyle.Role,
    below: PackedStyle.Role,
    result: PackedStyle.Role
  ) throws {
    var styles = StyleTable()
    func color(_ color: SystemColor) -> CellColor {
      styles.colors.color(ArchivedColor(.system(color)))
    }
    let old = PackedStyle(foreground: color(.red), background: color(.blue), role: below)
    // The left half is red; green comes over the upper half.
    let cell = Cell(glyph: BlockGlyph.leftHalf, style: styles.index(of: old), width: 1)
    var coverage = CellCoverage()
    for row in 0..<4 { for column in 0..<4 { coverage.add(255, column: column, row: row) } }
    let composer = CellComposer(isASCII: false, role: above, isStraight: true)
    let mixed = try #require(composer.lay(color(.green), on: coverage, over: cell, &styles))
    #expect(BlockGlyph.mask(of: mixed.glyph) != nil)
    #expect(styles[packed: mixed.style].role == result)
  }
}
