import WidgetRender

/// The requests of the live view, each with a number.
///
/// A press of a control counts as unanswered until its widget shows a new timeline.
struct LiveRequests: Sendable {
  private struct Press {
    let number: Int
    let widget: Int64
    let action: ArchivedAction
    /// The number of the timeline that was shown at the press.
    let timeline: Int64
  }

  /// The presses of controls whose widgets still show the same timeline as at the press.
  private var presses: [Press] = []
  private var reversals = LiveReversals()
  private var lastNumber = 0
  /// The requests that change nothing, by number.
  private var lookups: [Int: LiveRequest] = [:]

  /// Whether keys for undo or redo wait for requests that have not ended.
  var isWaiting: Bool { reversals.isWaiting }

  func hasPress(_ action: ArchivedAction, of widget: Int64) -> Bool {
    presses.contains { $0.widget == widget && $0.action == action }
  }

  func pressed(of widget: Int64) -> [ArchivedAction] {
    presses.filter { $0.widget == widget }.map(\.action)
  }

  /// Begins a request and returns its effect; a press is recorded with the timeline that is shown.
  mutating func begin(
    _ request: LiveRequest,
    over entries: [Int64: LiveEntry]
  ) -> LiveModel.Effect {
    lastNumber += 1
    switch request {
    case .press(let action, let widget, _), .perform(let action, let widget):
      let timeline = entries[widget]?.timeline ?? 0
      presses.append(
        Press(number: lastNumber, widget: widget, action: action, timeline: timeline)
      )
      reversals.begin(press: lastNumber)
    case .command, .row, .change: reversals.begin(press: lastNumber)
    case .undo, .redo: reversals.begin(reversal: lastNumber)
    case .learn, .picture: lookups[lastNumber] = request
    case .refresh, .open, .timeline, .setting: break
    }
    return .begin(request, number: lastNumber)
  }

  /// Ends the request of this number if it changes nothing, and returns it; `nil` for other
  /// requests.
  mutating func endLookup(_ number: Int) -> LiveRequest? { lookups.removeValue(forKey: number) }

  /// Returns how many of these requests are still active, or have made changes that are not undone.
  func standing(of numbers: [Int]) -> Int { reversals.standing(of: numbers) }

  /// Returns whether the request that would be undone next is one of these.
  func isNewest(among numbers: [Int]) -> Bool { reversals.isNewest(among: numbers) }

  /// Undoes the changes of these requests as one; returns `nil` if there is nothing to undo.
  mutating func takeBack(_ numbers: [Int]) -> LiveReversals.Answer? {
    reversals.takeBack(numbers)
  }

  /// Returns the answer to a key for undo or redo.
  mutating func ask(isUndo: Bool) -> LiveReversals.Answer { reversals.ask(isUndo: isUndo) }

  /// Returns the answer to the first waiting key for undo or redo; `nil` if it must still wait, or
  /// if no key waits.
  mutating func next() -> LiveReversals.Answer? { reversals.next() }

  mutating func end(_ number: Int, _ outcome: LiveOutcome) {
    // A press ends after the widget was reloaded, so it is answered.
    presses.removeAll { $0.number == number }
    reversals.end(number, outcome)
  }

  /// Ends the presses of widgets that show another timeline than at the press.
  mutating func end(answeredBy entries: [Int64: LiveEntry]) {
    presses.removeAll { press in
      entries[press.widget].map { $0.timeline != press.timeline } ?? false
    }
  }

  /// Ends the presses of all widgets except these.
  mutating func keepPresses(of widgets: Set<Int64>) {
    presses.removeAll { !widgets.contains($0.widget) }
  }
}
