import Moments

/// Decides when the view requests the preview of a typed text: after a pause in typing, and one at a time.
struct LivePreview: Sendable {
  /// The next action, or the time of the next check.
  enum Step: Equatable {
    case ask(LivePerformance)
    case wait(until: Instant?)
  }

  /// The pause before a preview, longer than the time between two keys while typing.
  private static let pauseInMicroseconds: Int64 = 120_000

  /// The typed command; `nil` if there is none with a preview.
  private var wanted: LivePerformance?
  /// When it is requested; `nil` if it was.
  private var due: Instant?
  private var isAsking = false

  /// Updates the typed text.
  mutating func next(_ performance: LivePerformance?, at now: Instant) -> Step {
    if performance != wanted {
      wanted = performance
      due = performance.map { _ in
        Instant(microseconds: now.microseconds + Self.pauseInMicroseconds)
      }
    }
    // The answer wakes the view.
    guard !isAsking, let wanted, let due else { return .wait(until: nil) }
    guard due <= now else { return .wait(until: due) }
    (self.due, isAsking) = (nil, true)
    return .ask(wanted)
  }

  /// Ends a request.
  mutating func end() { isAsking = false }
}
