import SharedStore
import WidgetExtension
import WidgetTerminal

/// A run whose extension died or fell silent before it answered.
struct LostRun {
  let id: String
  let error: ExtensionError

  /// What the journal knows of the run: a commit is the truth, an answer only tells it.
  ///
  /// - Throws: where nothing was changed, or where what was changed may not be all.
  func truth(in store: HostStore) throws(CommandError) -> PerformReply {
    let run: RecordedRun?
    do throws(CommandError) {
      run = try store.settledRun(id)
    } catch {
      throw .failed(
        .unavailable,
        message: "\(self.error.message); what it changed is not known: \(error.message)",
        hint: "look before you repeat the command"
      )
    }
    guard let run else {
      throw .failed(
        .unavailable,
        message: "\(error.message); nothing was changed",
        hint: error.hint
      )
    }
    switch RunResult(journalBytes: run.result) {
    case .performed(let outcome):
      return PerformReply(outcome: outcome, runID: id)
    case .failed(let failure):
      throw CommandError(
        ExtensionError(name: error.name, reason: .refused(failure), logPath: error.logPath)
      )
    case nil:
      throw .failed(
        .unavailable,
        message: "\(error.message), after it had stored a change",
        hint: "the change is kept: look at it before you repeat the command"
      )
    }
  }
}
