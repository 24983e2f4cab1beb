import Moments

/// Decides when the view asks what a typed text would do: after a pause in typing, one question at a time.
struct LivePreview: Sendable {
  /// What is done now, and when to look again.
  enum Step: Equatable {
    case ask(LivePerformance)
    case wait(until: Instant?)
  }

  /// Longer than the time between two keys of a person who types on.
  private static let pauseInMicroseconds: Int64 = 120_000

  /// What is typed; `nil` while nothing is, or nothing that has a preview.
  private var wanted: LivePerformance?
  /// When it is asked for; `nil` once it was.
  private var due: Instant?
  private var isAsking = false

  /// Takes what is typed now.
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

  /// Takes the end of a question.
  mutating func end() { isAsking = false }
}
