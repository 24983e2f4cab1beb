import WidgetRender

/// Handling of the user's keys.
extension LiveModel {
  package mutating func press(_ key: Key) -> [Effect] {
    // A waiting question is shown before a key can answer it.
    defer { openAsked() }
    if case .text(let text) = key, text.count > 1, !isTyping {
      // Keys that were typed faster than they were read.
      return text.flatMap { react(to: .text(String($0))) }
    }
    return react(to: key)
  }

  private mutating func react(to key: Key) -> [Effect] {
    switch mode {
    case .help:
      mode = .view
      return key == .control("c") ? [.leave(.interrupted)] : []
    case .find(let text, let start, let page): return find(key, text, start, page)
    case .filter(let widget, let before): return filter(key, in: widget, before)
    case .line(let line): return press(key, in: line)
    case .sheet(let sheet): return press(key, in: sheet)
    case .choice(let choice): return press(key, in: choice)
    case .edit(let edit): return press(key, in: edit)
    case .question(let question): return press(key, in: question)
    case .asked(let asked): return press(key, in: asked)
    case .themes(let themes): return press(key, in: themes)
    case .view: break
    }
    // A click refers to the screen before messages are removed.
    let part: LivePart? = if case .mouse(let press) = key { part(at: press.place) } else { nil }
    dismissLine()
    isFresh = false
    switch key {
    case .control("c"): return [.leave(.interrupted)]
    // Pasted text does not act as keys.
    case .paste: return refuse("Pasted text does nothing here")
    case .mouse(let press): return click(press, part)
    default: break
    }
    if let effects = goToBoard(key) ?? pressOwn(key) { return effects }
    guard let command = LiveKeys.command(for: key) else {
      return pressUnfocused(key) ?? pressControl(for: key)
    }
    return obey(command)
  }

  /// Shows the reason why a key has no effect, and rings the bell.
  mutating func refuse(_ words: String) -> [Effect] {
    show(words)
    return [.ring]
  }

  mutating func obey(_ command: LiveCommand) -> [Effect] {
    switch command {
    case .leave:
      guard requests.isWaiting, !isLeaving else { return [.leave(.done)] }
      isLeaving = true
      show("Ends after the undo; q again ends at once")
      return []
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    case .next, .previous:
      focus = seenStops.neighbour(of: focus, isNext: command == .next)
      return focus == nil ? refuse("Nothing here can be pressed") : []
    case .up, .down, .left, .right:
      if step(command) { return [] }
      guard let stop = seenStops.nearest(to: focus, command) ?? nextColumn(command) else {
        return refuse("Nothing further in that direction")
      }
      focus = stop
      return []
    case .press:
      guard let focus else { return pressControl(for: .enter) }
      return press(focus)
    case .undo, .redo: return reverse(isUndo: command == .undo)
    case .refresh:
      guard !widgets.isEmpty else { return refuse("No widget to refresh") }
      show("Refreshing …")
      return [begin(.refresh(widgets.map(\.id)))]
    case .help:
      // If there is no room for the table, it is shown as text that can be scrolled.
      let fits = LiveKeys.help(rowKeys, in: size, isASCII: false) != nil
      mode = fits ? .help : .sheet(LiveSheet(title: "Keys", text: LiveKeys.text(rowKeys)))
      return []
    case .find where canFilter: return openFilter()
    case .find:
      mode = .find("", from: focus, page: page)
      return []
    case .command:
      open(LiveLine(.command, prompt: ":", history: history))
      return []
    case .edit: return openEdit()
    case .themes: return showThemes()
    case .copy: return copyFocus()
    case .timeline:
      guard let widget = meantWidget else {
        return refuse("Nothing has the focus: arrows and Tab go to a widget")
      }
      return [begin(.timeline(widget))]
    case .zoom: return zoom()
    case .close:
      // The search ends first, then the focus is removed, then the page of one widget ends.
      if let widget = focus?.widget, scrolls[widget]?.query.isEmpty == false {
        search("", in: widget)
        return []
      }
      if focus == nil {
        pages.zoom(to: nil, keeping: nil)
        scrolls = [:]
      }
      focus = nil
      return []
    case .pageUp, .pageDown:
      let pages = command == .pageUp ? -1 : 1
      return turnRows(by: pages) ? [] : turn(by: pages)
    case .first, .last: return goToEnd(isLast: command == .last)
    case .previousOfStack, .nextOfStack: return turnStack(forward: command == .nextOfStack)
    }
  }

  private mutating func zoom() -> [Effect] {
    guard pages.zoomed == nil else {
      pages.zoom(to: nil, keeping: focus?.widget)
      return []
    }
    guard let widget = focus?.widget ?? places.first.map({ widgets[$0.index].id }) else {
      return refuse("There is no widget")
    }
    pages.zoom(to: widget, keeping: widget)
    return []
  }

  private mutating func turn(by pages: Int) -> [Effect] {
    guard self.pages.turn(by: pages) else {
      return refuse(pages > 0 ? "This is the last page" : "This is the first page")
    }
    (focus, stops) = (nil, [])
    return []
  }

  private mutating func click(_ press: MousePress, _ part: LivePart?) -> [Effect] {
    switch press.button {
    case .wheelUp: return wheel(-1, at: press.place)
    case .wheelDown: return wheel(1, at: press.place)
    case .left: break
    }
    switch part?.means {
    case .key(let key): return self.press(key)
    case .board(let index): return showBoard(index)
    case .nextPage: return turn(by: page + 1 < plan.pages.count ? 1 : -page)
    case nil: break
    }
    let place = places.first { $0.frame.contains(press.place) }
    guard let stop = seenStops.clicked(at: press.place, in: place?.frame) else {
      focus = place.flatMap { seenStops.nearest(to: press.place, of: widgets[$0.index].id) }
      return []
    }
    focus = stop
    return stop.target == nil ? [] : self.press(stop)
  }

  /// Scrolls the rows of the widget at a position, or turns the page if that widget has no hidden
  /// rows.
  private mutating func wheel(_ direction: Int, at place: CellPoint) -> [Effect] {
    let widget = places.first { $0.frame.contains(place) }.map { widgets[$0.index].id }
    if let widget, windows[widget]?.hidesRows == true {
      _ = scroll(widget, by: direction * Self.wheelRows)
      return []
    }
    return turn(by: direction)
  }

  private static var wheelRows: Int { 3 }

  /// Presses the control with this key in the focused widget.
  mutating func pressControl(for key: Key) -> [Effect] {
    guard let name = LiveKeys.name(of: key) else { return refuse(Self.unknown(key)) }
    let matching = stops.filter { $0.action?.key == name }
    guard let stop = own(matching) else {
      if key == .enter { return refuse("Nothing has the focus: arrows and Tab go to a button") }
      guard let other = matching.first, let widget = pages.widget(other.widget) else {
        return refuse(Self.unknown(key))
      }
      return refuse("\(LiveKeys.words(for: key)) is a key of \(widget.title): go there first")
    }
    if stop.widget == focus?.widget, let aimed = stop.action?.aimed(at: focus) {
      return perform(aimed, of: stop.widget)
    }
    focus = stop
    return press(stop)
  }

  /// Returns whether the widget in focus has a control with this key.
  func hasControl(for key: Key) -> Bool {
    let name = LiveKeys.name(of: key)
    return own(stops.filter { $0.action?.key == name }) != nil
  }

  /// Returns the first of these controls that is in the focused widget; `nil` if there is none.
  ///
  /// Without a focus, it is the first control of the only widget on the page.
  private func own(_ controls: [LiveStop]) -> LiveStop? {
    controls.first { $0.widget == focus?.widget }
      ?? (focus == nil && places.count == 1 ? controls.first : nil)
  }

  private static func unknown(_ key: Key) -> String {
    "No key \(LiveKeys.words(for: key)) here; ? lists the keys"
  }

  static let unanswered = "The last press there is still on its way"

  /// Performs an action on the row in focus, which keeps the focus.
  private mutating func perform(_ action: ArchivedAction, of widget: Int64) -> [Effect] {
    guard !requests.hasPress(action, of: widget) else { return refuse(Self.unanswered) }
    return [begin(.perform(action, of: widget))]
  }

  /// The focus stops on the visible page that are controls.
  var controls: [LiveStop] { stops.filter { $0.target != nil } }

  /// Presses a control of the visible page.
  mutating func press(_ stop: LiveStop) -> [Effect] {
    switch stop.target {
    case nil: return refuse("\(stop.label) has nothing to press")
    case .link(let address):
      guard let checked = LinkAddress.checked(address) else {
        show("nothing here opens \(address)", isFailure: true)
        return [.ring]
      }
      show(checked)
      return [begin(.open(checked))]
    case .action(let action):
      // A second press before the first is answered would refer to a state that is not shown.
      guard !requests.hasPress(action, of: stop.widget),
        let place = places.first(where: { widgets[$0.index].id == stop.widget })
      else { return refuse(Self.unanswered) }
      let family = entries[stop.widget]?.family ?? place.family
      return [begin(.press(action, of: stop.widget, in: family))]
    }
  }

  /// Undoes the latest run of an intent that this view started, or redoes the latest undone one.
  mutating func reverse(isUndo: Bool) -> [Effect] {
    switch requests.ask(isUndo: isUndo) {
    case .begin(let request): return [begin(request)]
    case .waits:
      show("\(isUndo ? "Undo" : "Redo") follows what is on its way")
      return []
    case .nothing(let words): return refuse(words)
    }
  }
}
