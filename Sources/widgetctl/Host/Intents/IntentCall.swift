import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// One intent that a command performs, with what is left to do after it.
struct IntentCall {
  let context: CommandContext
  let store: HostStore
  let found: IntentCatalog.Found
  /// How the command is written, for errors.
  var form: String
  /// The command: `perform`, `tap`, `say`.
  var origin: String
  var key: String?

  /// Performs the intent and waits until what it changed is stored.
  ///
  /// - Throws: what the intent threw, or what became of it where its extension was lost.
  func perform(_ arguments: [IntentArgument]) throws(CommandError) -> PerformReply {
    let request = PerformRequest(
      intent: found.intent.identifier,
      arguments: arguments,
      runID: RunID.make(),
      key: key,
      origin: origin,
      now: context.now
    )
    let connection = found.owner.connection
    defer { connection.progress.clear() }
    do throws(ExtensionError) {
      return try connection.client().perform(request, events: connection.events)
    } catch {
      if case .refused = error.reason { throw CommandError(error, signature: form) }
      return try UnansweredRun(id: request.runID, error: error).settledReply(in: store)
    }
  }

  /// Writes the result, then makes the widgets anew that show what the intent changed.
  ///
  /// Written before the reload: what is done is done, however long a provider takes.
  func finish(
    _ reply: PerformReply,
    reload: () -> Void
  ) throws(CommandError) {
    let written = Result { () throws(CommandError) in
      try PerformedText(reply: reply, intent: found.intent).write(context)
    }
    reload()
    if case .failure(.failed(let code, let message, _)) = written {
      throw .failed(code, message: message, hint: "what the intent changed is stored all the same")
    }
    try written.get()
  }
}

/// A run whose extension died or fell silent before it answered.
struct UnansweredRun {
  let id: String
  let error: ExtensionError

  /// What the journal knows of the run: a commit decides, an answer only reports it.
  ///
  /// - Throws: where nothing was changed, or where what was changed may not be all.
  func settledReply(in store: HostStore) throws(CommandError) -> PerformReply {
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

/// Runs what comes before the first change, and says so where an extension fails in it.
func beforeAnyChange<Value>(
  _ body: () throws(CommandError) -> Value
) throws(CommandError) -> Value {
  do throws(CommandError) {
    return try body()
  } catch .failed(.unavailable, let message, let hint) {
    throw .failed(.unavailable, message: "\(message); nothing was changed", hint: hint)
  }
}

/// The names of runs in the journal.
enum RunID {
  /// 128 random bits as hexadecimal digits: two runs never share one.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
