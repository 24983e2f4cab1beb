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
  /// Who asked: `perform`, `tap`, `say`.
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
    let connection = found.host.connection
    defer { connection.progress.clear() }
    do throws(ExtensionError) {
      return try connection.client().perform(request, events: connection.events)
    } catch {
      if case .refused = error.reason { throw CommandError(error, signature: form) }
      return try LostRun(id: request.runID, error: error).truth(in: store)
    }
  }

  /// Tells the result, then makes the widgets anew that show what the intent changed.
  ///
  /// Told before the reload: what is done is done, however long a provider takes.
  func finish(
    _ reply: PerformReply,
    reload: () -> Void
  ) throws(CommandError) {
    let told = Result { () throws(CommandError) in
      try PerformedText(reply: reply, intent: found.intent).write(context)
    }
    reload()
    if case .failure(.failed(let code, let message, nil)) = told {
      throw .failed(code, message: message, hint: "what the intent changed is stored all the same")
    }
    try told.get()
  }
}
