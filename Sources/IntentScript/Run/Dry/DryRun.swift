internal import Ground
internal import Moments
package import WidgetIntents

/// The state of a dry run: a clock that a `wait` moves, the extension that has changed the copy of the store, and the
/// reason why the dry run cannot continue (LG-16, LG-31).
///
/// There is one for a script, or for all inputs of a prompt, shared by the driver and the script host.
package final class DryRun: Sendable {
  /// Why it is not known what a run would do next.
  package enum Limit: Sendable, Hashable {
    /// An intent that does more than change the store.
    case intent(String)
    /// Something that an extension is asked for in whose copy of the store the changes are missing.
    case elsewhere(String, extensionName: String)
    /// A question that has no answer beforehand.
    case question(Question)
    /// A widget that cannot be drawn here, and why.
    case picture(String, reason: String)
  }

  private struct State {
    var passed: Int64 = 0
    var limit: Limit?
    var changed: String?
  }

  private let state = Guarded(State())

  package init() {}

  /// Why no more is known; `nil` as long as what happens is what a run would do.
  package var limit: Limit? { state.withLock { $0.limit } }

  /// Ends what is known; of several reasons the first counts.
  package func end(_ limit: Limit) {
    state.withLock { $0.limit = $0.limit ?? limit }
  }

  /// Ends what is known with a question that has no answer.
  package func note(_ answer: Answer, to question: Question) {
    if answer == .unanswered { end(.question(question)) }
  }

  /// Begins the next input of a prompt; clock and copy are kept.
  func begin() {
    state.withLock { $0.limit = nil }
  }
}

/// The time.
extension DryRun {
  /// Lets time pass without waiting.
  func pass(microseconds: Int64) {
    state.withLock { state in
      let (sum, isTooLate) = state.passed.addingReportingOverflow(max(0, microseconds))
      state.passed = isTooLate ? .max : sum
    }
  }

  private var passed: Int64 { state.withLock { $0.passed } }

  /// A clock that what passes here moves.
  package func moved(_ clock: ScriptClock) -> ScriptClock {
    clock.with { clock.now().advanced(by: .microseconds(self.passed)) }
  }

  /// Returns the elapsed time including the script's waits.
  func moved(_ elapsed: ElapsedTime) -> ElapsedTime {
    ElapsedTime {
      let (sum, isTooLong) = elapsed.microseconds().addingReportingOverflow(self.passed)
      return isTooLong ? .max : sum
    }
  }
}

/// The copy of the store, where several extensions are asked: each process has one of its own.
extension DryRun {
  /// Whether nothing was performed so far.
  package var isUnchanged: Bool { state.withLock { $0.changed == nil } }

  /// Returns whether an extension sees all changes; otherwise the dry run ends at `what`.
  package func admits(_ what: String, of extensionName: String) -> Bool {
    state.withLock { state in
      if state.changed ?? extensionName == extensionName { return true }
      state.limit = state.limit ?? .elsewhere(what, extensionName: extensionName)
      return false
    }
  }

  /// The same for an intent, whose extension has the changed copy from then on.
  package func performs(_ intent: String, in extensionName: String) -> Bool {
    guard admits(intent, of: extensionName) else { return false }
    state.withLock { $0.changed = extensionName }
    return true
  }
}

extension DryRun.Limit {
  /// Why, after what it is about.
  package var message: String {
    switch self {
    case .intent(let intent): "\(intent) does more than change the store"
    case .elsewhere(let what, let extensionName):
      "\(what) is not called: extension \(extensionName) cannot read the changes in this run's copy of the store"
    case .question(let question): "“\(question.text)” has no answer"
    case .picture(let widget, let reason): "\(widget) cannot be drawn: \(reason)"
    }
  }

  /// Advice on making a dry run continue.
  package var hint: String? {
    guard case .question(let question) = self else { return nil }
    return question.form == .confirmation ? "answer with --yes" : "answer with --answer"
  }
}
