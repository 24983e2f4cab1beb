/// Measures and places a stack of a layout tree by SwiftUI's rules.
struct StackLayout {
  let node: Int32
  let axis: CellAxis
  /// The author's spacing in 256ths of a cell, or ``LayoutNode/noSpacing``.
  let spacing: Int32
  let alignment: CellAlignment

  private var proposals: StackProposals { StackProposals(node: node, axis: axis, spacing: spacing) }

  /// Returns the size of the stack (SU-18): the sum of its children along its axis, and their
  /// extent around the common guide across it.
  func measure(_ proposal: ProposedCellSize, in engine: inout LayoutEngine) -> Measurement {
    let base = engine.stacks.items.count
    proposals.shareOut(proposal, &engine)
    var major = 0
    for index in base..<engine.stacks.items.count {
      major += engine.stacks.items[index].gap + engine.stacks.items[index].answer.length(axis)
    }
    let across = alignItems(base, &engine)
    var result =
      axis == .horizontal
      ? Measurement(columns: major, rows: across.length)
      : Measurement(columns: across.length, rows: major)
    var cursor = 0
    for index in base..<engine.stacks.items.count {
      let item = engine.stacks.items[index]
      cursor += item.gap
      let offset =
        axis == .vertical
        ? cursor : crossOffset(item, across)
      result.addBaselines(of: item.answer, movedDown: offset)
      cursor += item.answer.length(axis)
    }
    engine.stacks.items.removeLast(engine.stacks.items.count - base)
    return result
  }

  func place(
    in frame: CellRect,
    _ proposal: ProposedCellSize,
    in engine: inout LayoutEngine
  ) {
    let base = engine.stacks.items.count
    // SU-19: a child that fills the cross axis needs a concrete length to fill.
    var concrete = proposal
    let cross: CellAxis = axis == .horizontal ? .vertical : .horizontal
    if concrete[cross] == nil {
      concrete[cross] = axis == .horizontal ? frame.size.rows : frame.size.columns
      concrete.compression = proposal.compression
    }
    proposals.shareOut(concrete, &engine)
    let end = engine.stacks.items.count
    if axis == .horizontal, let length = concrete.columns, length > 0, length < Cells.infinity,
      proposals.isCrowded(length, concrete, base, &engine)
        || engine.tree.margins >= 0 && proposals.lettersTouch(base, &engine)
    {
      engine.isCrowded = true
    }
    var across = alignItems(base, &engine)
    if across.above == nil {
      across.length = axis == .horizontal ? frame.size.rows : frame.size.columns
    }
    var cursor = axis == .horizontal ? frame.origin.column : frame.origin.row
    for index in base..<end {
      let item = engine.stacks.items[index]
      cursor += item.gap
      let offset = crossOffset(item, across)
      let origin =
        axis == .horizontal
        ? CellPoint(column: cursor, row: frame.origin.row + offset)
        : CellPoint(column: frame.origin.column + offset, row: cursor)
      engine.place(item.node, at: origin, in: frame, item.proposal)
      cursor += item.answer.length(axis)
    }
    engine.stacks.items.removeLast(engine.stacks.items.count - base)
  }

  /// Returns the length across the axis, and the part of it before the common guide; `above` is
  /// `nil` if there is no common guide.
  private func alignItems(
    _ base: Int,
    _ engine: inout LayoutEngine
  ) -> (length: Int, above: Int?) {
    let cross: CellAxis = axis == .horizontal ? .vertical : .horizontal
    let hasBaseline = axis == .horizontal && alignment.vertical.isBaseline
    var length = 0
    guard hasBaseline || findGuides(base, &engine) else {
      for index in base..<engine.stacks.items.count {
        length = max(length, engine.stacks.items[index].answer.length(cross))
      }
      return (length, nil)
    }
    var above = Int.min
    var below = Int.min
    for index in base..<engine.stacks.items.count {
      let answer = engine.stacks.items[index].answer
      if hasBaseline { engine.stacks.items[index].line = alignment.vertical.baseline(of: answer) }
      above = max(above, engine.stacks.items[index].line)
      below = max(below, answer.length(cross) - engine.stacks.items[index].line)
    }
    return base < engine.stacks.items.count ? (above + below, above) : (0, nil)
  }

  /// Determines the guide of each child if one of them has a guide of its own (SU-37).
  ///
  /// - Returns: Whether a child has one.
  private func findGuides(_ base: Int, _ engine: inout LayoutEngine) -> Bool {
    guard engine.tree.hasGuides else { return false }
    var isExplicit = false
    for index in base..<engine.stacks.items.count {
      let item = engine.stacks.items[index]
      let found =
        axis == .vertical
        ? engine.explicitColumn(of: item.node, alignment.horizontal, item.proposal)
        : engine.explicitRow(of: item.node, alignment.vertical, item.proposal)
      if found != nil { isExplicit = true }
      engine.stacks.items[index].line =
        found
        ?? (axis == .vertical
          ? alignment.horizontal.guide(in: Int(item.answer.columns))
          : alignment.vertical.guide(in: Int(item.answer.rows)))
    }
    return isExplicit
  }

  private func crossOffset(
    _ item: StackItem,
    _ across: (length: Int, above: Int?)
  ) -> Int {
    if let above = across.above { return above - item.line }
    return axis == .vertical
      ? alignment.horizontal.offset(Int(item.answer.columns), in: across.length)
      : alignment.vertical.offset(Int(item.answer.rows), in: across.length)
  }
}
