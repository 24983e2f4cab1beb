extension ArchivedView {
  /// Returns the view with each view directly inside it, or in its modifier, replaced by the result
  /// of `change`.
  package func mapInner(_ change: (ArchivedView) -> ArchivedView) -> ArchivedView {
    switch self {
    case .modified(let content, let modifier):
      return .modified(change(content), modifier.mapInner(change))
    case .stack(var stack):
      stack.children = stack.children.map(change)
      return .stack(stack)
    case .zStack(let alignment, let children): return .zStack(alignment, children.map(change))
    case .firstThatFits(let horizontal, let vertical, let children):
      return .firstThatFits(horizontal: horizontal, vertical: vertical, children.map(change))
    case .grid(var grid):
      for row in grid.rows.indices {
        for cell in grid.rows[row].cells.indices {
          grid.rows[row].cells[cell].view = change(grid.rows[row].cells[cell].view)
        }
      }
      return .grid(grid)
    case .trackGrid(var grid):
      grid.children = grid.children.map(change)
      return .trackGrid(grid)
    case .empty, .text, .symbol, .sizedSymbol, .spacer, .divider, .fill, .shape, .meter, .image:
      return self
    }
  }
}

extension ArchivedModifier {
  /// Whether the modifier contains a view of its own, such as a background or a mask.
  var holdsView: Bool {
    switch self {
    case .overlay, .background, .containerBackground, .mask, .alternative, .widgetLabel: true
    default: false
    }
  }

  /// Returns the modifier with the view that it contains, if any, replaced by the result of
  /// `change`.
  func mapInner(_ change: (ArchivedView) -> ArchivedView) -> ArchivedModifier {
    switch self {
    case .overlay(let view, let alignment): .overlay(change(view), alignment)
    case .background(let view, let alignment): .background(change(view), alignment)
    case .containerBackground(let view, let alignment):
      .containerBackground(change(view), alignment)
    case .mask(let view, let alignment): .mask(change(view), alignment)
    case .alternative(let condition, let view): .alternative(condition, change(view))
    case .widgetLabel(let view): .widgetLabel(change(view))
    default: self
    }
  }
}
