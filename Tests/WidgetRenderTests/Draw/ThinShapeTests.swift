import Testing

@testable import WidgetRender

// SU-88: what is much thinner than its cells is a line or a dot.
@Suite("Thin shapes", .timeLimit(.minutes(5)))
struct ThinShapeTests {
  /// Returns the lines of a canvas on which shapes with these sizes in points are drawn.
  private func drawn(
    _ shapes: [(outline: ArchivedOutline, width: Double, height: Double)],
    _ frame: CellRect,
    edge: CellAlignment = .center,
    upon words: String = "",
    isASCII: Bool = false
  ) -> [String] {
    let words = picture(text(words).frame(6, 2, .topLeading), 6, 2, isASCII: isASCII).grid
    var canvas = CellCanvas(
      size: words.size,
      in: DrawContext(now: noon, isASCII: isASCII),
      budget: DrawingBudget(steps: DrawingBudget.drawingSteps)
    )
    canvas.grid = words
    for (index, shape) in shapes.enumerated() {
      var surroundings = Surroundings(clip: words.bounds)
      surroundings.exact = ExactSize(width: shape.width, height: shape.height)
      surroundings.edge = edge
      surroundings.isBehind = index < shapes.count - 1
      let paint = index == 0 ? paint(.gray) : paint(.blue)
      canvas.draw(ArchivedShape(shape.outline, filledWith: paint), in: frame, surroundings)
    }
    return lines(of: canvas.grid)
  }

  @Test(arguments: [
    (1.0, "──────", "------"), (3, "──────", "------"), (4, "━━━━━━", "======"),
    (7, "━━━━━━", "======"), (8, "██████", "######"),
  ])
  func `a low shape is a line`(_ height: Double, _ line: String, _ ascii: String) {
    let frame = CellRect(column: 0, row: 1, columns: 6, rows: 1)
    for outline in [ArchivedOutline.rectangle, .capsule] {
      #expect(drawn([(outline, -1, height)], frame) == ["", line])
      #expect(drawn([(outline, -1, height)], frame, isASCII: true) == ["", ascii])
    }
  }

  @Test(arguments: [(1.0, "│", "|"), (2, "▎", "|"), (3, "▍", "|"), (4, "█", "#")])
  func `a narrow shape is an upright line`(_ width: Double, _ line: String, _ ascii: String) {
    let frame = CellRect(column: 2, row: 0, columns: 1, rows: 2)
    #expect(drawn([(.rectangle, width, -1)], frame) == ["  " + line, "  " + line])
    let inASCII = drawn([(.rectangle, width, -1)], frame, isASCII: true)
    #expect(inASCII == ["  " + ascii, "  " + ascii])
  }

  @Test(arguments: [
    (ArchivedOutline.circle, 3.0, 3.0, "·"), (.circle, 5, 5, "•"), (.circle, 6, 6, "●"),
    (.rectangle, 2, 2, "·"), (.rectangle, 3, 6, "•"), (.rectangle, 6, 6, "━"),
  ])
  func `what is small on both axes is a dot`(
    _ outline: ArchivedOutline,
    _ width: Double,
    _ height: Double,
    _ dot: String
  ) {
    let frame = CellRect(column: 1, row: 0, columns: 1, rows: 1)
    #expect(drawn([(outline, width, height)], frame) == [" " + dot, ""])
  }

  @Test(arguments: [3.0, 6])
  func `a bar on its track is a heavy line on a light one`(_ height: Double) {
    let frame = CellRect(column: 0, row: 0, columns: 6, rows: 1)
    let bar = ArchivedOutline.sized(.rectangle, width: 24, height: 16)
    let both = [(ArchivedOutline.capsule, -1.0, height), (bar, -1.0, height)]
    #expect(drawn(both, frame) == ["━━━───", ""])
    #expect(drawn(both, frame, isASCII: true) == ["===---", ""])
  }

  @Test(arguments: [
    (CellVerticalAlignment.top, "ab▔▔▔▔", TextStyle.Attributes()),
    (.center, "ab────", .strikethrough), (.bottom, "ab▁▁▁▁", .underline),
  ])
  func `a line at an edge lies there, and letters stay`(
    _ edge: CellVerticalAlignment,
    _ line: String,
    _ attributes: TextStyle.Attributes
  ) {
    let view = text("ab").flexible(maxWidth: 6, .topLeading)
    let frame = CellRect(column: 0, row: 0, columns: 6, rows: 1)
    var canvas = CellCanvas(
      size: CellSize(columns: 6, rows: 1),
      in: DrawContext(now: noon),
      budget: DrawingBudget(steps: DrawingBudget.drawingSteps)
    )
    canvas.grid = picture(view, 6, 1).grid
    var surroundings = Surroundings(clip: frame)
    surroundings.exact = ExactSize(width: -1, height: 1)
    surroundings.edge = CellAlignment(.leading, edge)
    canvas.draw(ArchivedShape(.rectangle, filledWith: paint(.gray)), in: frame, surroundings)
    #expect(lines(of: canvas.grid) == [line])
    #expect(canvas.grid[0, 0].style.attributes == attributes)
  }

  @Test func `what the layout gives no cells is seen at the edge of those before it`() {
    let flat = CellRect(column: 0, row: 1, columns: 6, rows: 0)
    #expect(drawn([(.rectangle, -1, 1)], flat, upon: "abc") == ["abc▁▁▁", ""])
    let narrow = CellRect(column: 3, row: 0, columns: 0, rows: 2)
    #expect(drawn([(.rectangle, 1, -1)], narrow, upon: "abc") == ["abc", "  ▕"])
    let none = CellRect(column: 3, row: 0, columns: 0, rows: 2)
    #expect(drawn([(.rectangle, 0, -1)], none) == ["", ""])
    #expect(drawn([(.rectangle, -1, -1)], none) == ["", ""])
  }

  @Test func `what is clear draws no line`() {
    let canvas = picture(shape(.rectangle, paint(.clear)).frame(4, 1), 4, 1)
    #expect(lines(of: canvas.grid) == [""])
  }

  /// Returns a view in a frame with these sizes in points.
  private func framed(_ view: ArchivedView, width: Double? = nil, height: Double? = nil)
    -> ArchivedView
  {
    view.frame(width.map { .columns($0) }, height.map { .rows($0) })
  }

  @Test func `a rule takes a row, as a divider does`() {
    let view = column(text("above"), framed(shape(.rectangle), height: 1), text("below"))
    #expect(lines(view, 9, 5) == ["", "  above", "─────────", "  below", ""])
    let wide = framed(framed(shape(.rectangle), width: 24), height: 2)
    #expect(lines(column(text("above"), wide), 9, 2) == ["  above", "   ───"])
  }

  @Test func `an upright rule takes a column`() {
    let view = row(text("a"), framed(shape(.rectangle), width: 1, height: 32), text("b"))
    #expect(lines(view, 5, 2) == ["  │", "a │ b"] || lines(view, 5, 2) == ["a │ b", "  │"])
  }

  @Test func `a track and its bar in one thin frame are both lines`() {
    let track = shape(.capsule, paint(.gray))
    let bar = framed(shape(.capsule, paint(.blue)), width: 24)
    let layers = ArchivedView.zStack(CellAlignment(.leading, .bottom), [track, bar])
    #expect(lines(framed(layers, height: 4), 6, 1) == ["━━━───"])
    let overlaid = framed(track, height: 4).with(.overlay(bar, CellAlignment(.leading, .bottom)))
    #expect(lines(overlaid, 6, 1) == ["━━━───"])
  }

  @Test func `a line below words underlines them`() {
    let rule = framed(shape(.rectangle), height: 1)
    let view = text("ab").flexible(maxWidth: 6, .topLeading)
    let bottom = CellAlignment(.center, .bottom)
    #expect(lines(view.with(.overlay(rule, bottom)), 6, 1) == ["ab▁▁▁▁"])
    #expect(lines(view.with(.background(rule, bottom)), 6, 1) == ["ab▁▁▁▁"])
  }

  @Test func `a hand that is turned is a thin line`() {
    let hand = framed(shape(.capsule), width: 2, height: 64)
    let turned = hand.with(.rotation(degrees: 90, anchor: .center))
    #expect(lines(turned, 9, 4)[2].unicodeScalars.contains { $0.value & ~0xFF == 0x2800 })
  }

  @Test func `a frame of nothing draws nothing, nor do words in a thin one`() {
    #expect(lines(framed(shape(.rectangle), height: 0), 4, 1) == [""])
    #expect(lines(framed(shape(.rectangle, paint(.clear)), height: 1), 4, 1) == [""])
    #expect(measured(framed(text("a"), height: 1), 4, 4).rows == 0)
  }
}
