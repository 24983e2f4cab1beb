import Testing

@testable import WidgetRender

@Suite("What a picture may cost (RI-13)", .timeLimit(.minutes(2)))
struct DrawingBudgetTests {
  private static let size = CellSize(columns: 40, rows: 12)
  private static let rainbow = across(gradient(.red, .green, .blue))
  private static let zigzag = path((0, 0), (40, 190), (80, 0), (120, 190), (160, 0), (200, 190))

  /// A view for each way of drawing graphics.
  private static let drawings: [(name: String, view: ArchivedView)] = [
    ("a shape", shape(.circle)),
    ("a thick stroke", stroke(zigzag, 12)),
    ("a thin stroke", stroke(zigzag, 1)),
    ("a wide line of dots", stroke(zigzag, 6)),
    ("dashes", stroke(zigzag, 9, cap: .round, dash: [4, 6])),
    ("a surface", .fill(paint(.red))),
    ("a gradient", .fill(rainbow)),
    ("a shape of a gradient", shape(.circle, rainbow)),
    ("a ring", meter(.ring, .fraction(0.5))),
    ("a turned shape", shape(.circle).with(.rotation(degrees: 30, anchor: .center))),
    (
      "an image",
      .image(
        ArchivedImage(
          width: 2,
          height: 2,
          pixels: Array(repeating: 255, count: 16),
          pointWidth: 320,
          pointHeight: 192,
          isResizable: true
        )
      )
    ),
    ("a border", ArchivedView.fill(paint(.clear)).with(.border(paint(.red)))),
  ]

  private func painted(_ view: ArchivedView, _ steps: Int) -> CellCanvas {
    let context = DrawContext(now: noon)
    var layout = LayoutEngine(LayoutTree(view, in: context))
    layout.layOut(in: Self.size)
    var painter = Painter(layout, in: context, budget: DrawingBudget(steps: steps))
    painter.drawAll()
    return painter.canvas
  }

  private func isBlank(_ canvas: CellCanvas) -> Bool {
    canvas.grid.cells.allSatisfy { $0 == .blank }
  }

  @Test(arguments: drawings.indices)
  func `what is drawn is charged, and left out where the budget does not pay for it`(index: Int) {
    let (name, view) = Self.drawings[index]
    let whole = painted(view, DrawingBudget.drawingSteps)
    #expect(!isBlank(whole), "\(name)")
    let cost = DrawingBudget.drawingSteps - whole.budget.steps
    #expect(cost >= 40, "\(name) costs \(cost)")
    #expect(isBlank(painted(view, 0)), "\(name)")
    // Exactly what it costs is enough.
    #expect(painted(view, cost).grid.cells == whole.grid.cells, "\(name)")
    #expect(painted(view, cost).budget.steps == 0, "\(name)")
  }

  @Test(arguments: [
    ArchivedModifier.opacity(100), .clipShape(.circle), .mask(shape(.circle), .center),
  ])
  func `a layer costs more than what is drawn on it`(modifier: ArchivedModifier) {
    let plain = ArchivedView.zStack(.center, [.fill(paint(.red)), text("word")])
    let alone = painted(plain, DrawingBudget.drawingSteps).budget.steps
    #expect(painted(plain.with(modifier), DrawingBudget.drawingSteps).budget.steps < alone)
  }

  @Test func `a mask that cannot be paid for does not refill the budget`() {
    let masked = ArchivedView.fill(paint(.red)).with(.mask(.fill(Self.rainbow), .center))
    let views = Array(repeating: masked, count: 300)
    #expect(painted(.zStack(.center, views), DrawingBudget.drawingSteps).budget.steps < 10_000)
  }

  @Test func `a hundred dashed strokes cost no more than the budget, and a dot stands beside them`()
  {
    let strokes = (0..<100).map { _ in
      stroke(path((0, 0), (1e6, 190), (0, 10), (300, 190)), 9, cap: .round, dash: [1, 1])
    }
    let canvas = painted(
      .zStack(.topLeading, strokes + [shape(.circle).frame(2, 1)]),
      DrawingBudget.drawingSteps
    )
    // The last corner may cost more than what is left.
    #expect(canvas.budget.steps > -1_000)
    #expect(lines(of: canvas.grid)[0].hasPrefix("●"))
  }

  @Test func `a refused shape takes nothing, work that was done takes what it cost`() {
    var budget = DrawingBudget(steps: 119)
    #expect(budget.room(for: .cover) == 1)
    let isPaid = [budget.spend(2, .cover), budget.spend(1, .cover)]
    #expect(isPaid == [false, true])
    #expect(budget.steps == 59)
    budget.spendDone(1_000_000_000_000_000_000, .date)
    #expect(budget.steps < 0)
    #expect(budget.room(for: .fill) == 0)
    let isPaidOfNothing = [budget.spend(0, .date), budget.spend(1, .fill)]
    #expect(isPaidOfNothing == [true, false])
  }

  @Test func `letters beyond the budget of a gradient have its first colour`() {
    let view = text("abc").with(.foreground(Self.rainbow))
    #expect(look(painted(view, 0).grid, 18, 5) == look(painted(view, 0).grid, 20, 5))
    let whole = painted(view, DrawingBudget.drawingSteps).grid
    #expect(look(whole, 18, 5) != look(whole, 20, 5))
  }

  @Test(
    "text is laid out while its budget lasts",
    arguments: [
      ([ArchivedText.Run(.verbatim("ab"))], 1, 2), ([.init(.verbatim("é"))], 1, 16),
      ([.init(.verbatim("1"))], 4, 1 + 200 * LetterFont.all.count),
      ([.init(.date(noon, .relative)), .init(.verbatim("a"))], 1, 1_501),
      ([.init(.symbol("star"))], 1, 0),
    ]
  )
  func words(runs: [ArchivedText.Run], letterRows: Int, cost: Int) {
    let text = ArchivedText(runs: runs, letterRows: letterRows)
    var budget = DrawingBudget(steps: cost)
    let isWithin = text.spend(from: &budget)
    #expect(isWithin)
    #expect(budget.steps == 0)
    var less = DrawingBudget(steps: cost - 1)
    let isStillWithin = text.spend(from: &less)
    #expect(isStillWithin == (cost == 0))
    #expect(less.steps == cost - 1)
  }

  @Test
  func `of texts that cost too much together the first are drawn, and those that cost little`() {
    let runs = Array(repeating: ArchivedText.Run(.date(noon, .time)), count: 700)
    let dates = ArchivedView.text(ArchivedText(runs: runs, lineLimit: 1))
    let drawn = lines(column(dates, dates, text("last"), alignment: .leading), 40, 3)
    #expect(drawn.map { $0.prefix(4) } == ["12:0", "", "last"])
  }
}
