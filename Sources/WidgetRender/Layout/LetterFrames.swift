// Rows of letters in equal frames, such as the weeks of a month, whose letters would touch each other (SU-91).

extension StackProposals {
  /// Columns of a frame for two letters, and from the start of one such frame to the start of the next.
  private static let columns = 2
  private static let pitch = columns + 1

  /// The exact length of the row's frames with letters, if two letters keep apart in it on a phone and not here.
  ///
  /// The step from frame to frame is more than two columns and less than three. It is `nil` for a column, and if no frame
  /// has a text in it. Frames without a gap join, and so do their grounds.
  func letterLength(_ base: Int, _ engine: borrowing LayoutEngine) -> Int? {
    guard axis == .horizontal, spacing > 0, !engine.tree.fixedFrames.isEmpty else { return nil }
    let cell = CellLength.partsPerCell
    for index in base..<engine.stacks.items.count {
      let node = engine.stacks.items[index].node
      let exact = Int(engine.tree.nodes[Int(node)].exactColumns)
      let step = exact + Int(spacing)
      if exact > 0, step > Self.columns * cell, step < Self.pitch * cell,
        framedText(in: node, engine) != nil
      {
        return exact
      }
    }
    return nil
  }

  /// Places the frames of a length three columns apart.
  func spreadLetters(_ exact: Int, _ base: Int, _ engine: inout LayoutEngine) {
    resolveGaps(base, at: .none, &engine)
    for index in base..<engine.stacks.items.count where isLetter(index, exact, engine) {
      engine.stacks.items[index].granted = Int32(Self.columns)
      if index > base, isLetter(index - 1, exact, engine) { engine.stacks.items[index].gap = 1 }
    }
  }

  /// Whether the texts of two neighbouring frames leave no column between them.
  func lettersTouch(_ base: Int, _ engine: inout LayoutEngine) -> Bool {
    guard let exact = letterLength(base, engine) else { return false }
    // The columns after the last text; `nil` after anything else.
    var room: Int?
    for index in base..<engine.stacks.items.count {
      let item = engine.stacks.items[index]
      guard isLetter(index, exact, engine), let text = framedText(in: item.node, engine) else {
        room = nil
        continue
      }
      let letters = engine.measure(text, .unspecified).length(axis)
      guard letters > 0 else {
        room = nil
        continue
      }
      let free = max(item.answer.length(axis) - letters, 0)
      if let room, room + item.gap + free / 2 <= 0 { return true }
      room = free - free / 2
    }
    return false
  }

  private func isLetter(_ index: Int, _ exact: Int, _ engine: borrowing LayoutEngine) -> Bool {
    let node = engine.stacks.items[index].node
    return Int(engine.tree.nodes[Int(node)].exactColumns) == exact
  }

  /// Returns the text in a child, if it is the only view in its frame.
  private func framedText(in node: Int32, _ engine: borrowing LayoutEngine) -> Int32? {
    var node = node
    var hasFrame = false
    while node >= 0 {
      switch engine.tree.nodes[Int(node)].kind {
      case .text: return hasFrame ? node : nil
      case .frame, .flexibleFrame: hasFrame = true
      case .transparent, .layered: break
      default: return nil
      }
      node = engine.tree.firstChild(node)
    }
    return nil
  }
}
