import Ground
import Moments
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Runs one intent for a command, prints the result, and reloads widgets.
struct IntentCall {
  let host: Host
  let found: IntentCatalog.Found
  /// The usage line of the command, which is printed with errors.
  var form: String
  /// The name of the command that runs the intent, such as `perform`, `tap` or `say`.
  var origin: String
  var key: String?
  /// The values with each of which the intent is run once; `nil` to run it once without them.
  var repetition: IntentRepetition?
  /// The short command that lists the intent's entities, which hints recommend; `nil` if they
  /// recommend `find`.
  var listing: String?
  /// Whether a file that the intent returns is opened in the user's editor, if the command runs at
  /// a terminal.
  var opensFiles = false
  /// The time limit of the intent, in milliseconds.
  var limitInMilliseconds = PerformRequest.defaultLimitInMilliseconds
  /// The longest wait for other runs of the same extension to end, in milliseconds.
  var patienceInMilliseconds = PerformRequest.defaultLimitInMilliseconds

  private var context: CommandContext { host.context }

  /// Runs the intent, and waits until its changes are stored.
  ///
  /// If the result is a list of entities, only the properties of these names are returned; all for
  /// `nil`.
  ///
  /// - Throws: The intent's error. If its extension was lost, an error that describes the progress
  ///   of the run.
  func reply(
    to arguments: [IntentArgument],
    reading properties: [String]? = nil
  ) throws(CommandError) -> PerformReply {
    var repetition = repetition
    if context.output.isJSON { repetition?.wantsValues = true }
    var request = PerformRequest(
      intent: found.intent.identifier,
      arguments: arguments,
      repetition: repetition,
      runID: RunID.make(),
      key: key,
      origin: origin,
      now: context.now,
      limitInMilliseconds: limitInMilliseconds
    )
    request.properties = properties
    let hosted = found.owner
    defer { hosted.progress.clear() }
    // The lock is acquired before the extension starts, because it reads its state then.
    let turn = try turn(request)
    defer { turn?.end() }
    let answers = GivenAnswers(context.arguments.values(of: .answer), arguments: arguments)
    let isConfirmed = context.arguments.has(.yes)
    let events = hosted.events(answered: { question in
      isConfirmed && question.form == .confirmation ? nil : answers.answer(question)
    })
    do throws(ExtensionError) {
      return try hosted.progress.waiting(for: "Performing \(found.intent.name)") {
        () throws(ExtensionError) in
        try hosted.session().perform(request, events: events)
      }
    } catch {
      if let problem = answers.problem { throw problem }
      if case .refused(let failure) = error.reason { throw refusal(failure, error) }
      let run = UnansweredRun(id: request.runID, error: error, mayHaveChangedState: takesTurn)
      return try run.settledReply(in: host.store)
    }
  }

  /// Runs the intent, prints the result, and reloads the widgets that show changed data.
  ///
  /// An intent that fails may have changed something outside of the store, which cannot be undone.
  /// The widget whose control was pressed is always reloaded.
  func perform(
    _ arguments: [IntentArgument],
    pressedIn placement: Int64? = nil
  ) throws(CommandError) {
    let performed = try PerformedWidgets(host)
    let reply: PerformReply
    do throws(CommandError) {
      reply = try self.reply(to: arguments, reading: shownProperties)
    } catch {
      if placement != nil || takesTurn { performed.reloadAfterAnswer(pressed: placement) }
      throw error
    }
    try finish(reply) { performed.reloadAfterAnswer(pressed: placement) }
  }

  /// Prints the intent's own description of its effects; the intent is not run, and no run is
  /// recorded.
  ///
  /// - Throws: An error for several values, and for an intent without a preview.
  func preview(_ arguments: [IntentArgument]) throws(CommandError) {
    guard found.intent.isPreviewable, repetition == nil else {
      throw .usage(
        .other(
          message: repetition == nil
            ? "\(found.intent.name) cannot describe its effect in advance"
            : "--preview is for one value",
          hint: repetition == nil ? "leave out --preview to perform it" : "name one of them",
          signature: form
        )
      )
    }
    var request = PerformRequest(
      intent: found.intent.identifier,
      arguments: arguments,
      runID: RunID.make(),
      origin: origin,
      now: context.now
    )
    request.isPreview = true
    let reply: PerformReply
    do throws(ExtensionError) {
      reply = try found.owner.session().perform(request)
    } catch {
      guard case .refused(let failure) = error.reason else {
        throw CommandError(error, signature: form)
      }
      throw refusal(failure, error)
    }
    let words = reply.outcome.dialog ?? ""
    if context.output.isJSON {
      return try context.output.result(json: [
        ("intent", .string(found.intent.name)), ("dialog", .string(words)),
      ])
    }
    try context.output.result(lines: CellText.safe(words, isASCII: context.isASCII) + "\n")
  }

  /// The properties that the written result needs; `nil` for all.
  private var shownProperties: [String]? {
    context.output.isJSON
      ? nil : EntityRows.properties(of: found.intent, in: found.description)
  }

  private var takesTurn: Bool { found.description.takesTurn(found.intent) }

  /// Waits until the extension's earlier runs have ended, and returns the lock that keeps others
  /// waiting (AI-75); `nil` if none is needed.
  private func turn(_ request: PerformRequest) throws(CommandError) -> RunLock? {
    guard takesTurn, let path = found.owner.runLockPath else { return nil }
    let wanted = TurnRequest(
      path: path,
      extensionName: found.owner.name,
      intent: request.intent,
      runID: request.runID,
      milliseconds: patienceInMilliseconds
    )
    do throws(IntentError) {
      return try wanted.take()
    } catch {
      throw .failed(
        ExitCode(rawValue: error.exitCode) ?? .unavailable,
        message: error.message,
        hint: error.hint
      )
    }
  }

  /// Returns the error of an intent that was refused; if possible, its hint is a command line to
  /// run instead.
  private func refusal(_ failure: ServedFailure, _ error: ExtensionError) -> CommandError {
    if case .intent(.notFound(_, _, suggestion: nil)) = failure, let listing {
      let refused = CommandError(error, signature: form)
      guard case .failed(let code, let message, _) = refused else { return refused }
      let hint = UserLanguage.$spoken.withValue(error.language) {
        String(
          english: "'widgetctl \(listing)' lists them",
          turkish: "'widgetctl \(listing)' hepsini listeler"
        )
      }
      return .failed(code, message: message, hint: hint)
    }
    guard case .intent(.missingParameters(let names, _)) = failure else {
      return CommandError(error, signature: form)
    }
    let example = IntentExample(
      intent: found.intent,
      enumerations: found.description.enumerations
    )
    var hint = UserLanguage.$spoken.withValue(error.language) {
      String(
        english: "for example: \(example.commandLine)",
        turkish: "örneğin: \(example.commandLine)"
      )
    }
    for parameter in found.intent.parameters where names.contains(parameter.optionName) {
      guard case .entity(let type) = parameter.type.unwrapped else { continue }
      hint += UserLanguage.$spoken.withValue(error.language) {
        String(
          english: "; 'widgetctl find \(type)' lists the values of --\(parameter.optionName)",
          turkish: "; 'widgetctl find \(type)', --\(parameter.optionName) için olanları listeler"
        )
      }
    }
    return .usage(.other(message: error.message, hint: hint, signature: form))
  }

  /// Prints the result, then reloads the widgets that show changed data.
  ///
  /// The result is printed first, because the change is complete even if a provider is slow.
  private func finish(
    _ reply: PerformReply,
    reload: () -> Void
  ) throws(CommandError) {
    if opensFiles, let path = file(of: reply) {
      defer { reload() }
      return try EditorProgram.edit(path, context.environment)
    }
    let written = UserLanguage.$spoken.withValue(found.owner.language) {
      Result { () throws(CommandError) in
        try PerformedText(reply: reply, intent: found.intent).write(host)
      }
    }
    if let repetition, let parts = reply.parts,
      let missing = MissingNumbers(in: repetition, found: parts.count)
    {
      context.output.note(missing.text)
    }
    reload()
    if case .failure(.failed(let code, let message, _)) = written {
      throw .failed(code, message: message, hint: "what the intent changed was stored")
    }
    try written.get()
  }

  /// Returns the path of the file that the intent returned; `nil` if there is none, or if it cannot
  /// be edited at this terminal.
  private func file(of reply: PerformReply) -> String? {
    guard case .url(let url) = reply.outcome.value, !context.output.isJSON,
      TerminalDevice.isInputTerminal, TerminalDevice.isTerminal(.standardOutput)
    else { return nil }
    return FileAddress.path(url.absoluteString)
  }
}

/// Runs `body`, which does not change anything; to an error about an extension that it throws, it
/// adds the words “nothing was changed”.
func beforeAnyChange<Value>(
  _ body: () throws(CommandError) -> Value
) throws(CommandError) -> Value {
  do throws(CommandError) {
    return try body()
  } catch .failed(.unavailable, let message, let hint) {
    throw .failed(.unavailable, message: "\(message); nothing was changed", hint: hint)
  }
}
