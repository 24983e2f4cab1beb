import Ground
import IntentScript
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// A script that was checked, with the options and the connections with which it is run.
struct ScriptLaunch {
  let check: ScriptCheck
  let script: CheckedScript
  let arguments: [IntentArgument]
  /// The idempotency key that the caller chose (CL-11); `nil` if the caller chose none.
  ///
  /// If the script is run again with the same key, nothing is changed twice.
  let key: String?
  let limits: ScriptLimits
  /// The state of a dry run; `nil` if the script is really run.
  let dryRun: DryRun?
  let isTracing: Bool
  let channel: ScriptChannel

  init(
    check: ScriptCheck,
    script: CheckedScript,
    arguments: [IntentArgument],
    key: String?,
    limits: ScriptLimits,
    isTracing: Bool,
    answers: ScriptAnswers,
    isRaw: Bool
  ) {
    self.check = check
    self.script = script
    self.arguments = arguments
    self.key = key
    self.limits = limits
    self.isTracing = isTracing
    dryRun = check.context.arguments.has(.dryRun) ? DryRun() : nil
    channel = ScriptChannel(
      answers: answers,
      output: ScriptOutput(check.context, isRaw: isRaw),
      progress: check.extensions.progress
    )
  }

  /// Runs the script to its end: in an extension that has all of its intents, or else in this
  /// process.
  ///
  /// - Throws: `CommandError` if it did not begin, or if its outcome is unknown.
  func run() throws(CommandError) -> ScriptOutcome {
    if dryRun == nil, try check.store.reader() == nil { try check.store.create() }
    Interrupt.watch()
    guard script.extensions.count == 1, !script.showsWidgets,
      !script.readsInput || check.asksForInput(script.extensions[0]),
      let hosted = check.extensions.named(script.extensions[0])
    else { return try runHere() }
    do throws(ExtensionError) {
      let request = request(for: hosted.name)
      var events = hosted.completed(channel.events)
      events.input = input
      return try hosted.session().runScript(request, events: events)
    } catch {
      if case .refused = error.reason { throw CommandError(error) }
      if mayChangeState { check.store.noteState(ofExtension: error.name) }
      throw .failed(
        .unavailable,
        message: error.message,
        hint: dryRun == nil ? "'widgetctl log' lists what it did by then" : error.hint
      )
    }
  }

  private func runHere() throws(CommandError) -> ScriptOutcome {
    let reader = ScriptClock.reader(in: check.context.timeZone(), standingAt: nil)
    let clock = dryRun?.moved(reader) ?? reader
    let host = CalledScriptHost(
      request(for: ""),
      catalog: check.catalog,
      clock: clock,
      surroundings: surroundings(clock),
      dryRun: dryRun
    )
    let (script, arguments, channel, dryRun) = (script, arguments, channel, dryRun)
    let options = ScriptOptions(
      limits: limits,
      isTracing: isTracing,
      reportsIntents: reportsIntents
    )
    let result = try TaskBridge.wait(isCancelled: { channel.isUnwanted }) {
      () async -> Result<ScriptOutcome, IntentError> in
      do throws(IntentError) {
        var options = options
        options.parameters = try await host.words.parameters(of: script, from: arguments)
        let runner = ScriptRunner(
          script,
          host: host,
          clock: clock,
          options: options,
          dryRun: dryRun
        )
        return .success(await runner.run())
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let outcome): return outcome
    case .failure(let error):
      let code = ExitCode(rawValue: error.exitCode) ?? .usage
      throw .failed(code, message: error.message, hint: error.hint)
    }
  }

  /// Reloads the widgets that show changed data, once after the script has ended (SC-30).
  func reload(after outcome: ScriptOutcome) throws(CommandError) {
    // An intent that failed may have changed something outside of the store.
    guard dryRun == nil, outcome.committedCount > 0 || mayChangeState else { return }
    try PerformedWidgets(check.host).reloadAfterAnswer()
  }

  /// Whether an intent in the script may change an extension's state outside of the store (AI-75).
  private var mayChangeState: Bool {
    dryRun == nil
      && script.sites.contains {
        !$0.isStoreOnly && !check.catalog.keepsStateInStore($0.reference.extensionName)
      }
  }

  /// Whether the performing of each intent is reported, as in JSON output and in a dry run.
  private var reportsIntents: Bool { check.context.output.isJSON || dryRun != nil }

  private func request(for extensionName: String) -> ScriptRequest {
    var request = ScriptRequest(
      sources: script.sources,
      arguments: arguments,
      limits: limits,
      reportsStatements: isTracing,
      reportsIntents: reportsIntents,
      extensionName: extensionName,
      origin: "run",
      runIDPrefix: RunID.make(),
      key: key
    )
    request.waits = script.waits
    return request
  }
}

extension ScriptLaunch {
  /// Returns the next part of standard input, and an empty part at its end.
  ///
  /// If the script itself was read from standard input, there is no further input.
  private var input: @Sendable () throws(IntentError) -> [UInt8] {
    script.sources.first?.name == "-" ? ScriptSurroundings.noInput : StandardInput().read
  }

  /// Returns the functions that a script calls if it runs in this process, such as those for
  /// questions and output.
  func surroundings(_ clock: ScriptClock) -> ScriptSurroundings {
    let channel = channel
    return ScriptSurroundings(
      check,
      events: { channel.events },
      prompt: { channel.ask($0) },
      input: input,
      deliver: { events throws(IntentError) in
        channel.deliver(events)
        if channel.output.error != nil { throw .cancelled }
      },
      dryRun: dryRun,
      clock: clock
    )
  }
}
