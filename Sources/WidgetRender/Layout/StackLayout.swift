/// A stack in a layout tree: asks its children by SwiftUI's rules, and puts them beside one another.
struct StackLayout {
  let node: Int32
  let axis: CellAxis
  /// In 256ths of a cell, or ``LayoutNode/noSpacing``.
  let spacing: Int32
  let alignment: CellAlignment

  /// SU-18: a stack hugs its children along its axis; across, it spans them on their common guide.
  func measure(_ proposal: ProposedCellSize, in engine: inout LayoutEngine) -> Measurement {
    let base = engine.stacks.items.count
    shareOut(proposal, &engine)
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
      concrete.squeeze = proposal.squeeze
    }
    shareOut(concrete, &engine)
    let end = engine.stacks.items.count
    if axis == .horizontal, let length = concrete.columns, length > 0, length < Cells.infinity,
      isCrowded(length, concrete, base, &engine)
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

  /// The length across the axis, and what of it lies before the common line where there is one.
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

  /// Notes the guide of each child where one of them has a guide of its own (SU-37).
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

extension StackLayout {
  /// Pushes the children of a stack with what each is offered and answers (SU-13 to SU-17).
  private func shareOut(_ proposal: ProposedCellSize, _ engine: inout LayoutEngine) {
    let base = engine.stacks.items.count
    pushChildren(at: proposal.squeeze, &engine)
    let relevant = engine.tree.relevant(proposal, to: node)
    if let known = engine.stacks.recall(node, base, relevant) {
      if !known.isForAnyRows { engine.usesRows = true }
      return
    }
    let length = proposal[axis]
    // A stack without length (SU-14), with none or all to give has the same offer for every child.
    guard let length, length > 0, length < Cells.infinity else {
      for index in base..<engine.stacks.items.count { ask(index, proposal, &engine) }
      return
    }
    var room = proposal
    if axis == .vertical {
      if room.hasAllRows { squeeze(&room, length, base, &engine) }
      // A share is no room of its own: what one child leaves, another one takes.
      room.hasAllRows = false
    } else if isCrowded(length, proposal, base, &engine) {
      resolveGaps(base, at: .defaults, &engine)
    }
    let usedRows = engine.usesRows
    engine.usesRows = !engine.leavesRows(axis, spacing)
    let available = length - findLimits(base, room, &engine)
    share(available, base, room, &engine)
    engine.stacks.remember(node, base, relevant, isForAnyRows: !engine.usesRows)
    engine.usesRows = engine.usesRows || usedRows
  }

  /// SU-80: lets gaps give way, here and inside, until what is needed fits or none are left.
  private func squeeze(
    _ room: inout ProposedCellSize,
    _ length: Int,
    _ base: Int,
    _ engine: inout LayoutEngine
  ) {
    let first = room.squeeze
    guard let last = engine.tree.squeezes.last, last > first else { return }
    if needed(room.needed(at: first), base, &engine) <= length { return }
    for index in engine.tree.squeezes.indices {
      let squeeze = engine.tree.squeezes[index]
      guard squeeze > first else { continue }
      room.squeeze = squeeze
      resolveGaps(base, at: squeeze, &engine)
      if squeeze < last, needed(room.needed(at: squeeze), base, &engine) <= length { return }
    }
  }

  /// Whether a row has to place its children by their edges, as with whole gaps it is wider than its room.
  private func isCrowded(
    _ length: Int,
    _ proposal: ProposedCellSize,
    _ base: Int,
    _ engine: inout LayoutEngine
  ) -> Bool {
    let hasPartialGaps = spacing > 0 && !CellLength(parts: Int(spacing)).isWhole
    let first = engine.tree.firstChild(node)
    guard first >= 0, hasPartialGaps || engine.tree.nodes[Int(first)].isExactInside else {
      return false
    }
    var ideal = proposal
    ideal.rawColumns = -1
    return needed(ideal, base, &engine) > length
  }

  /// What the children answer along the axis, with the gaps between them.
  private func needed(
    _ proposal: ProposedCellSize,
    _ base: Int,
    _ engine: inout LayoutEngine
  ) -> Int {
    var sum = 0
    for index in base..<engine.stacks.items.count {
      let item = engine.stacks.items[index]
      sum += item.gap
      sum +=
        item.granted < 0 ? engine.measure(item.node, proposal).length(axis) : Int(item.granted)
    }
    return sum
  }

  /// Asks each child for its least and its greatest length, and returns what the gaps take.
  private func findLimits(
    _ base: Int,
    _ room: ProposedCellSize,
    _ engine: inout LayoutEngine
  ) -> Int {
    var least = room
    least[axis] = 0
    var most = room
    most[axis] = Cells.infinity
    if axis == .vertical {
      least.squeeze = room.squeeze
      most.squeeze = room.squeeze
    }
    var gaps = 0
    for index in base..<engine.stacks.items.count {
      // Field by field: an item is long, and this is done for each child of each stack.
      gaps += engine.stacks.items[index].gap
      let granted = engine.stacks.items[index].granted
      if granted >= 0 {
        engine.stacks.items[index].minimum = Int(granted)
        engine.stacks.items[index].maximum = Int(granted)
      } else {
        let node = engine.stacks.items[index].node
        engine.stacks.items[index].minimum = minimum(node, least, &engine)
        engine.stacks.items[index].maximum = engine.measure(node, most).length(axis)
      }
    }
    return gaps
  }

  private func share(
    _ total: Int,
    _ base: Int,
    _ proposal: ProposedCellSize,
    _ engine: inout LayoutEngine
  ) {
    let count = engine.stacks.items.count - base
    let start = engine.stacks.order.count
    engine.stacks.pushOrder(base)
    // SU-16: lower priorities keep their minimum until their turn comes.
    var available = total
    for index in base..<engine.stacks.items.count {
      available -= engine.stacks.items[index].minimum
    }
    var position = 0
    while position < count {
      let priority = engine.stacks.items[Int(engine.stacks.order[start + position])].priority
      var end = position
      while end < count,
        engine.stacks.items[Int(engine.stacks.order[start + end])].priority == priority
      {
        available += engine.stacks.items[Int(engine.stacks.order[start + end])].minimum
        end += 1
      }
      var words = wordShares(start + position..<start + end, available, &engine)
      while position < end {
        let index = Int(engine.stacks.order[start + position])
        var offer = proposal
        // SU-17, SU-72: whole cells, the remainder goes to those who are asked later.
        let share = max(available, 0) / (end - position)
        let need = engine.stacks.items[index].words
        offer[axis] = words?.offer(share, need: need, available: available) ?? share
        if axis == .vertical { offer.squeeze = proposal.squeeze }
        ask(index, offer, &engine)
        available -= engine.stacks.items[index].answer.length(axis)
        position += 1
      }
    }
    engine.stacks.popOrder(count)
  }

  /// Notes what children that are asked in turn need for their words; `nil` where that changes no share.
  private func wordShares(
    _ asked: Range<Int>,
    _ available: Int,
    _ engine: inout LayoutEngine
  ) -> WordShares? {
    guard axis == .horizontal, asked.count > 1 else { return nil }
    var wanted = 0
    for index in asked { wanted += engine.stacks.items[Int(engine.stacks.order[index])].maximum }
    guard wanted > available else { return nil }
    var needs = 0
    var isBroken = false
    for index in asked {
      let item = engine.stacks.items[Int(engine.stacks.order[index])]
      let words = item.granted < 0 ? min(engine.wordColumns(of: item.node), item.maximum) : 0
      let need = max(words, item.minimum)
      if need > item.minimum, need > available / asked.count { isBroken = true }
      engine.stacks.items[Int(engine.stacks.order[index])].words = need
      needs += need
    }
    return isBroken ? WordShares(needs: needs, available: available) : nil
  }

  private func ask(
    _ index: Int,
    _ offer: ProposedCellSize,
    _ engine: inout LayoutEngine
  ) {
    var offer = offer
    let granted = engine.stacks.items[index].granted
    if granted >= 0 { offer.grant(Int(granted), along: axis) }
    engine.stacks.items[index].proposal = offer
    engine.stacks.items[index].answer = engine.measure(engine.stacks.items[index].node, offer)
  }

  private func pushChildren(at squeeze: Squeeze, _ engine: inout LayoutEngine) {
    let base = engine.stacks.items.count
    var child = engine.tree.firstChild(node)
    while child >= 0 {
      let priority = engine.tree.nodes[Int(child)].priority
      engine.stacks.items.append(StackItem(node: child, gap: 0, granted: -1, priority: priority))
      child = engine.tree.sibling(child)
    }
    resolveGaps(base, at: squeeze, &engine)
  }

  /// The least a child answers along its stack, which only decides who is asked first.
  private func minimum(
    _ node: Int32,
    _ proposal: ProposedCellSize,
    _ engine: inout LayoutEngine
  ) -> Int {
    if axis == .horizontal, case .text(let index, _) = engine.tree.nodes[Int(node)].kind,
      let narrowest = engine.tree.texts[Int(index)].narrowest
    {
      return narrowest
    }
    return engine.measure(node, proposal).length(axis)
  }
}
