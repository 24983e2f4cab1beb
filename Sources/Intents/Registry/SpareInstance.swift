import Synchronization

/// The instance of the last run of a prepared intent, to be used again: making one with all of its
/// declarations costs more than a quick run.
///
/// It is used again only as long as nothing tells it from one made anew (AI-12).
final class SpareInstance<Intent: AppIntent>: Sendable {
  private struct State {
    var spare: Intent?
    /// Whether the author's `init()` leaves the parameters as they are declared.
    var isPlain: Bool
  }

  private let shape: IntentShape
  private let state: Mutex<State>

  init(shape: IntentShape) {
    self.shape = shape
    state = Mutex(State(isPlain: shape.isReusable))
  }

  /// The spare one where nobody else holds its parameters; one made anew otherwise.
  func take() -> Intent {
    let taken = state.withLock { state -> Intent? in
      guard state.isPlain, state.spare != nil, shape.renew(&state.spare) else { return nil }
      defer { state.spare = nil }
      return state.spare
    }
    if let taken { return taken }
    let made = Intent()
    guard shape.isReusable, !shape.members(of: made).allSatisfy(\.isUntouched) else { return made }
    state.withLock { $0.isPlain = false }
    return made
  }

  /// Keeps the instance of a run that has ended.
  func put(_ intent: Intent) {
    state.withLock { state in
      if state.isPlain { state.spare = intent }
    }
  }
}
