extension LayoutEngine {
  /// SU-18: a stack hugs its children along its axis; across, it spans them on their common guide.
  mutating func measureStack(
    _ node: Int32,
    _ axis: CellAxis,
    _ alignment: CellAlignment,
    _ proposal: ProposedCellSize
  ) -> Measurement {
    let base = items.count
    shareOut(node, axis, proposal)
    var major = 0
    for index in base..<items.count {
      major += items[index].gap + items[index].answer.length(axis)
    }
    let across = crossLength(base, axis, alignment)
    var result =
      axis == .horizontal
      ? Measurement(columns: major, rows: across.length)
      : Measurement(columns: across.length, rows: major)
    var cursor = 0
    for index in base..<items.count {
      let item = items[index]
      cursor += item.gap
      let offset =
        axis == .vertical
        ? cursor : Self.crossOffset(item, axis, alignment, in: across)
      result.addBaselines(of: item.answer, movedDown: offset)
      cursor += item.answer.length(axis)
    }
    items.removeLast(items.count - base)
    return result
  }

  mutating func placeStack(
    _ node: Int32,
    _ axis: CellAxis,
    _ alignment: CellAlignment,
    in frame: CellRect,
    _ proposal: ProposedCellSize
  ) {
    let base = items.count
    // SU-19: a child that fills the cross axis needs a concrete length to fill.
    var concrete = proposal
    let cross: CellAxis = axis == .horizontal ? .vertical : .horizontal
    if concrete[cross] == nil {
      concrete[cross] = axis == .horizontal ? frame.size.rows : frame.size.columns
    }
    shareOut(node, axis, concrete)
    let end = items.count
    var across = crossLength(base, axis, alignment)
    if across.above == 0 {
      across.length = axis == .horizontal ? frame.size.rows : frame.size.columns
    }
    var cursor = axis == .horizontal ? frame.origin.column : frame.origin.row
    for index in base..<end {
      let item = items[index]
      cursor += item.gap
      let offset = Self.crossOffset(item, axis, alignment, in: across)
      let origin =
        axis == .horizontal
        ? CellPoint(column: cursor, row: frame.origin.row + offset)
        : CellPoint(column: frame.origin.column + offset, row: cursor)
      place(item.node, at: origin, in: frame, item.proposal)
      cursor += item.answer.length(axis)
    }
    items.removeLast(items.count - base)
  }

  /// The length across the axis and, for baselines, the rows above the common line.
  private mutating func crossLength(
    _ base: Int,
    _ axis: CellAxis,
    _ alignment: CellAlignment
  ) -> (length: Int, above: Int) {
    let hasBaseline = axis == .horizontal && alignment.vertical.isBaseline
    let cross: CellAxis = axis == .horizontal ? .vertical : .horizontal
    var above = 0
    var below = 0
    for index in base..<items.count {
      let answer = items[index].answer
      let line = hasBaseline ? alignment.vertical.baseline(of: answer) : 0
      above = max(above, line)
      below = max(below, answer.length(cross) - line)
    }
    return (above + below, above)
  }

  private static func crossOffset(
    _ item: StackItem,
    _ axis: CellAxis,
    _ alignment: CellAlignment,
    in across: (length: Int, above: Int)
  ) -> Int {
    if axis == .vertical {
      return alignment.horizontal.offset(Int(item.answer.columns), in: across.length)
    }
    if alignment.vertical.isBaseline {
      return across.above - alignment.vertical.baseline(of: item.answer)
    }
    return alignment.vertical.offset(Int(item.answer.rows), in: across.length)
  }
}
