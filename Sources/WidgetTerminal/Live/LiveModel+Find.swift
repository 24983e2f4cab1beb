import WidgetRender

/// Searching for a widget by its title while the user types.
extension LiveModel {
  mutating func find(_ key: Key, _ text: String, _ start: LiveStop?, _ first: Int)
    -> [Effect]
  {
    var text = text
    switch key {
    case .control("c"), .escape:
      mode = .view
      pages.show(first)
      focus = start
      return []
    case .enter, .tab:
      mode = .view
      if text.isEmpty || pages.widget(called: text) != nil { return [] }
      return refuse("No widget is called “\(text)”")
    case .text(let typed): text += typed
    case .backspace:
      guard !text.isEmpty else { return find(.escape, text, start, first) }
      text.removeLast()
    default: return [.ring]
    }
    mode = .find(text, from: start, page: first)
    guard let found = pages.widget(called: text) else { return [.ring] }
    pages.show(pages.home(of: found.id) ?? page)
    // Its controls are known only after it is drawn; until then the widget itself has the focus.
    focus =
      stops.first { $0.widget == found.id }
      ?? LiveStop(widget: found.id, target: nil, rect: .init(origin: .zero, size: .zero), label: "")
    return []
  }
}
