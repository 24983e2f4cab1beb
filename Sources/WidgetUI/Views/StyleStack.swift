/// The styles for one kind of control at a place: inside a style's body the next outer one holds.
struct StyleStack<Style> {
  private let fallback: Style
  private var styles: [Style] = []

  init(_ fallback: Style) {
    self.fallback = fallback
  }

  var innermost: Style { styles.last ?? fallback }

  /// The stack as a style's own body sees it, so that it may hold a control of its kind.
  var outer: StyleStack {
    var copy = self
    _ = copy.styles.popLast()
    return copy
  }

  mutating func push(_ style: Style) { styles.append(style) }
}
