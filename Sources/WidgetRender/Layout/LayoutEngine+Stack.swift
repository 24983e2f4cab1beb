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
    for item in items[base...] { major += item.gap + item.answer.length(axis) }
    let across = crossLength(base, axis, alignment)
    var result =
      axis == .horizontal
      ? Measurement(columns: major, rows: across.length)
      : Measurement(columns: across.length, rows: major)
    var cursor = 0
    for item in items[base...] {
      cursor += item.gap
      let offset =
        axis == .vertical
        ? cursor : crossOffset(item, axis, alignment, in: across)
      result.addBaselines(of: item.answer, movedDown: offset)
      cursor += item.answer.length(axis)
    }
    items.removeSubrange(base...)
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
      let offset = crossOffset(item, axis, alignment, in: across)
      let origin =
        axis == .horizontal
        ? CellPoint(column: cursor, row: frame.origin.row + offset)
        : CellPoint(column: frame.origin.column + offset, row: cursor)
      place(item.node, at: origin, item.proposal)
      cursor += item.answer.length(axis)
    }
    items.removeSubrange(base...)
  }

  /// The length across the axis and, for baselines, the rows above the common line.
  private func crossLength(
    _ base: Int,
    _ axis: CellAxis,
    _ alignment: CellAlignment
  ) -> (length: Int, above: Int) {
    guard axis == .horizontal else {
      return (items[base...].reduce(0) { max($0, Int($1.answer.columns)) }, 0)
    }
    guard alignment.vertical.isBaseline else {
      return (items[base...].reduce(0) { max($0, Int($1.answer.rows)) }, 0)
    }
    var above = 0
    var below = 0
    for item in items[base...] {
      let line = alignment.vertical.baseline(of: item.answer)
      above = max(above, line)
      below = max(below, Int(item.answer.rows) - line)
    }
    return (above + below, above)
  }

  private func crossOffset(
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
