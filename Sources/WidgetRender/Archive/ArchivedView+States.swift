extension ArchivedView {
  /// Returns the archive in the state between a press of a control and the new timeline that answers it.
  ///
  /// A toggle shows its other state (WK-97). Each part that the press makes out of date shows the view that its author
  /// defined for that state (WK-98). Views around the pressed control are not replaced, so that its new state is visible.
  package func pressing(_ action: ArchivedAction) -> ArchivedView {
    var press = Press(action: action)
    return press.pressed(self)
  }

  /// The archive without the alternative views for other states.
  package var withoutAlternatives: ArchivedView {
    if case .modified(let content, .alternative) = self { return content.withoutAlternatives }
    return mapInner { $0.withoutAlternatives }
  }
}

/// A search for the pressed control, which replaces out-of-date views on its way to the control.
private struct Press {
  let action: ArchivedAction
  /// Whether the pressed control was found in the part searched so far.
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

  /// Returns the content of the pressed control in its flipped state; a control inside it is
  /// unchanged.
  private func flipped(_ view: ArchivedView) -> ArchivedView {
    switch view {
    case .modified(_, .alternative(.flipped, let other)): other
    case .modified(_, .action): view
    default: view.mapInner { flipped($0) }
    }
  }
}
