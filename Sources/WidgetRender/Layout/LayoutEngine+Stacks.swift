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

extension LayoutEngine {
  /// Pushes the children of a stack with what each is offered and answers (SU-13 to SU-17).
  mutating func shareOut(_ node: Int32, _ axis: CellAxis, _ proposal: ProposedCellSize) {
    let base = items.count
    pushChildren(of: node, axis)
    if recallShares(of: node, base, proposal) { return }
    let length = proposal[axis]
    // A stack without length (SU-14), with none or all to give has the same offer for every child.
    guard let length, length > 0, length < Cells.infinity else {
      for index in base..<items.count { ask(index, proposal) }
      return
    }
    var least = proposal
    least[axis] = 0
    var most = proposal
    most[axis] = Cells.infinity
    var available = length
    for index in base..<items.count {
      items[index].minimum = minimum(items[index].node, axis, least)
      items[index].maximum = measure(items[index].node, most).length(axis)
      available -= items[index].gap
    }
    share(available, base, axis, proposal)
    rememberShares(of: node, base, proposal)
  }

  private mutating func share(
    _ total: Int,
    _ base: Int,
    _ axis: CellAxis,
    _ proposal: ProposedCellSize
  ) {
    let count = items.count - base
    let start = order.count
    sortOrder(base)
    // SU-16: lower priorities keep their minimum until their turn comes.
    var available = total
    for index in base..<items.count { available -= items[index].minimum }
    var position = 0
    while position < count {
      let priority = items[Int(order[start + position])].priority
      var end = position
      while end < count, items[Int(order[start + end])].priority == priority {
        available += items[Int(order[start + end])].minimum
        end += 1
      }
      while position < end {
        var offer = proposal
        // SU-17, SU-72: whole cells, the remainder goes to those who are asked later.
        offer[axis] = max(available, 0) / (end - position)
        let index = Int(order[start + position])
        ask(index, offer)
        available -= items[index].answer.length(axis)
        position += 1
      }
    }
    order.removeLast(count)
  }

  private mutating func ask(_ index: Int, _ offer: ProposedCellSize) {
    items[index].proposal = offer
    items[index].answer = measure(items[index].node, offer)
  }

  /// Pushes the items' indices in the order in which they are asked; equals keep the order of the source.
  private mutating func sortOrder(_ base: Int) {
    let start = order.count
    for index in base..<items.count { order.append(Int32(truncatingIfNeeded: index)) }
    if items.count - base > Self.longestInsertion {
      let items = items
      order[start...].sort {
        let (left, right) = (items[Int($0)], items[Int($1)])
        return left.precedes(right) || (!right.precedes(left) && $0 < $1)
      }
      return
    }
    for position in (start + 1)..<max(order.count, start + 1) {
      var place = position
      while place > start,
        items[Int(order[place])].precedes(items[Int(order[place - 1])])
      {
        order.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Up to this many children insertion is faster than a general sort.
  private static let longestInsertion = 16

  private mutating func pushChildren(of node: Int32, _ axis: CellAxis) {
    guard case .stack(_, let spacing, _) = tree.nodes[Int(node)].kind else { return }
    // SU-28: a column between neighbours in a row, nothing between rows.
    let preferred = axis == .horizontal ? 1 : 0
    var previousIsSpacer = true
    var child = tree.firstChild(node)
    while child >= 0 {
      let isSpacer = tree.nodes[Int(child)].isSpacer
      let isFirst = child == tree.firstChild(node)
      let gap = Cells.unpacked(spacing) ?? (previousIsSpacer || isSpacer ? 0 : preferred)
      items.append(
        StackItem(
          node: child,
          gap: isFirst ? 0 : gap,
          priority: tree.nodes[Int(child)].priority
        )
      )
      previousIsSpacer = isSpacer
      child = tree.sibling(child)
    }
  }
}

/// A child of a stack while the stack shares its length out.
struct StackItem {
  var node: Int32
  /// Cells between it and the child before it.
  var gap: Int
  var priority: Double
  /// The lengths it answers to nothing and to everything.
  var minimum = 0
  var maximum = 0
  /// What it is offered in the end.
  var proposal = ProposedCellSize.unspecified
  var answer = Measurement.zero
  /// Its guide across the axis where the children stand on a common line.
  var line = 0

  /// Whether it is asked before another (SU-15): by priority, then the least flexible first.
  ///
  /// Of two without bound the one with the larger minimum is the less flexible, as infinity is a number here.
  func precedes(_ other: StackItem) -> Bool {
    if priority != other.priority { return priority > other.priority }
    return maximum - minimum < other.maximum - other.minimum
  }
}
