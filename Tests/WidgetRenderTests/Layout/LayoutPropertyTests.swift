import TestSupport
import Testing

@testable import WidgetRender

/// Tests properties of every layout with random trees of views.
@Suite("Any layout", .timeLimit(.minutes(5)))
struct LayoutPropertyTests {
  private func laidOut(_ view: ArchivedView, _ columns: Int, _ rows: Int) -> LayoutEngine {
    var engine = LayoutEngine(LayoutTree(view, in: DrawContext(now: noon)))
    engine.layOut(in: CellSize(columns: columns, rows: rows))
    return engine
  }

  // SU-18, SU-79, SU-80, SU-81
  @Test(arguments: 0..<600)
  func `the parts of a stack neither overlap nor leave it`(seed: Int) {
    var views = RandomViews(seed: seed)
    let engine = laidOut(views.tree(depth: 4), 42, 22)
    for (node, layout) in engine.tree.nodes.enumerated() {
      guard case .stack(let axis, _, _) = layout.kind else { continue }
      let room = engine.frames[node]
      var end = axis == .horizontal ? room.origin.column : room.origin.row
      var child = layout.firstChild
      while child >= 0 {
        let frame = engine.frames[Int(child)]
        #expect(room.contains(frame), "\(frame) leaves \(room)")
        #expect((axis == .horizontal ? frame.origin.column : frame.origin.row) >= end)
        end = axis == .horizontal ? frame.endColumn : frame.endRow
        child = engine.tree.sibling(child)
      }
    }
  }

  // SU-18, SU-73
  @Test(arguments: 0..<600)
  func `what fits the widget lies within it`(seed: Int) {
    var views = RandomViews(seed: seed)
    let engine = laidOut(views.tree(depth: 4), 42, 22)
    let widget = CellRect(column: 0, row: 0, columns: 42, rows: 22)
    guard widget.contains(engine.frames[0]) else { return }
    for frame in engine.frames where frame.size.columns >= 0 {
      #expect(widget.contains(frame))
    }
  }

  // SU-80
  @Test(arguments: 0..<600)
  func `gaps give way until every line is seen`(seed: Int) {
    var views = RandomViews(seed: seed)
    let view = views.words(depth: 4)
    let engine = laidOut(view, 80, view.lines)
    let widget = CellRect(column: 0, row: 0, columns: 80, rows: view.lines)
    for (node, layout) in engine.tree.nodes.enumerated() {
      if case .text = layout.kind { #expect(widget.contains(engine.frames[node])) }
    }
  }

  // SU-81, SU-82
  @Test(arguments: 1...24)
  func `shares of a room fill it and differ by a cell at most`(count: Int) {
    for room in count...60 {
      let width = CellLength.columns(Double(room) * PointScale.pointsPerColumn / Double(count))
      let height = CellLength.rows(Double(room) * PointScale.pointsPerRow / Double(count))
      let row = ArchivedStack(
        .horizontal,
        spacing: 0,
        Array(repeating: .color.frame(width), count: count)
      )
      let column = ArchivedStack(
        .vertical,
        spacing: 0,
        Array(repeating: .color.frame(nil, height), count: count)
      )
      for lengths in [
        childFrames(.stack(row), room, 1).map(\.size.columns),
        childFrames(.stack(column), 1, room).map(\.size.rows),
      ] {
        #expect(lengths.reduce(0, +) == room)
        #expect(lengths.allSatisfy { [room / count, (room + count - 1) / count].contains($0) })
      }
    }
  }

  // SU-81
  @Test(arguments: 0..<300)
  func `fixed lengths end where a phone ends them`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let gap = Double(random.below(20))
    let widths = (0...random.below(12)).map { _ in Double(8 + random.below(60)) }
    let row = ArchivedStack(
      .horizontal,
      spacing: .columns(gap),
      widths.map { .color.frame(.columns($0)) }
    )
    var place = 0.0
    for (frame, width) in zip(childFrames(.stack(row), 200, 1), widths) {
      #expect(abs(Double(frame.origin.column) - place / PointScale.pointsPerColumn) <= 0.51)
      place += width
      #expect(abs(Double(frame.endColumn) - place / PointScale.pointsPerColumn) <= 0.51)
      place += gap
    }
  }
}

extension CellRect {
  fileprivate func contains(_ other: CellRect) -> Bool {
    other.origin.column >= origin.column && other.endColumn <= endColumn
      && other.origin.row >= origin.row && other.endRow <= endRow
  }
}

extension ArchivedView {
  /// The number of rows of a tree of one-line texts, not counting gaps.
  fileprivate var lines: Int {
    switch self {
    case .stack(let stack) where stack.axis == .vertical:
      stack.children.map(\.lines).reduce(0, +)
    case .stack(let stack): stack.children.map(\.lines).max() ?? 0
    case .modified(let content, _): content.lines
    default: 1
    }
  }
}
