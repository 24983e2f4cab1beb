extension ArchivedView {
  /// Returns the view with each colour replaced by the result of `change`, also in backgrounds and
  /// overlays.
  package func mapColors(_ change: (ArchivedColor) -> ArchivedColor) -> ArchivedView {
    switch self {
    case .empty, .spacer: return self
    case .text(var text):
      for index in text.runs.indices { text.runs[index].style.mapColors(change) }
      return .text(text)
    case .symbol(let name, var style):
      style.mapColors(change)
      return .symbol(name: name, style: style)
    case .sizedSymbol(var symbol):
      symbol.style.mapColors(change)
      return .sizedSymbol(symbol)
    case .divider(let color): return .divider(change(color))
    case .fill(let paint): return .fill(paint.mapColors(change))
    case .shape(var shape):
      shape.paint = shape.paint.mapColors(change)
      return .shape(shape)
    case .meter(var meter):
      meter.paint = meter.paint.mapColors(change)
      meter.track = change(meter.track)
      return .meter(meter)
    case .image(var image):
      image.tint = image.tint.map(change)
      return .image(image)
    case .stack(var stack):
      stack.children = stack.children.map { $0.mapColors(change) }
      return .stack(stack)
    case .zStack(let alignment, let children):
      return .zStack(alignment, children.map { $0.mapColors(change) })
    case .grid(var grid):
      for row in grid.rows.indices {
        for cell in grid.rows[row].cells.indices {
          grid.rows[row].cells[cell].view = grid.rows[row].cells[cell].view.mapColors(change)
        }
      }
      return .grid(grid)
    case .trackGrid(var grid):
      grid.children = grid.children.map { $0.mapColors(change) }
      return .trackGrid(grid)
    case .firstThatFits(let horizontal, let vertical, let children):
      return .firstThatFits(
        horizontal: horizontal,
        vertical: vertical,
        children.map { $0.mapColors(change) }
      )
    case .modified(let content, let modifier):
      return .modified(content.mapColors(change), modifier.mapColors(change))
    }
  }
}

extension ArchivedModifier {
  fileprivate func mapColors(_ change: (ArchivedColor) -> ArchivedColor) -> ArchivedModifier {
    switch self {
    case .overlay(let view, let alignment): .overlay(view.mapColors(change), alignment)
    case .background(let view, let alignment): .background(view.mapColors(change), alignment)
    case .containerBackground(let view, let alignment):
      .containerBackground(view.mapColors(change), alignment)
    case .alternative(let condition, let view): .alternative(condition, view.mapColors(change))
    case .widgetLabel(let view): .widgetLabel(view.mapColors(change))
    case .border(let paint): .border(paint.mapColors(change))
    case .foreground(let paint): .foreground(paint.mapColors(change))
    default: self
    }
  }
}

extension TextStyle {
  fileprivate mutating func mapColors(_ change: (ArchivedColor) -> ArchivedColor) {
    foreground = change(foreground)
    background = background.map(change)
  }
}

extension ArchivedPaint {
  /// Returns the paint with each colour replaced by the result of `change`.
  package func mapColors(_ change: (ArchivedColor) -> ArchivedColor) -> ArchivedPaint {
    switch self {
    case .color(let color): .color(change(color))
    case .linear(let gradient, let from, let to):
      .linear(gradient.mapColors(change), from: from, to: to)
    case .radial(let gradient, let center, let from, let to):
      .radial(gradient.mapColors(change), center: center, from: from, to: to)
    case .elliptical(let gradient, let center, let from, let to):
      .elliptical(gradient.mapColors(change), center: center, from: from, to: to)
    case .angular(let gradient, let center, let from, let to):
      .angular(gradient.mapColors(change), center: center, from: from, to: to)
    }
  }
}

extension ArchivedGradient {
  /// Returns the gradient with each colour replaced by the result of `change`, at the same
  /// positions.
  package func mapColors(_ change: (ArchivedColor) -> ArchivedColor) -> ArchivedGradient {
    ArchivedGradient(stops.map { Stop(change($0.color), at: $0.location) })
  }
}
