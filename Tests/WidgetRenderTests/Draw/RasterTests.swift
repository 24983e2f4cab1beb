import Testing

@testable import WidgetRender

@Suite("Pixels of outlines", .timeLimit(.minutes(5)))
struct RasterTests {
  static let area = CellRect(column: 0, row: 0, columns: 10, rows: 5)
  static let frame = PlaneRect(area)

  /// Returns the covered area in square points.
  private func size(_ lines: [Polyline], isEvenOdd: Bool = false) -> Double {
    var budget = DrawingBudget(steps: DrawingBudget.drawingSteps)
    let coverage = ScanConverter.fill(lines, isEvenOdd: isEvenOdd, in: Self.area, &budget)
    let sum = coverage?.pixels.reduce(0) { $0 + Double($1) } ?? 0
    return sum / 255 * Coverage.pixel * Coverage.pixel
  }

  private func lines(_ outline: ArchivedOutline) -> [Polyline] {
    var tracer = OutlineTracer(widget: Self.frame, maximumPoints: 1_000)
    return tracer.lines(of: outline, in: Self.frame)
  }

  private func length(_ lines: [Polyline]) -> Double {
    lines.reduce(0) { $0 + $1.length }
  }

  @Test(arguments: [
    (ArchivedOutline.rectangle, 6400.0), (.circle, 5027), (.ellipse, 5027), (.capsule, 5027),
    (.roundedRectangle(ArchivedCornerRadii(all: 20)), 6057),
    (.roundedRectangle(ArchivedCornerRadii(topLeading: 40)), 6057),
    (.containerRelative, 6057), (.inset(.rectangle, by: 10), 3600),
    (.inset(.circle, by: 20), 1257), (.scaled(.rectangle, x: 0.5, y: 0.5, anchor: .zero), 1600),
    (.rotated(.inset(.rectangle, by: 20), degrees: 30, anchor: .center), 1600),
    (.moved(.rectangle, by: ArchivedPoint(x: 40, y: 0)), 3200),
    (.sized(.ellipse, width: 40, height: 20), 628),
  ])
  func `an outline covers its area`(_ outline: ArchivedOutline, _ expected: Double) {
    #expect(abs(size(lines(outline)) - expected) < expected * 0.01 + 4)
  }

  @Test func `a curve covers what is under it`() {
    // The area under a quadratic curve is two thirds of its control triangle's box.
    let path = ArchivedPath(
      [
        .move(ArchivedPoint(x: 0, y: 80)),
        .quad(ArchivedPoint(x: 80, y: 80), control: ArchivedPoint(x: 40, y: 0)), .close,
      ]
    )
    #expect(abs(size(lines(.path(path))) - 2133) < 20)
  }

  @Test func `windings decide what is inside`() {
    let twice = lines(.rectangle) + lines(.inset(.rectangle, by: 20))
    #expect(abs(size(twice) - 6400) < 1)
    #expect(abs(size(twice, isEvenOdd: true) - 4800) < 1)
  }

  @Test(arguments: [
    (ArchivedStroke.Cap.butt, 320.0), (.square, 384), (.round, 370),
  ])
  func `a stroke has its width and its ends`(_ cap: ArchivedStroke.Cap, _ expected: Double) {
    var stroker = Stroker(ArchivedStroke(width: 8, cap: cap), width: 8, maximumCorners: 100)
    stroker.add(Polyline([ArchivedPoint(x: 20, y: 40), ArchivedPoint(x: 60, y: 40)]))
    #expect(abs(size(stroker.areas) - expected) < 5)
  }

  @Test(arguments: [
    (ArchivedStroke.Join.miter, 64.0), (.bevel, 56), (.round, 60.6),
  ])
  func `a corner is joined`(_ join: ArchivedStroke.Join, _ corner: Double) {
    var stroker = Stroker(ArchivedStroke(width: 8, join: join), width: 8, maximumCorners: 100)
    stroker.add(
      Polyline(
        [
          ArchivedPoint(x: 20, y: 60), ArchivedPoint(x: 20, y: 20), ArchivedPoint(x: 60, y: 20),
        ]
      )
    )
    // Two legs of 36 × 8 beyond the corner's square.
    #expect(abs(size(stroker.areas) - (576 + corner)) < 4)
  }

  @Test(arguments: [(ArchivedStroke.Cap.butt, 0), (.square, 1), (.round, 1)])
  func `a line without length is a dot where its ends stand out`(
    cap: ArchivedStroke.Cap,
    count: Int
  ) {
    var stroker = Stroker(ArchivedStroke(width: 8, cap: cap), width: 8, maximumCorners: 100)
    let point = ArchivedPoint(x: 20, y: 40)
    stroker.add(Polyline([point, point]))
    #expect(stroker.areas.count == count)
  }

  @Test(arguments: [(60.0, true), (5, false)])
  func `a miter is at most ten widths long, else the corner is cut`(rise: Double, isPointed: Bool) {
    var stroker = Stroker(ArchivedStroke(width: 8, join: .miter), width: 8, maximumCorners: 100)
    stroker.add(
      Polyline(
        [ArchivedPoint(x: 0, y: 0), ArchivedPoint(x: 100, y: 0), ArchivedPoint(x: 0, y: rise)]
      )
    )
    let right = stroker.areas.flatMap(\.points).map(\.x).max() ?? 0
    #expect((right > 104.1) == isPointed, "\(right)")
  }

  @Test func `an outline is trimmed by its length`() {
    let quarter = length(lines(.trimmed(.rectangle, from: 0, to: 0.25)))
    #expect(abs(quarter - 80) < 0.1)
    let half = length(lines(.trimmed(.circle, from: 0.25, to: 0.75)))
    #expect(abs(half - Double.pi * 40) < 0.5)
    #expect(lines(.trimmed(.circle, from: 0.8, to: 0.2)).isEmpty)
    #expect(lines(.trimmed(.circle, from: .nan, to: .infinity)) == lines(.circle))
    let start = lines(.trimmed(.circle, from: 0, to: 0.1)).first?.points.first
    #expect(start == ArchivedPoint(x: 80, y: 40))
  }

  @Test func `dashes go on over corners`() {
    let stroke = ArchivedStroke(dash: [30, 10], dashPhase: 5)
    let pieces = lines(.rectangle).dashed(stroke, maximumStrokes: 3_000)
    #expect(abs(length(pieces) - 240) < 1)
    #expect(pieces.count == 9 && pieces[0].length == 25)
    #expect(
      lines(.rectangle).dashed(ArchivedStroke(dash: [0, .nan]), maximumStrokes: 9)
        == lines(.rectangle)
    )
    #expect(
      lines(.rectangle).dashed(ArchivedStroke(dash: [1e-9]), maximumStrokes: 9) == lines(.rectangle)
    )
  }

  @Test(.timeLimit(.minutes(5)))
  func `dashes whose sum is infinite come to an end`() {
    let length = Double.greatestFiniteMagnitude
    let stroke = ArchivedStroke(dash: [length, length], dashPhase: -1)
    let pieces = lines(.rectangle).dashed(stroke, maximumStrokes: 3_000)
    #expect(abs(self.length(pieces) - 319) < 1)
  }

  @Test func `transforms lead there and back`() {
    let turn = PlaneTransform.rotated(degrees: 30, around: .center)
      .followed(by: .scaled(x: 2, y: 3, around: ArchivedPoint(x: 7, y: 8)))
      .followed(by: .moved(ArchivedPoint(x: -4, y: 9)))
    let point = ArchivedPoint(x: 12, y: 34)
    #expect((turn.inverse.apply(turn.apply(point)) - point).length < 1e-6)
    #expect(
      PlaneTransform.rotated(degrees: 90, around: .zero).apply(ArchivedPoint(x: 1, y: 0)).y > 0.99
    )
  }
}
