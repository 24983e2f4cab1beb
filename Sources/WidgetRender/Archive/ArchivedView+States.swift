extension ArchivedView {
  /// The archive as it looks from a press of a control until a new timeline answers it.
  ///
  /// A toggle shows its other state (WK-97), every part that the press puts out of date the look that its author
  /// gave it for that (WK-98). What holds the pressed control stays, so that its new state is seen.
  package func pressing(_ action: ArchivedAction) -> ArchivedView {
    var press = Press(action: action)
    return press.pressed(self)
  }

  /// The archive without what it looks like in other states: what is drawn at once, and no more.
  package var withoutAlternatives: ArchivedView {
    if case .modified(let content, .alternative) = self { return content.withoutAlternatives }
    return mapInner { $0.withoutAlternatives }
  }
}

/// One walk through an archive with a control that is pressed.
private struct Press {
  let action: ArchivedAction
  /// Whether the control was met so far.
  private var isMet = false

  init(action: ArchivedAction) {
    self.action = action
  }

  mutating func pressed(_ view: ArchivedView) -> ArchivedView {
    switch view {
    case .modified(let content, .action(action)):
      isMet = true
      return .modified(flipped(content), .action(action))
    case .modified(let content, .alternative(.invalidated, let other)):
      let before = isMet
      isMet = false
      let pressed = pressed(content)
      defer { isMet = isMet || before }
      return isMet ? pressed : other
    case .modified(let content, .alternative(.flipped, _)): return pressed(content)
    default: return view.mapInner { self.pressed($0) }
    }
  }

  /// Returns the content of the control in the flipped state; a control inside it is separate.
  private func flipped(_ view: ArchivedView) -> ArchivedView {
    switch view {
    case .modified(_, .alternative(.flipped, let other)): other
    case .modified(_, .action): view
    default: view.mapInner { flipped($0) }
    }
  }
}
