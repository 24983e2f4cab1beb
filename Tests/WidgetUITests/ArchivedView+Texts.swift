import WidgetRender

extension ArchivedView {
  /// The texts in the view, in the order in which they are archived.
  var texts: [ArchivedText] {
    switch self {
    case .text(let text): [text]
    case .stack(let stack): stack.children.flatMap(\.texts)
    case .grid(let grid): grid.rows.flatMap { $0.cells.flatMap(\.view.texts) }
    case .trackGrid(let grid): grid.children.flatMap(\.texts)
    case .zStack(_, let children), .firstThatFits(_, _, let children): children.flatMap(\.texts)
    case .modified(let content, .overlay(let other, _)),
      .modified(let content, .background(let other, _)):
      content.texts + other.texts
    case .modified(let content, _): content.texts
    default: []
    }
  }

  /// The verbatim words in the view.
  var words: [String] {
    texts.map { text in
      text.runs.map { if case .verbatim(let words) = $0.content { words } else { "" } }.joined()
    }
  }

  /// The outer modifiers of the view, the outermost first.
  var modifiers: [ArchivedModifier] {
    if case .modified(let content, let modifier) = self {
      [modifier] + content.modifiers
    } else {
      []
    }
  }
}

extension ArchivedView {
  var children: [ArchivedView] {
    switch self {
    case .stack(let stack): stack.children
    case .grid(let grid): grid.rows.flatMap { $0.cells.map(\.view) }
    case .trackGrid(let grid): grid.children
    case .zStack(_, let children), .firstThatFits(_, _, let children): children
    case .modified(let content, _): [content]
    default: []
    }
  }

  /// All modifiers in the view, outer ones before inner ones.
  var allModifiers: [ArchivedModifier] {
    if case .modified(let content, let modifier) = self {
      [modifier] + content.allModifiers
    } else {
      children.flatMap(\.allModifiers)
    }
  }

  /// The names of the symbols in the view.
  var symbols: [String] {
    switch self {
    case .symbol(let name, _): [name]
    case .sizedSymbol(let symbol): [symbol.name]
    default: children.flatMap(\.symbols)
    }
  }

  /// The bars and rings in the view.
  var meters: [ArchivedMeter] {
    switch self {
    case .meter(let meter): [meter]
    case .modified(let content, _): content.meters
    default: children.flatMap(\.meters)
    }
  }
}
