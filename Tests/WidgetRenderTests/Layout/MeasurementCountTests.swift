import Testing

@testable import WidgetRender

@Suite("Cost of a layout", .timeLimit(.minutes(5)))
struct MeasurementCountTests {
  /// Returns alternately nested rows and columns, each with a text that wraps and one that does
  /// not.
  private func nested(_ depth: Int) -> ArchivedView {
    (0..<depth).reduce(text("some words that wrap")) { inner, level in
      level.isMultiple(of: 2)
        ? row(inner, text("beside it, wrapping too"), .gap)
        : column(inner, text("below"), .gap)
    }
  }

  private func measurementsPerNode(_ view: ArchivedView) -> Double {
    var engine = LayoutEngine(LayoutTree(view, in: DrawContext(now: noon)))
    engine.layOut(in: CellSize(columns: 40, rows: 16))
    return Double(engine.measurementCount) / Double(engine.tree.nodes.count)
  }

  @Test(arguments: [2, 5, 10, 20, 40, 80])
  func `nested stacks are measured a bounded number of times`(_ depth: Int) {
    // PF-9: without a memory a depth of 10 alone would take 3¹⁰ measurements.
    #expect(measurementsPerNode(nested(depth)) < 12)
  }

  /// A kind of nested view that is far larger than any widget, with gaps and paddings that can
  /// shrink.
  enum Crowd: CaseIterable {
    case columns, paddings, rows, frames, flexibleFrames, grids

    func around(_ inner: ArchivedView, level: Int) -> ArchivedView {
      let gap: CellLength = .rows(Double(8 + level % 3))
      let list = column(text("above, wrapping too"), inner, text("below"), spacing: gap)
      return switch self {
      case .columns: list
      case .paddings: list.padding(top: .rows(9), bottom: .rows(12))
      case .rows: row(text("beside it"), list, .color, spacing: .columns(6))
      case .frames: list.frame(nil, 9)
      case .flexibleFrames: list.flexible(minHeight: 3, maxHeight: 12)
      case .grids:
        .grid(
          ArchivedGrid(
            verticalSpacing: gap,
            [text("head"), list, .color].map { ArchivedGrid.Row([ArchivedGrid.Cell($0)]) }
          )
        )
      }
    }
  }

  // SU-80
  @Test(arguments: Crowd.allCases, [2, 5, 10, 20])
  func `gaps that give way are measured a bounded number of times`(_ crowd: Crowd, _ depth: Int) {
    let view = (0..<depth).reduce(text("some words that wrap")) { inner, level in
      crowd.around(inner, level: level)
    }
    #expect(measurementsPerNode(view) < 12)
  }

  @Test func `who is offered ever more lengths answers as before from a limit on`() {
    let words = text(String(repeating: "word ", count: 200))
    var engine = LayoutEngine(LayoutTree(words, in: DrawContext(now: noon)))
    let limit = engine.tree.nodes.count * LayoutEngine.maximumMeasurementsPerNode
    var answers: [Measurement] = []
    for columns in 5..<limit + 105 {
      answers.append(engine.measure(0, ProposedCellSize(columns: columns, rows: nil)))
    }
    #expect(engine.measurementCount == limit + 1)
    #expect(answers[limit - 1] != answers[0])
    #expect(answers[(limit + 1)...].allSatisfy { $0 == answers[limit] })
  }

  @Test func `a list of to-dos is measured about twice a node`() {
    #expect(measurementsPerNode(toDoList(threeToDos, isOpen: 2)) < 4)
  }

  // PF-9: a column asks its rows for their least, their greatest and an offered height.
  @Test func `a row of texts that fit answers once for any number of rows`() {
    let view = row(text("oat milk"), .spacer(minimumLength: nil), text("tomorrow"), text("3"))
    var engine = LayoutEngine(LayoutTree(view, in: DrawContext(now: noon)))
    let answers = [0, 1, 7, nil, Cells.infinity].map { rows in
      engine.measure(0, ProposedCellSize(columns: 40, rows: rows))
    }
    #expect(engine.measurementCount == 1)
    #expect(Set(answers).count == 1)
    #expect(engine.measure(0, ProposedCellSize(columns: 30, rows: 1)).columns == 30)
  }

  /// Rows whose size depends on the proposed height, or whose children's size does.
  private static let sensitive: [ArchivedView] = [
    row(text("some words that wrap and wrap"), text("x")),
    row(text("x"), column(text("x"), .color)),
    row(text("x"), row(text("x"), .color)),
    row(text("x"), text("x").flexible(maxHeight: 5)),
    row(text("x"), .stack(ArchivedStack(.vertical, spacing: .rows(9), [text("x"), text("y")]))),
  ]

  @Test(arguments: sensitive)
  func `a row that depends on its height answers as if it was asked alone`(_ view: ArchivedView) {
    var engine = LayoutEngine(LayoutTree(view, in: DrawContext(now: noon)))
    for rows in [0, 1, 2, 3, 7, nil, Cells.infinity] {
      let proposal = ProposedCellSize(columns: 9, rows: rows)
      var alone = LayoutEngine(LayoutTree(view, in: DrawContext(now: noon)))
      #expect(engine.measure(0, proposal) == alone.measure(0, proposal))
    }
  }

  @Test func `the deepest archive is laid out`() {
    let deep = (0..<400).reduce(text("deep")) { view, _ in row(view.padding(), text("x")) }
    #expect(lines(deep, 10, 1).count == 1)
  }

  @Test func `alternatives inside each other do not multiply`() {
    let deep = (0..<60).reduce(text("a long text here")) { view, _ in
      .firstThatFits(horizontal: true, vertical: true, [row(view, view), view])
    }
    // Two copies of each level would be 2⁶⁰ views: the archive's limit cuts them.
    var engine = LayoutEngine(LayoutTree(deep, in: DrawContext(now: noon)))
    engine.layOut(in: CellSize(columns: 40, rows: 16))
    #expect(engine.tree.nodes.count <= ArchiveLimits.maximumNodes + 200)
    #expect(
      engine.measurementCount
        <= (engine.tree.nodes.count + 1) * LayoutEngine.maximumMeasurementsPerNode
    )
  }
}
