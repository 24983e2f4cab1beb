/// The editing of the page: the selected widget, the overlay, and the requested changes.
///
/// Each change is a command of the program, which runs after the earlier ones have ended. Changes
/// have the numbers of the view's requests, so that the whole edit can be undone as one.
package struct PageEdit: Equatable, Sendable {
  /// An overlay over the edited page, which handles the keys while it is shown.
  enum Overlay: Equatable, Sendable {
    case name(LiveLine)
    case gallery(PageGallery)
    case form(PageForm)
    case keys(LiveSheet)
    /// The question whether to undo the whole edit.
    case question(changes: Int)
  }

  /// The way in which the edit ends after the last change.
  enum End: Equatable, Sendable {
    case keeps, takesBack
  }

  /// The most changes of the page that may wait; further ones are rejected.
  private static let mostWaiting = 32

  /// The selected widget; `nil` on a page without widgets.
  var widget: Int64?
  var overlay: Overlay?
  var end: End?
  /// The numbers of the requests that were begun in this edit.
  private(set) var numbers: [Int] = []
  /// The requested changes that have not begun, in order.
  private(set) var waiting: [PageStep] = []
  /// The number of the change that is in progress; `nil` if there is none.
  private(set) var running: Int?
  /// Whether the widgets were not read again since the last change.
  private(set) var isUnseen = false
  /// The ids of the widgets before one was added, by which the new widget is found and selected;
  /// `nil` if none is being added.
  private(set) var before: Set<Int64>?
  /// The index of the selected widget; if that widget is removed, the next one at this index is
  /// selected.
  private var place = 0

  init(of widget: Int64?) {
    self.widget = widget
  }

  /// Whether the user is typing text, so that keys are inserted and not performed.
  var isTyping: Bool {
    switch overlay {
    case .name, .gallery, .form: true
    case .keys, .question, nil: false
    }
  }

  var isBusy: Bool { running != nil || isUnseen || !waiting.isEmpty }

  /// Requests a change; returns `false` if too many are waiting.
  mutating func ask(for step: PageStep) -> Bool {
    guard waiting.count < Self.mostWaiting else { return false }
    waiting.append(step)
    return true
  }

  /// Returns the next change, if those before it have ended and the widgets were read again;
  /// otherwise `nil`.
  mutating func next() -> PageStep? {
    guard running == nil, !isUnseen, !waiting.isEmpty else { return nil }
    return waiting.removeFirst()
  }

  /// Drops the latest change that has not begun; returns `false` if there is none.
  mutating func forgetLast() -> Bool { waiting.popLast() != nil }

  mutating func forgetAll() { waiting = [] }

  mutating func begin(_ number: Int, adding known: Set<Int64>?) {
    running = number
    numbers.append(number)
    before = known
  }

  /// Records the end of a change of this edit; returns `false` for any other request.
  mutating func finish(_ number: Int) -> Bool {
    guard running == number else { return false }
    running = nil
    isUnseen = true
    return true
  }

  /// Stores the widgets after they were read again, and updates the selection.
  mutating func see(_ widgets: [LiveWidget]) {
    if running == nil { isUnseen = false }
    if let known = before, let added = widgets.last(where: { !known.contains($0.id) }) {
      (widget, before) = (added.id, nil)
    }
    if let index = widgets.firstIndex(where: { $0.id == widget }) {
      place = index
    } else {
      place = min(place, max(widgets.count - 1, 0))
      widget = widgets.isEmpty ? nil : widgets[place].id
    }
  }

  /// Selects the widget `count` positions further; the last one is followed by the first.
  mutating func step(by count: Int, among widgets: [LiveWidget]) {
    guard !widgets.isEmpty else { return }
    place = (place + count + widgets.count) % widgets.count
    widget = widgets[place].id
  }

  mutating func go(to id: Int64, among widgets: [LiveWidget]) {
    guard let index = widgets.firstIndex(where: { $0.id == id }) else { return }
    (widget, place) = (id, index)
  }
}
