extension LayoutEngine {
  /// SU-18: a stack hugs its children along its axis; across, it spans them on their common guide.
  mutating func measureStack(
    _ node: Int32,
    _ axis: CellAxis,
    _ alignment: CellAlignment,
    _ proposal: ProposedCellSize
  ) -> Measurement {
    let base = stacks.items.count
    shareOut(node, axis, proposal)
    var major = 0
    for index in base..<stacks.items.count {
      major += stacks.items[index].gap + stacks.items[index].answer.length(axis)
    }
    let across = alignItems(base, axis, alignment)
    var result =
      axis == .horizontal
      ? Measurement(columns: major, rows: across.length)
      : Measurement(columns: across.length, rows: major)
    var cursor = 0
    for index in base..<stacks.items.count {
      let item = stacks.items[index]
      cursor += item.gap
      let offset =
        axis == .vertical
        ? cursor : Self.crossOffset(item, axis, alignment, across)
      result.addBaselines(of: item.answer, movedDown: offset)
      cursor += item.answer.length(axis)
    }
    stacks.items.removeLast(stacks.items.count - base)
    return result
  }

  mutating func placeStack(
    _ node: Int32,
    _ axis: CellAxis,
    _ alignment: CellAlignment,
    in frame: CellRect,
    _ proposal: ProposedCellSize
  ) {
    let base = stacks.items.count
    // SU-19: a child that fills the cross axis needs a concrete length to fill.
    var concrete = proposal
    let cross: CellAxis = axis == .horizontal ? .vertical : .horizontal
    if concrete[cross] == nil {
      concrete[cross] = axis == .horizontal ? frame.size.rows : frame.size.columns
    }
    shareOut(node, axis, concrete)
    let end = stacks.items.count
    var across = alignItems(base, axis, alignment)
    if across.above == nil {
      across.length = axis == .horizontal ? frame.size.rows : frame.size.columns
    }
    var cursor = axis == .horizontal ? frame.origin.column : frame.origin.row
    for index in base..<end {
      let item = stacks.items[index]
      cursor += item.gap
      let offset = Self.crossOffset(item, axis, alignment, across)
      let origin =
        axis == .horizontal
        ? CellPoint(column: cursor, row: frame.origin.row + offset)
        : CellPoint(column: frame.origin.column + offset, row: cursor)
      place(item.node, at: origin, in: frame, item.proposal)
      cursor += item.answer.length(axis)
    }
    stacks.items.removeLast(stacks.items.count - base)
  }

  /// The length across the axis, and what of it lies before the common line where there is one.
  private mutating func alignItems(_ base: Int, _ axis: CellAxis, _ alignment: CellAlignment)
    -> (length: Int, above: Int?)
  {
    let cross: CellAxis = axis == .horizontal ? .vertical : .horizontal
    let hasBaseline = axis == .horizontal && alignment.vertical.isBaseline
    var length = 0
    guard hasBaseline || findGuides(base, axis, alignment) else {
      for index in base..<stacks.items.count {
        length = max(length, stacks.items[index].answer.length(cross))
      }
      return (length, nil)
    }
    var above = Int.min
    var below = Int.min
    for index in base..<stacks.items.count {
      let answer = stacks.items[index].answer
      if hasBaseline { stacks.items[index].line = alignment.vertical.baseline(of: answer) }
      above = max(above, stacks.items[index].line)
      below = max(below, answer.length(cross) - stacks.items[index].line)
    }
    return base < stacks.items.count ? (above + below, above) : (0, nil)
  }

  /// Notes the guide of each child where one of them has a guide of its own (SU-37).
  private mutating func findGuides(_ base: Int, _ axis: CellAxis, _ alignment: CellAlignment)
    -> Bool
  {
    guard tree.hasGuides else { return false }
    var isExplicit = false
    for index in base..<stacks.items.count {
      let item = stacks.items[index]
      let found =
        axis == .vertical
        ? explicitColumn(of: item.node, alignment.horizontal, item.proposal)
        : explicitRow(of: item.node, alignment.vertical, item.proposal)
      if found != nil { isExplicit = true }
      stacks.items[index].line =
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
  private mutating func shareOut(_ node: Int32, _ axis: CellAxis, _ proposal: ProposedCellSize) {
    let base = stacks.items.count
    pushChildren(of: node, axis)
    if stacks.recall(node, base, tree.relevant(proposal, to: node)) { return }
    let length = proposal[axis]
    // A stack without length (SU-14), with none or all to give has the same offer for every child.
    guard let length, length > 0, length < Cells.infinity else {
      for index in base..<stacks.items.count { ask(index, proposal) }
      return
    }
    var least = proposal
    least[axis] = 0
    var most = proposal
    most[axis] = Cells.infinity
    var available = length
    for index in base..<stacks.items.count {
      stacks.items[index].minimum = minimum(stacks.items[index].node, axis, least)
      stacks.items[index].maximum = measure(stacks.items[index].node, most).length(axis)
      available -= stacks.items[index].gap
    }
    share(available, base, axis, proposal)
    stacks.remember(node, base, tree.relevant(proposal, to: node))
  }

  private mutating func share(
    _ total: Int,
    _ base: Int,
    _ axis: CellAxis,
    _ proposal: ProposedCellSize
  ) {
    let count = stacks.items.count - base
    let start = stacks.order.count
    stacks.pushOrder(base)
    // SU-16: lower priorities keep their minimum until their turn comes.
    var available = total
    for index in base..<stacks.items.count { available -= stacks.items[index].minimum }
    var position = 0
    while position < count {
      let priority = stacks.items[Int(stacks.order[start + position])].priority
      var end = position
      while end < count, stacks.items[Int(stacks.order[start + end])].priority == priority {
        available += stacks.items[Int(stacks.order[start + end])].minimum
        end += 1
      }
      while position < end {
        var offer = proposal
        // SU-17, SU-72: whole cells, the remainder goes to those who are asked later.
        offer[axis] = max(available, 0) / (end - position)
        let index = Int(stacks.order[start + position])
        ask(index, offer)
        available -= stacks.items[index].answer.length(axis)
        position += 1
      }
    }
    stacks.popOrder(count)
  }

  private mutating func ask(_ index: Int, _ offer: ProposedCellSize) {
    stacks.items[index].proposal = offer
    stacks.items[index].answer = measure(stacks.items[index].node, offer)
  }

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
      stacks.items.append(
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

  /// The least a child answers along its stack, which only decides who is asked first.
  private mutating func minimum(_ node: Int32, _ axis: CellAxis, _ proposal: ProposedCellSize)
    -> Int
  {
    if axis == .horizontal, case .text(let index, _) = tree.nodes[Int(node)].kind,
      let narrowest = tree.texts[Int(index)].narrowest
    {
      return narrowest
    }
    return measure(node, proposal).length(axis)
  }
}
