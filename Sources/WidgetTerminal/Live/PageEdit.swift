/// The edit of the page: the widget that keys affect, the overlay, and the requested changes.
///
/// Each change is a command of the program, which runs when the earlier ones are done. Changes have the numbers of the
/// view's requests, so that the whole edit can be undone as one.
package struct PageEdit: Equatable, Sendable {
  /// The overlay that handles the keys.
  enum Overlay: Equatable, Sendable {
    case name(LiveLine)
    case gallery(PageGallery)
    case form(PageForm)
    case keys(LiveSheet)
    /// The question whether to undo the whole edit.
    case question(changes: Int)
  }

  /// The way in which the edit ends when no change is in progress.
  enum End: Equatable, Sendable {
    case keeps, takesBack
  }

  /// The most waiting keys; further ones are ignored.
  private static let mostWaiting = 32

  /// `nil` on a page without widgets.
  var widget: Int64?
  var overlay: Overlay?
  var end: End?
  /// The numbers of the requests that were begun.
  private(set) var numbers: [Int] = []
  /// The requested changes that have not begun, in their order.
  private(set) var waiting: [PageStep] = []
  /// The request that is on its way.
  private(set) var running: Int?
  /// Whether the page is not yet seen as the last change has left it.
  private(set) var isUnseen = false
  /// The widgets before one was added, which then is the one that keys are about.
  private(set) var before: Set<Int64>?
  /// The position of the removed widget, for the focus on its successor.
  private var place = 0

  init(of widget: Int64?) {
    self.widget = widget
  }

  /// Whether keys are text.
  var isTyping: Bool {
    switch overlay {
    case .name, .gallery, .form: true
    case .keys, .question, nil: false
    }
  }

  var isBusy: Bool { running != nil || isUnseen || !waiting.isEmpty }

  /// Asks for a change; `false` where too many wait already.
  mutating func ask(for step: PageStep) -> Bool {
    guard waiting.count < Self.mostWaiting else { return false }
    waiting.append(step)
    return true
  }

  /// The change that is next, as soon as those before it are done and seen.
  mutating func next() -> PageStep? {
    guard running == nil, !isUnseen, !waiting.isEmpty else { return nil }
    return waiting.removeFirst()
  }

  /// Drops the newest change that has not begun; returns `false` if there is none.
  mutating func forgetLast() -> Bool { waiting.popLast() != nil }

  mutating func forgetAll() { waiting = [] }

  mutating func begin(_ number: Int, adding known: Set<Int64>?) {
    running = number
    numbers.append(number)
    before = known
  }

  /// Records the end of a request of this edit; returns `false` for another one.
  mutating func finish(_ number: Int) -> Bool {
    guard running == number else { return false }
    running = nil
    isUnseen = true
    return true
  }

  /// Updates the widgets.
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

  /// Goes to the widget before or after.
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
