import Ground
import WidgetRender
import WidgetTimeline

/// The live view as a value: it receives events and returns effects; it neither waits nor writes.
package struct LiveModel: Sendable {
  // Set by the extensions in the files beside this one.
  var pages: LivePages
  package internal(set) var mode = Mode.view
  package internal(set) var message: Message?
  /// A delivered reminder that the user has not seen; it is shown below messages until a key is pressed after it
  /// appeared.
  private(set) var reminder: Message?
  var requests = LiveRequests()
  /// The stops of the focus on the visible page, in reading order.
  var stops: [LiveStop] = []
  package internal(set) var focus: LiveStop?
  /// Whether the view ends when no key waits any more.
  var isLeaving = false
  var rows = LiveRows()
  /// The questions of commands that wait, the oldest first.
  var asked: [LiveAsked] = []
  /// The widgets whose rows are scrolled or searched.
  var scrolls: [Int64: LiveScroll] = [:]
  /// The scrollable windows on the visible page.
  var windows: [Int64: LiveWindow] = [:]
  /// The commands that were typed before, the oldest first.
  var history: [String] = []
  /// The boards that have tabs, and the one in view.
  package internal(set) var boards = LiveBoards()
  /// Whether the page can be edited.
  package var canEdit = false
  /// The palettes that `T` shows in turn; `nil` if there is no choice.
  var palettes: LiveThemes?
  /// Whether the user allows copying to the terminal's clipboard; `nil` if they were not asked.
  package var mayCopy: Bool?

  package private(set) var entries: [Int64: LiveEntry] = [:]
  /// The number of hidden rows on the page that no border shows.
  private(set) var hiddenRows = 0

  /// The names in the line above the widgets.
  package var header = LiveHeader()
  /// The picture of a widget in one line, for the line above the widgets; `nil` for none.
  package var headline: LiveEntry?
  /// Whether no key was pressed yet.
  var isFresh = true
  /// The stack that was turned last.
  var turnedStack: String?

  /// Creates a view; if `isFilled`, widgets fill the terminal, otherwise each has its own size.
  package init(size: CellSize, isFilled: Bool = true) {
    pages = LivePages(size: size, isFilled: isFilled)
  }

  /// The terminal's cells.
  package var size: CellSize { pages.size }
  package var widgets: [LiveWidget] { pages.widgets }
  package var plan: PagePlan { pages.plan }
  package var page: Int { pages.page }
  /// The places on the page that is shown.
  package var places: [PagePlan.Place] { pages.places }
  /// The widgets on the page that is shown, each with the family that it is shown in.
  package var shownFamilies: [(widget: Int64, family: WidgetFamily)] { pages.shownFamilies }

  /// The edit of the page; `nil` while it is not edited.
  var edit: PageEdit? { if case .edit(let edit) = mode { edit } else { nil } }

  /// The widget that keys without a row are about: the one in focus, or the only one on the page.
  var meantWidget: Int64? {
    focus?.widget ?? (places.count == 1 ? widgets[places[0].index].id : nil)
  }

  /// The widget that stays in view.
  private var kept: Int64? { edit?.widget ?? focus?.widget }
}

/// Events around the view.
extension LiveModel {
  package mutating func resize(to size: CellSize) {
    pages.resize(to: size, keeping: kept)
  }

  /// Updates the widgets.
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

  /// Stores the current entries of the widgets; presses that a new timeline has settled end.
  package mutating func take(_ entries: [Int64: LiveEntry]) {
    for (widget, entry) in entries { self.entries[widget] = entry }
    requests.end(answeredBy: entries)
  }

  /// Handles the outcome of a request, and begins the next one that waited for it.
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
        // The outcome and the answer to a key are one line.
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

  /// Shows a line until a key is pressed while nothing else is in its place; the newest comes first.
  package mutating func remind(_ line: String) {
    let before = reminder.map { " · \($0.text)" } ?? ""
    reminder = Message(text: String((line + before).prefix(Self.mostReminded)), isFailure: false)
  }

  /// The most characters of reminders that were not seen yet, more than fit on a line.
  private static let mostReminded = 500

  /// Removes the line that the user has seen.
  mutating func dismissLine() {
    if message == nil { reminder = nil }
    message = nil
  }

  /// Stores the controls and the scrolling parts of the page that was drawn.
  ///
  /// - Returns: Whether the page must be drawn again because other rows are to be visible.
  mutating func take(
    _ stops: [LiveStop],
    hiddenRows: Int,
    windows: [Int64: LiveWindow]
  ) -> Bool {
    self.hiddenRows = hiddenRows
    self.stops = stops
    focus = focus.flatMap { focus in
      // A row that moves out of sight by itself, as it was done, leaves the focus to the next one there.
      let isStill =
        self.windows[focus.widget]?.window?.first == windows[focus.widget]?.window?.first
        && scrolls[focus.widget]?.followsFocus != true
      return focus.isBeyond || !isStill
        ? stops.refound(focus) : seenStops.refound(focus) ?? stops.refound(focus)
    }
    focusAdded()
    return take(windows)
  }

  /// Plans again as long as a widget on the page gave up cells that it needs.
  mutating func keepCells(where hidden: (PagePlan.Place, LiveWidget) -> HiddenCells) {
    pages.keepCells(keeping: kept, where: hidden)
  }
}
