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
    let across = alignItems(base, axis, alignment)
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
        ? cursor : Self.crossOffset(item, axis, alignment, across)
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
    var across = alignItems(base, axis, alignment)
    if across.above == nil {
      across.length = axis == .horizontal ? frame.size.rows : frame.size.columns
    }
    var cursor = axis == .horizontal ? frame.origin.column : frame.origin.row
    for index in base..<end {
      let item = items[index]
      cursor += item.gap
      let offset = Self.crossOffset(item, axis, alignment, across)
      let origin =
        axis == .horizontal
        ? CellPoint(column: cursor, row: frame.origin.row + offset)
        : CellPoint(column: frame.origin.column + offset, row: cursor)
      place(item.node, at: origin, in: frame, item.proposal)
      cursor += item.answer.length(axis)
    }
    items.removeLast(items.count - base)
  }

  /// The length across the axis, and what of it lies before the common line where there is one.
  private mutating func alignItems(_ base: Int, _ axis: CellAxis, _ alignment: CellAlignment)
    -> (length: Int, above: Int?)
  {
    let cross: CellAxis = axis == .horizontal ? .vertical : .horizontal
    let hasBaseline = axis == .horizontal && alignment.vertical.isBaseline
    var length = 0
    guard hasBaseline || findGuides(base, axis, alignment) else {
      for index in base..<items.count { length = max(length, items[index].answer.length(cross)) }
      return (length, nil)
    }
    var above = Int.min
    var below = Int.min
    for index in base..<items.count {
      let answer = items[index].answer
      if hasBaseline { items[index].line = alignment.vertical.baseline(of: answer) }
      above = max(above, items[index].line)
      below = max(below, answer.length(cross) - items[index].line)
    }
    return base < items.count ? (above + below, above) : (0, nil)
  }

  /// Notes the guide of each child where one of them has a guide of its own (SU-37).
  private mutating func findGuides(_ base: Int, _ axis: CellAxis, _ alignment: CellAlignment)
    -> Bool
  {
    guard tree.hasGuides else { return false }
    var isExplicit = false
    for index in base..<items.count {
      let item = items[index]
      let found =
        axis == .vertical
        ? explicitColumn(of: item.node, alignment.horizontal, item.proposal)
        : explicitRow(of: item.node, alignment.vertical, item.proposal)
      if found != nil { isExplicit = true }
      items[index].line =
        found
        ?? (axis == .vertical
          ? alignment.horizontal.guide(in: Int(item.answer.columns))
          : alignment.vertical.guide(in: Int(item.answer.rows)))
    }
    return isExplicit
  }

  private static func crossOffset(
    _ item: StackItem,
    _ axis: CellAxis,
    _ alignment: CellAlignment,
    _ across: (length: Int, above: Int?)
  ) -> Int {
    if let above = across.above { return above - item.line }
    return axis == .vertical
      ? alignment.horizontal.offset(Int(item.answer.columns), in: across.length)
      : alignment.vertical.offset(Int(item.answer.rows), in: across.length)
  }
}
