import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// A run whose extension crashed or stopped responding before it answered.
struct UnansweredRun {
  let id: String
  let error: ExtensionError
  /// Whether the run may have changed the extension's state outside of the store.
  var mayHaveChangedState = false

  /// Returns the result that the journal has of the run, because a commit counts even if the answer
  /// is missing.
  ///
  /// - Throws: An error if nothing was changed, or if only a part of the changes may be stored.
  func settledReply(in store: HostStore) throws(CommandError) -> PerformReply {
    if case .couldNotStart = error.reason { throw nothingChanged }
    if mayHaveChangedState { store.noteState(ofExtension: error.name) }
    let run: RecordedRun?
    do throws(CommandError) {
      run = try store.settledRun(id)
    } catch {
      throw .failed(
        .unavailable,
        message: "\(self.error.message); what it changed is not known: \(error.message)",
        hint: "check what it has changed before you repeat the command"
      )
    }
    guard let run else { throw nothingChanged }
    switch RunResult(journalBytes: run.result) {
    case .performed(let outcome):
      return PerformReply(outcome: outcome, runID: id)
    case .failed(let failure):
      throw CommandError(
        ExtensionError(
          name: error.name,
          reason: .refused(failure),
          logPath: error.logPath,
          language: error.language
        )
      )
    case nil:
      throw .failed(
        .unavailable,
        message: "\(error.message), after it had stored a change",
        hint: "the change stays: look at it before you repeat the command"
      )
    }
  }
}

extension UnansweredRun {
  /// The error of an intent that changed nothing: it did not run, or was lost before its first
  /// change.
  private var nothingChanged: CommandError {
    .failed(.unavailable, message: "\(error.message); nothing was changed", hint: error.hint)
  }
}
