// Rows of letters in equal frames, such as the weeks of a month, whose letters would touch each other (SU-91).

extension StackProposals {
  /// The width in columns of a frame for two letters.
  private static let columns = 2
  private static let pitch = columns + 1

  /// Returns the exact length, in parts of a cell, of the first framed text that is close to the
  /// next child.
  ///
  /// Close means that the next child starts more than two and less than three columns after the
  /// start of the frame.
  ///
  /// It is `nil` for a vertical stack, without such a text, and without spacing, because the
  /// backgrounds of such frames must touch.
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

  /// Makes each frame with the exact length two columns wide, with a gap of one column between two
  /// of them.
  func spreadLetters(_ exact: Int, _ base: Int, _ engine: inout LayoutEngine) {
    resolveGaps(base, at: .none, &engine)
    for index in base..<engine.stacks.items.count where isLetter(index, exact, engine) {
      engine.stacks.items[index].granted = Int32(Self.columns)
      if index > base, isLetter(index - 1, exact, engine) { engine.stacks.items[index].gap = 1 }
    }
  }

  /// Returns whether no column is free between the texts of two adjacent frames.
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

  /// Returns the text that is the first view in a framed child; `nil` if it is not a text or has no
  /// frame.
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
