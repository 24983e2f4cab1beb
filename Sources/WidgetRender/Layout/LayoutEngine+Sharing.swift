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
