internal import Ground
internal import Moments
package import WidgetIntents

/// The state of a dry run (LG-16, LG-31).
///
/// It contains a clock that a `wait` moves, and the extension that has changed the copy of the store. It also has the
/// reason if the dry run cannot continue.
///
/// There is one for a script, or for all inputs of a prompt, shared by the driver and the script host.
package final class DryRun: Sendable {
  /// The reason why a dry run cannot know the next step of a real run.
  package enum Limit: Sendable, Hashable {
    /// An intent that does more than change the store.
    case intent(String)
    /// A request to an extension whose copy of the store lacks the changes.
    case elsewhere(String, extensionName: String)
    /// A question whose answer is unknown.
    case question(Question)
    /// A widget that cannot be drawn in a dry run, and the reason.
    case picture(String, reason: String)
  }

  private struct State {
    var passed: Int64 = 0
    var limit: Limit?
    var changed: String?
  }

  private let state = Guarded(State())

  package init() {}

  /// The reason why the dry run ended; `nil` as long as it does the same as a real run.
  package var limit: Limit? { state.withLock { $0.limit } }

  /// Ends the dry run; of several reasons the first counts.
  package func end(_ limit: Limit) {
    state.withLock { $0.limit = $0.limit ?? limit }
  }

  /// Ends the dry run if the question has no answer.
  package func note(_ answer: Answer, to question: Question) {
    if answer == .unanswered { end(.question(question)) }
  }

  /// Begins the next input of a session; the clock and the copy of the store are kept.
  func begin() {
    state.withLock { $0.limit = nil }
  }
}

/// The clock of a dry run.
extension DryRun {
  /// Moves the clock forward without waiting.
  func pass(microseconds: Int64) {
    state.withLock { state in
      let (sum, isTooLate) = state.passed.addingReportingOverflow(max(0, microseconds))
      state.passed = isTooLate ? .max : sum
    }
  }

  private var passed: Int64 { state.withLock { $0.passed } }

  /// Returns a clock that `pass(microseconds:)` moves.
  package func moved(_ clock: ScriptClock) -> ScriptClock {
    clock.with { clock.now().advanced(by: .microseconds(self.passed)) }
  }

  /// Returns a clock of the elapsed time that includes the waits which the dry run skipped.
  func moved(_ elapsed: ElapsedTime) -> ElapsedTime {
    ElapsedTime {
      let (sum, isTooLong) = elapsed.microseconds().addingReportingOverflow(self.passed)
      return isTooLong ? .max : sum
    }
  }
}

/// The copy of the store, which only one extension can change, because each process has its own.
extension DryRun {
  /// Whether the dry run has not performed any intent yet.
  package var isUnchanged: Bool { state.withLock { $0.changed == nil } }

  /// Returns whether an extension sees all changes of the dry run; otherwise ends the dry run with
  /// `what` as the reason.
  package func admits(_ what: String, of extensionName: String) -> Bool {
    state.withLock { state in
      if state.changed ?? extensionName == extensionName { return true }
      state.limit = state.limit ?? .elsewhere(what, extensionName: extensionName)
      return false
    }
  }

  /// Returns whether an intent can be performed with all changes of the dry run so far; otherwise
  /// the dry run ends.
  ///
  /// From then on, only this extension has the changed copy of the store.
  package func performs(_ intent: String, in extensionName: String) -> Bool {
    guard admits(intent, of: extensionName) else { return false }
    state.withLock { $0.changed = extensionName }
    return true
  }
}

extension DryRun.Limit {
  /// The reason for the end of the dry run, as a sentence that begins with its subject.
  package var message: String {
    switch self {
    case .intent(let intent):
      "\(intent) was not performed, because it does more than change the store"
    case .elsewhere(let what, let extensionName):
      "\(what) was not called: extension \(extensionName) cannot read what the dry run has changed so far"
    case .question(let question): "the question “\(question.text)” has no answer yet"
    case .picture(let widget, let reason): "\(widget) cannot be drawn: \(reason)"
    }
  }

  /// Advice on making a dry run continue; `nil` unless it ended at a question.
  package var hint: String? {
    guard case .question(let question) = self else { return nil }
    return question.form == .confirmation ? "answer with --yes" : "answer it with --answer"
  }
}
