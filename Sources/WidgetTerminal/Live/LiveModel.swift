import Ground
import WidgetRender
import WidgetTimeline

/// The state of the live view as a value: it receives events and returns effects; it neither waits
/// nor writes.
package struct LiveModel: Sendable {
  // Set by the extensions in the files beside this one.
  var pages: LivePages
  package internal(set) var mode = Mode.view
  package internal(set) var message: Message?
  /// A delivered reminder that the user has not seen yet; `nil` for none.
  ///
  /// Messages are shown first. It is removed by the first key that is pressed while it is visible.
  private(set) var reminder: Message?
  var requests = LiveRequests()
  /// The focus stops on the visible page, in reading order.
  var stops: [LiveStop] = []
  package internal(set) var focus: LiveStop?
  /// Whether the view ends once all pressed keys for undo and redo are handled.
  ///
  /// The user has asked to leave while such keys wait for unfinished requests.
  var isLeaving = false
  var rows = LiveRows()
  /// The questions of waiting commands, oldest first.
  var asked: [LiveAsked] = []
  /// The widgets whose rows are scrolled or searched.
  var scrolls: [Int64: LiveScroll] = [:]
  /// The scrollable windows on the visible page.
  var windows: [Int64: LiveWindow] = [:]
  /// The commands that were typed before, oldest first.
  var history: [String] = []
  /// The boards that are tabs, and the one in view.
  package internal(set) var boards = LiveBoards()
  /// Whether the widgets of the page can be moved, changed and removed.
  package var canEdit = false
  /// The palettes that the key `T` shows one after the other; `nil` if there is no choice.
  var palettes: LiveThemes?
  /// Whether the user allows copying to the terminal's clipboard; `nil` if that is not set.
  package var mayCopy: Bool?

  package private(set) var entries: [Int64: LiveEntry] = [:]
  /// The number of hidden rows on the page that no border shows.
  private(set) var hiddenRows = 0

  /// The line above the widgets, with the names of the boards and a clock.
  package var header = LiveHeader()
  /// The entry of the widget in the line above the widgets; `nil` for none.
  package var headline: LiveEntry?
  /// Whether no key was pressed yet.
  var isFresh = true
  /// The name of the stack that was turned last; `nil` for none.
  var turnedStack: String?

  /// Creates a view; if `isFilled` is `true`, widgets fill the terminal, otherwise each has its own
  /// size.
  package init(size: CellSize, isFilled: Bool = true) {
    pages = LivePages(size: size, isFilled: isFilled)
  }

  /// The size of the terminal in cells.
  package var size: CellSize { pages.size }
  package var widgets: [LiveWidget] { pages.widgets }
  package var plan: PagePlan { pages.plan }
  package var page: Int { pages.page }
  /// The widgets on the visible page with their positions.
  package var places: [PagePlan.Place] { pages.places }
  /// The widgets on the visible page, each with the family in which it is shown.
  package var shownFamilies: [(widget: Int64, family: WidgetFamily)] { pages.shownFamilies }

  /// The edit of the page; `nil` while it is not edited.
  var edit: PageEdit? { if case .edit(let edit) = mode { edit } else { nil } }

  /// The widget that keys without a row act on: the one in focus, or the only one on the page;
  /// otherwise `nil`.
  var meantWidget: Int64? {
    focus?.widget ?? (places.count == 1 ? widgets[places[0].index].id : nil)
  }

  /// The widget whose page stays visible when pages are planned again: the edited one, or else the
  /// one in focus; otherwise `nil`.
  private var kept: Int64? { edit?.widget ?? focus?.widget }
}

/// Events around the view, such as changed widgets and ended requests.
extension LiveModel {
  package mutating func resize(to size: CellSize) {
    pages.resize(to: size, keeping: kept)
  }

  /// Stores the widgets that were read from the source, and plans the pages again if they have
  /// changed.
  package mutating func take(_ widgets: [LiveWidget]) {
    guard widgets != self.widgets else { return }
    let known = Set(widgets.map(\.id))
    entries = entries.filter { known.contains($0.key) }
    scrolls = scrolls.filter { known.contains($0.key) }
    requests.keepPresses(of: known)
    let stack = focus.flatMap { pages.widget($0.widget)?.stack?.name }
    pages.take(widgets, keeping: kept)
    followFront(of: stack)
  }

  /// Stores the current entries of the widgets, and ends the presses of widgets that now show
  /// another timeline than at the press.
  package mutating func take(_ entries: [Int64: LiveEntry]) {
    for (widget, entry) in entries { self.entries[widget] = entry }
    requests.end(answeredBy: entries)
  }

  /// Handles the outcome of a request, and begins those that waited for it.
  package mutating func end(_ number: Int, _ outcome: LiveOutcome) -> [Effect] {
    if let lookup = requests.endLookup(number) {
      return finishPicture(number, outcome) ?? finishLearning(lookup) ?? []
    }
    requests.end(number, outcome)
    forgetAsked(number)
    if let command = outcome.asking, history.last != command { history.append(command) }
    show(outcome)
    endRow(number, outcome)
    finishChange(number, outcome)
    var effects: [Effect] = []
    while let answer = requests.next() {
      switch answer {
      case .begin(let request): effects.append(begin(request))
      case .waits: break
      case .nothing(let words):
        // The outcome and the answer to a key are shown in one line.
        let before = message.map { "\($0.text); " } ?? ""
        show(before + words, isFailure: message?.isFailure ?? false)
      }
    }
    if isLeaving, !requests.isWaiting { effects.append(.leave(.done)) }
    openAsked()
    return effects
  }

  /// Shows the outcome of a request: a text of several lines covers the page, unless the user is typing.
  private mutating func show(_ outcome: LiveOutcome) {
    show(outcome.text, isFailure: outcome.isFailure)
    if let sheet = outcome.sheet, mode == .view { mode = .sheet(sheet) }
  }

  /// Begins a request and returns its effect.
  mutating func begin(_ request: LiveRequest) -> Effect { requests.begin(request, over: entries) }

  /// Shows a message until the next key; an empty one removes the present message.
  package mutating func show(_ text: String, isFailure: Bool = false) {
    message = text.isEmpty ? nil : Message(text: text, isFailure: isFailure)
  }

  /// Adds a reminder, the newest first; it is shown until a key is pressed while it is visible.
  package mutating func remind(_ line: String) {
    let before = reminder.map { " · \($0.text)" } ?? ""
    reminder = Message(text: String((line + before).prefix(Self.mostReminded)), isFailure: false)
  }

  /// The most characters of unseen reminders, more than fit in a line.
  private static let mostReminded = 500

  /// Removes the message, or the reminder if there is no message.
  mutating func dismissLine() {
    if message == nil { reminder = nil }
    message = nil
  }

  /// Stores the controls and the scrollable parts of the page as drawn.
  ///
  /// - Returns: Whether the page must be drawn again because other rows must be visible.
  mutating func take(
    _ stops: [LiveStop],
    hiddenRows: Int,
    windows: [Int64: LiveWindow]
  ) -> Bool {
    self.hiddenRows = hiddenRows
    self.stops = stops
    focus = focus.flatMap { focus in
      // If a row moves out of sight by itself, because it is done, the next row there gets the focus.
      let isStill =
        self.windows[focus.widget]?.window?.first == windows[focus.widget]?.window?.first
        && scrolls[focus.widget]?.followsFocus != true
      return focus.isBeyond || !isStill
        ? stops.refound(focus) : seenStops.refound(focus) ?? stops.refound(focus)
    }
    focusAdded()
    return take(windows)
  }

  /// Plans the pages again until no widget on this page hides content because it was made smaller
  /// than its size.
  mutating func keepCells(where hidden: (PagePlan.Place, LiveWidget) -> HiddenCells) {
    pages.keepCells(keeping: kept, where: hidden)
  }
}
