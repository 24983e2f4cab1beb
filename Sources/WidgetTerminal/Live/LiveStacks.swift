import WidgetRender

/// Stacks of several widgets in one position, which keys turn.
extension LiveModel {
  /// The focused widget, whose stack must not turn by itself; `nil` if it is not in a stack.
  var keptInFront: Int64? {
    let widget = edit?.widget ?? focus?.widget
    return widget.flatMap { pages.widget($0) }.flatMap { $0.stack == nil ? nil : $0.id }
  }

  /// Brings the next or previous member of a stack to the front.
  mutating func turnStack(forward: Bool) -> [Effect] {
    if let focus, pages.widget(focus.widget)?.stack == nil {
      return refuse("\(pages.widget(focus.widget)?.title ?? "It") is in no stack")
    }
    let stacked = places.map { widgets[$0.index] }.filter { $0.stack != nil }
    guard !stacked.isEmpty else {
      return refuse("There is no stack here: ':stack NAME add KIND' makes one")
    }
    let meant =
      stacked.first { $0.id == focus?.widget } ?? stacked.first { $0.stack?.name == turnedStack }
      ?? (stacked.count == 1 ? stacked[0] : nil)
    guard let meant, let stack = meant.stack else {
      return refuse("Several stacks are here: arrows and Tab go to one")
    }
    guard stack.count > 1 else {
      return refuse("\(meant.title) is alone in the stack \(stack.name)")
    }
    turnedStack = stack.name
    return [.turnStack(of: meant.id, forward: forward)]
  }

  /// Moves the focus to the front of a stack, if the focused widget has left it.
  mutating func followFront(of stack: String?) {
    guard let stack, let focus, pages.widget(focus.widget) == nil,
      let front = widgets.first(where: { $0.stack?.name == stack }),
      let place = places.first(where: { widgets[$0.index].id == front.id })
    else { return }
    var rect = place.frame
    rect.size.rows = 1
    self.focus = LiveStop(widget: front.id, target: nil, rect: rect, label: front.title)
  }
}
