import Ground
import WidgetRender
import WidgetTimeline

/// The live view as a value: what happens goes in, what to do about it comes out; it neither waits nor writes.
package struct LiveModel: Sendable {
  /// What the view's surroundings are to do.
  package enum Effect: Equatable, Sendable {
    /// Hand the request on under a number.
    case begin(LiveRequest, number: Int)
    case leave(ExitCode)
    case suspend
    /// Write every cell, whatever the terminal shows.
    case redraw
    /// There is nothing that the key can do here.
    case ring
  }

  /// What covers the widgets or takes the keys.
  package enum Mode: Equatable, Sendable {
    case view
    case help
    /// The text so far, and where the search began.
    case find(String, from: LiveStop?, page: Int)
  }

  /// A line for the person, until the next key.
  package struct Message: Equatable, Sendable {
    package let text: String
    package let isFailure: Bool
  }

  /// A press that a new timeline has not answered yet.
  struct Press: Equatable, Sendable {
    let number: Int
    let widget: Int64
    let action: ArchivedAction
    /// The timeline on the screen at the press.
    let timeline: Int64
  }

  /// The terminal's cells.
  package private(set) var size: CellSize
  package private(set) var widgets: [LiveWidget] = []
  package private(set) var plan = PagePlan([], columns: 0, rows: 0)
  package private(set) var entries: [Int64: LiveEntry] = [:]
  /// The sizes in which a widget showed more than fits in fewer rows.
  private var rigid: [Int64: Set<WidgetFamily>] = [:]
  package private(set) var page = 0
  package private(set) var mode = Mode.view
  package private(set) var message: Message?
  private(set) var presses: [Press] = []
  /// What can have the focus on the page that is shown, in reading order.
  private(set) var stops: [LiveStop] = []
  package private(set) var focus: LiveStop?
  /// The rows that widgets on the page need and do not have, where no border counts them.
  private var hiddenRows = 0
  private var reversals = LiveReversals()
  /// Whether the view ends when no key waits any more.
  private var isLeaving = false
  private var lastNumber = 0

  package init(size: CellSize) {
    self.size = size
  }

  /// The end of the last row.
  var status: LiveStatus {
    LiveStatus(
      hiddenRows: hiddenRows,
      page: page,
      pages: plan.pages.count,
      size: size
    )
  }

  /// The rows for widgets: the last one is for messages.
  package var widgetRows: Int { max(size.rows - 1, 1) }

  /// The places on the page that is shown.
  package var places: [PagePlan.Place] {
    plan.pages.indices.contains(page) ? plan.pages[page] : []
  }

  /// The widgets on the page that is shown, each with the family that it is shown in.
  package var shownFamilies: [(widget: Int64, family: WidgetFamily)] {
    places.map { (widgets[$0.index].id, $0.family) }
  }
}

/// What happens around the view.
extension LiveModel {
  package mutating func resize(to size: CellSize) {
    self.size = size
    rigid = [:]
    arrange()
  }

  /// Takes the widgets as they are now.
  package mutating func take(_ widgets: [LiveWidget]) {
    guard widgets != self.widgets else { return }
    self.widgets = widgets
    rigid = [:]
    let known = Set(widgets.map(\.id))
    entries = entries.filter { known.contains($0.key) }
    presses.removeAll { !known.contains($0.widget) }
    arrange()
  }

  /// Takes what widgets show now; what a timeline answers is pressed no longer.
  package mutating func take(_ entries: [Int64: LiveEntry]) {
    for (widget, entry) in entries { self.entries[widget] = entry }
    presses.removeAll { press in
      guard let entry = entries[press.widget] else { return false }
      return entry.timeline != press.timeline
    }
  }

  /// Takes the outcome of a request, and begins what waited for it.
  package mutating func end(_ number: Int, _ outcome: LiveOutcome) -> [Effect] {
    // Who performs a press makes its widget anew before it ends: there is nothing more to wait for.
    presses.removeAll { $0.number == number }
    reversals.end(number, outcome)
    show(outcome.text, isFailure: outcome.isFailure)
    var effects: [Effect] = []
    while let answer = reversals.next() {
      switch answer {
      case .begin(let request): effects.append(begin(reversal: request))
      case .waits: break
      case .nothing(let words):
        // The outcome and the answer to a key are one line.
        let before = message.map { "\($0.text); " } ?? ""
        show(before + words, isFailure: message?.isFailure ?? false)
      }
    }
    if isLeaving, !reversals.isWaiting { effects.append(.leave(.done)) }
    return effects
  }

  /// Shows a line until the next key; an empty one takes away what is shown.
  package mutating func show(_ text: String, isFailure: Bool = false) {
    message = text.isEmpty ? nil : Message(text: text, isFailure: isFailure)
  }

  /// Takes what the page that was drawn has to press.
  mutating func take(_ stops: [LiveStop], hiddenRows: Int) {
    self.hiddenRows = hiddenRows
    self.stops = stops
    focus = focus.flatMap { stops.refound($0) }
  }

  /// Plans again as long as a widget on the page gave up rows that it needs: each time one widget more keeps its own.
  mutating func keepRows(where isHiding: (PagePlan.Place, LiveWidget) -> Bool) {
    for _ in widgets {
      let hiding = places.filter { $0.isTrimmed && isHiding($0, widgets[$0.index]) }
      if hiding.isEmpty { return }
      for place in hiding { rigid[widgets[place.index].id, default: []].insert(place.family) }
      arrange()
    }
  }

  private mutating func arrange() {
    plan = PagePlan(
      widgets.map {
        PagePlan.Wanted(
          family: $0.family,
          isNamed: $0.isSizeNamed,
          smaller: $0.smaller,
          hasStatus: true,
          rigid: rigid[$0.id] ?? []
        )
      },
      columns: size.columns,
      rows: widgetRows
    )
    if let focus, let home = home(of: focus.widget) { page = home }
    page = min(page, max(plan.pages.count - 1, 0))
  }

  /// The page that a widget stands on.
  private func home(of widget: Int64) -> Int? {
    plan.pages.firstIndex { $0.contains { widgets[$0.index].id == widget } }
  }
}

/// What a person does.
extension LiveModel {
  package mutating func press(_ key: Key) -> [Effect] {
    if case .text(let text) = key, text.count > 1 {
      // Keys that were typed faster than they were read.
      return text.flatMap { press(.text(String($0))) }
    }
    switch mode {
    case .help:
      mode = .view
      return key == .control("c") ? [.leave(.interrupted)] : []
    case .find(let text, let start, let page): return find(key, text, start, page)
    case .view: break
    }
    message = nil
    switch key {
    case .control("c"): return [.leave(.interrupted)]
    // What is pasted is no key.
    case .paste: return refuse("Pasted text does nothing here")
    case .mouse(let press): return click(press)
    default: break
    }
    guard let command = LiveKeys.command(for: key) else { return pressControl(for: key) }
    return obey(command)
  }

  /// Says why a key does nothing.
  private mutating func refuse(_ words: String) -> [Effect] {
    show(words)
    return [.ring]
  }

  private mutating func obey(_ command: LiveCommand) -> [Effect] {
    switch command {
    case .leave:
      guard reversals.isWaiting, !isLeaving else { return [.leave(.done)] }
      isLeaving = true
      show("Ends after the undo; q again ends at once")
      return []
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    case .next, .previous:
      focus = stops.neighbour(of: focus, isNext: command == .next)
      return focus == nil ? refuse("Nothing here can be pressed") : []
    case .up, .down, .left, .right:
      guard let stop = stops.nearest(to: focus, command) else {
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
      mode = .help
      return []
    case .find:
      mode = .find("", from: focus, page: page)
      return []
    case .close:
      focus = nil
      return []
    case .pageUp, .pageDown: return turn(by: command == .pageUp ? -1 : 1)
    }
  }

  private mutating func turn(by pages: Int) -> [Effect] {
    guard plan.pages.indices.contains(page + pages) else {
      return refuse(pages > 0 ? "This is the last page" : "This is the first page")
    }
    page += pages
    (focus, stops) = (nil, [])
    return []
  }

  private mutating func click(_ press: MousePress) -> [Effect] {
    switch press.button {
    case .wheelUp: return turn(by: -1)
    case .wheelDown: return turn(by: 1)
    case .left: break
    }
    switch status.part(at: press.place)?.means {
    case .help: return obey(.help)
    case .nextPage: return turn(by: page + 1 < plan.pages.count ? 1 : -page)
    case nil: break
    }
    let place = places.first { $0.frame.contains(press.place) }
    guard let stop = stops.clicked(at: press.place, in: place?.frame) else {
      focus = place.flatMap { stops.nearest(to: press.place, of: widgets[$0.index].id) }
      return []
    }
    focus = stop
    return stop.target == nil ? [] : self.press(stop)
  }

  /// Presses the control of the focused widget that its author gave a key.
  private mutating func pressControl(for key: Key) -> [Effect] {
    guard let name = LiveKeys.name(of: key) else { return refuse(Self.unknown(key)) }
    let matching = stops.filter {
      if case .action(let action)? = $0.target { action.key == name } else { false }
    }
    // A widget that stands alone needs no focus for its keys.
    let inFocus = matching.first { $0.widget == focus?.widget }
    guard let stop = inFocus ?? (focus == nil && places.count == 1 ? matching.first : nil) else {
      if key == .enter { return refuse("Nothing has the focus: arrows and Tab go to a button") }
      guard let other = matching.first,
        let widget = widgets.first(where: { $0.id == other.widget })
      else { return refuse(Self.unknown(key)) }
      return refuse("\(LiveKeys.words(for: key)) is a key of \(widget.title): go there first")
    }
    if case .action(let action)? = stop.target, stop.widget == focus?.widget,
      let aimed = action.aimed(at: focus)
    {
      return perform(aimed, of: stop.widget)
    }
    focus = stop
    return press(stop)
  }

  private static func unknown(_ key: Key) -> String {
    "No key \(LiveKeys.words(for: key)) here; ? lists the keys"
  }

  private static let unanswered = "The last press there is still on its way"

  /// Does what a key means where the focus is, which stays there.
  private mutating func perform(_ action: ArchivedAction, of widget: Int64) -> [Effect] {
    guard !presses.contains(where: { $0.widget == widget && $0.action == action }) else {
      return refuse(Self.unanswered)
    }
    return [begin(.perform(action, of: widget), action, widget)]
  }

  /// What can be pressed on the page that is shown.
  var controls: [LiveStop] { stops.filter { $0.target != nil } }

  /// Presses a control of the page that is shown.
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
      // A second press before the first is answered would ask for what the screen does not show.
      guard !presses.contains(where: { $0.widget == stop.widget && $0.action == action }),
        let place = places.first(where: { widgets[$0.index].id == stop.widget })
      else { return refuse(Self.unanswered) }
      return [begin(.press(action, of: stop.widget, in: place.family), action, stop.widget)]
    }
  }

  /// Takes back the newest run of this view that stands, or does again what it took back.
  private mutating func reverse(isUndo: Bool) -> [Effect] {
    switch reversals.ask(isUndo: isUndo) {
    case .begin(let request): return [begin(reversal: request)]
    case .waits:
      show("\(isUndo ? "Undo" : "Redo") follows what is on its way")
      return []
    case .nothing(let words): return refuse(words)
    }
  }

  private mutating func begin(_ request: LiveRequest) -> Effect {
    lastNumber += 1
    return .begin(request, number: lastNumber)
  }

  private mutating func begin(reversal request: LiveRequest) -> Effect {
    let effect = begin(request)
    reversals.begin(reversal: lastNumber)
    return effect
  }

  /// Begins a press, which is marked until it is answered.
  private mutating func begin(
    _ request: LiveRequest,
    _ action: ArchivedAction,
    _ widget: Int64
  ) -> Effect {
    let effect = begin(request)
    let timeline = entries[widget]?.timeline ?? 0
    presses.append(
      Press(number: lastNumber, widget: widget, action: action, timeline: timeline)
    )
    reversals.begin(press: lastNumber)
    return effect
  }
}

/// The search for a widget.
extension LiveModel {
  private mutating func find(
    _ key: Key,
    _ text: String,
    _ start: LiveStop?,
    _ first: Int
  ) -> [Effect] {
    var text = text
    switch key {
    case .control("c"), .escape:
      mode = .view
      (page, focus) = (first, start)
      return []
    case .enter, .tab:
      mode = .view
      return text.isEmpty || found(text) != nil ? [] : refuse("No widget is called “\(text)”")
    case .text(let typed): text += typed
    case .backspace:
      guard !text.isEmpty else { return find(.escape, text, start, first) }
      text.removeLast()
    default: return [.ring]
    }
    mode = .find(text, from: start, page: first)
    guard let found = found(text) else { return [.ring] }
    page = home(of: found.id) ?? page
    // Its controls are known once it is drawn; until then the place counts.
    focus =
      stops.first { $0.widget == found.id }
      ?? LiveStop(widget: found.id, target: nil, rect: .init(origin: .zero, size: .zero), label: "")
    return []
  }

  /// The first widget whose title begins so, else has the text in its title or its name.
  private func found(_ text: String) -> LiveWidget? {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return nil }
    return widgets.first { $0.title.lowercased().hasPrefix(wanted) }
      ?? widgets.first {
        $0.title.lowercased().contains(wanted) || $0.name.lowercased().contains(wanted)
      }
  }
}
