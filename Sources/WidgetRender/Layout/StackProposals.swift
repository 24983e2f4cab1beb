/// The proposals of a stack to its children along its axis, one after another (SU-13 to SU-17).
struct StackProposals {
  let node: Int32
  let axis: CellAxis
  /// The author's spacing in 256ths of a cell, or ``LayoutNode/noSpacing``.
  let spacing: Int32

  /// Divides a proposal among the children of the stack, and appends them to the engine's items
  /// with their measurements.
  func shareOut(_ proposal: ProposedCellSize, _ engine: inout LayoutEngine) {
    let base = engine.stacks.items.count
    pushChildren(at: proposal.compression, &engine)
    let relevant = engine.tree.relevant(proposal, to: node)
    if let known = engine.stacks.recall(node, base, relevant) {
      if !known.isForAnyRows { engine.usesRows = true }
      return
    }
    let length = proposal[axis]
    // If the length is nil (SU-14), 0 or infinite, every child gets the same proposal.
    guard let length, length > 0, length < Cells.infinity else {
      if length != 0, let exact = letterLength(base, engine) { spreadLetters(exact, base, &engine) }
      for index in base..<engine.stacks.items.count { ask(index, proposal, &engine) }
      return
    }
    var room = proposal
    if axis == .vertical {
      if room.hasAllRows { compress(&room, length, base, &engine) }
      // A share is not all available room, because a child can use what another one leaves.
      room.hasAllRows = false
    } else if !hasRoomForLetters(length, proposal, base, &engine),
      isCrowded(length, proposal, base, &engine)
    {
      resolveGaps(base, at: .defaults, &engine)
    }
    let usedRows = engine.usesRows
    engine.usesRows = !engine.leavesRows(axis, spacing)
    let available = length - findLimits(base, room, &engine)
    share(available, base, room, &engine)
    engine.stacks.remember(node, base, relevant, isForAnyRows: !engine.usesRows)
    engine.usesRows = engine.usesRows || usedRows
  }

  /// Shrinks the gaps of the stack and of those inside it until the needed rows fit, or until no
  /// gap can shrink (SU-80).
  private func compress(
    _ room: inout ProposedCellSize,
    _ length: Int,
    _ base: Int,
    _ engine: inout LayoutEngine
  ) {
    let first = room.compression
    guard let last = engine.tree.compressions.last, last > first else { return }
    if needed(room.needed(at: first), base, &engine) <= length { return }
    for index in engine.tree.compressions.indices {
      let compression = engine.tree.compressions[index]
      guard compression > first else { continue }
      room.compression = compression
      resolveGaps(base, at: compression, &engine)
      if compression < last, needed(room.needed(at: compression), base, &engine) <= length {
        return
      }
    }
  }

  /// Separates letters in equal frames by a column if the row has room for that.
  ///
  /// - Returns: `false` if the row has no such frames, or has too little room.
  private func hasRoomForLetters(
    _ length: Int,
    _ proposal: ProposedCellSize,
    _ base: Int,
    _ engine: inout LayoutEngine
  ) -> Bool {
    guard let exact = letterLength(base, engine) else { return false }
    spreadLetters(exact, base, &engine)
    var ideal = proposal
    ideal.rawColumns = -1
    if needed(ideal, base, &engine) <= length { return true }
    for index in base..<engine.stacks.items.count { engine.stacks.items[index].granted = -1 }
    resolveGaps(base, at: proposal.compression, &engine)
    return false
  }

  /// Returns whether a row must place its children by their exact edges, because with gaps of whole
  /// cells it is too wide.
  func isCrowded(
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

  /// Returns the total length of the children along the axis, including gaps.
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

  /// Measures the least and the greatest length of each child, and returns the total length of the
  /// gaps.
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
      least.compression = room.compression
      most.compression = room.compression
    }
    var gaps = 0
    for index in base..<engine.stacks.items.count {
      // Fields are set one by one, because copying an item for each child of each stack is slow.
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
        // SU-17, SU-72: shares are whole cells; later children get the remainder.
        let share = max(available, 0) / (end - position)
        let need = engine.stacks.items[index].words
        offer[axis] = words?.offer(share, need: need, available: available) ?? share
        if axis == .vertical { offer.compression = proposal.compression }
        ask(index, offer, &engine)
        available -= engine.stacks.items[index].answer.length(axis)
        position += 1
      }
    }
    engine.stacks.popOrder(count)
  }

  /// Determines the lengths that children need for their words; `nil` if they cannot be used.
  ///
  /// That is so if equal shares break no word, or if there is too little room for all words.
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

  private func pushChildren(at compression: GapCompression, _ engine: inout LayoutEngine) {
    let base = engine.stacks.items.count
    var child = engine.tree.firstChild(node)
    while child >= 0 {
      let priority = engine.tree.nodes[Int(child)].priority
      engine.stacks.items.append(StackItem(node: child, gap: 0, granted: -1, priority: priority))
      child = engine.tree.sibling(child)
    }
    resolveGaps(base, at: compression, &engine)
  }

  /// Returns the minimum of a child along its stack, which only decides the order of proposals.
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
