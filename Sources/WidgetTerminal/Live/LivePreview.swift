import Moments

/// Decides when the view requests the preview of a typed text: after a pause, and one preview at a
/// time.
struct LivePreview: Sendable {
  /// The action that is due, or the time of the next check.
  enum Step: Equatable {
    case ask(LivePerformance)
    case wait(until: Instant?)
  }

  /// The pause in typing before a preview is requested, longer than the usual time between two
  /// keys.
  private static let pauseInMicroseconds: Int64 = 120_000

  /// The typed command; `nil` if there is none that supports a preview.
  private var wanted: LivePerformance?
  /// The time to request the preview; `nil` if it was requested.
  private var due: Instant?
  private var isAsking = false

  /// Updates the typed text and returns the next step.
  mutating func next(_ performance: LivePerformance?, at now: Instant) -> Step {
    if performance != wanted {
      wanted = performance
      due = performance.map { _ in
        Instant(microseconds: now.microseconds + Self.pauseInMicroseconds)
      }
    }
    // The requested preview wakes the view, so no time is returned.
    guard !isAsking, let wanted, let due else { return .wait(until: nil) }
    guard due <= now else { return .wait(until: due) }
    (self.due, isAsking) = (nil, true)
    return .ask(wanted)
  }

  /// Ends the request for a preview, so that the next can be sent.
  mutating func end() { isAsking = false }
}
