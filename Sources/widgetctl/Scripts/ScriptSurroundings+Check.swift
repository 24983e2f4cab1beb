import IntentScript
import WidgetExtension
import WidgetIntents
import WidgetTerminal

extension ScriptSurroundings {
  /// Creates the functions that a script calls if it runs in this process.
  ///
  /// They use the extensions and the store of `check`.
  init(
    _ check: ScriptCheck,
    events: @escaping @Sendable () -> ExtensionSession.Events,
    prompt: @escaping @Sendable (Question) -> Answer,
    input: @escaping @Sendable () throws(IntentError) -> [UInt8] = noInput,
    deliver: @escaping @Sendable ([ScriptEvent]) throws(IntentError) -> Void,
    dryRun: DryRun?,
    clock: ScriptClock
  ) {
    let (extensions, context) = (check.extensions, check.context)
    let catalog = check.catalog
    self.init(
      client: { name throws(ExtensionError) in
        guard let hosted = extensions.named(name) else {
          throw ExtensionError(name: name, reason: .couldNotStart(path: name, number: 2))
        }
        return try hosted.session()
      },
      events: { name in
        let hosted = extensions.named(name)
        return hosted?.completed(events()) ?? events()
      },
      prompt: prompt,
      input: input,
      picture: { widget, size throws(IntentError) in
        let picture = ScriptPicture(
          host: Host(context, sharing: extensions),
          dryRun: dryRun,
          now: clock.now().microseconds
        )
        return try picture.lines(widget, size: size)
      },
      deliver: deliver,
      runLockPath: { extensions.named($0)?.runLockPath },
      settledOutcome: { run, error throws(IntentError) in
        do throws(CommandError) {
          let isInStore = catalog.keepsStateInStore(error.name)
          let run = UnansweredRun(id: run, error: error, mayHaveChangedState: !isInStore)
          return try run.settledReply(in: Host(context, sharing: extensions).store).outcome
        } catch {
          throw .failed(
            message: error.message,
            hint: error.hint,
            exitCode: error.exitCode.rawValue
          )
        }
      }
    )
  }
}

/// The connection between a running script and the user: questions, progress and interrupts.
struct ScriptChannel: Sendable {
  let answers: ScriptAnswers
  let output: ScriptOutput
  /// The line that shows that the script is running while it neither prints nor asks.
  let progress: ProgressLine

  /// Whether the script must end: after an interrupt, a closed output, or an answer that does not
  /// fit its question.
  var isUnwanted: Bool {
    Interrupt.isRequested || output.error != nil || answers.problem != nil
  }

  func ask(_ question: Question) -> Answer {
    progress.aside { answers.answer(question) }
  }

  func deliver(_ events: [ScriptEvent]) {
    progress.aside { output.deliver(events) }
  }

  /// The handlers for an extension's events while it performs intents for the script.
  var events: ExtensionSession.Events {
    ExtensionSession.Events(
      prompt: { ask($0) },
      script: { deliver($0) },
      isCancelled: { isUnwanted }
    )
  }
}
