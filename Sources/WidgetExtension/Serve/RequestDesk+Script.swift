internal import Ground
internal import IntentScript
internal import Moments
internal import SharedStore
import SystemLibrary
internal import WidgetIntents
internal import WidgetRender

extension RequestDesk {
  /// Runs a script all of whose intents this extension has.
  ///
  /// The host has already checked the script. The extension checks it again, because a program can
  /// change between two requests.
  func runScript(_ frame: Frame) async throws -> ScriptOutcome {
    let message: ScriptMessage = try read(frame)
    let request: ScriptRequest
    do {
      request = try message.request(attachment: frame.attachment)
    } catch {
      throw ServedFailure.badRequest(detail: error.message)
    }
    switch check(request, against: await content.offer) {
    case .success(let script): return try await run(script, request)
    case .failure(let rejected):
      return ScriptOutcome(
        exitCode: ExitCode.badData.rawValue,
        error: .rejected(rejected.diagnostics)
      )
    }
  }

  /// Returns the reply to a script that has ended.
  ///
  /// A value that is too long for a message is left out, because it was already reported as an
  /// event.
  func ended(_ outcome: ScriptOutcome, _ request: Frame) throws -> Frame {
    let frame = try reply(to: request, outcome)
    guard frame.body.count > FrameLimits.bodyBytes else { return frame }
    var short = outcome
    short.value = .none
    return try reply(to: request, short)
  }

  private func check(
    _ request: ScriptRequest,
    against offered: ExtensionDescription
  ) -> Result<CheckedScript, RejectedScript> {
    let catalog = ScriptCatalog([
      ScriptCatalog.Entry(extensionName: request.extensionName, offered)
    ])
    let used = request.sources.dropFirst()
    return ScriptChecker.check(
      Parser.parse(request.sources[0]),
      catalog: catalog
    ) { path, span in
      // The host named each file by its path from where the person stands, which ends in this one.
      let named = used.filter { $0.name == path || $0.name.hasSuffix("/" + path) }
      guard let file = named.min(by: { $0.name.utf8.count < $1.name.utf8.count }) else {
        return .refused(Diagnostic("\(path) was not sent with the script", at: span))
      }
      return .read(name: file.name, file.bytes)
    }
  }

  private func run(_ script: CheckedScript, _ request: ScriptRequest) async throws -> ScriptOutcome
  {
    let store = try await store.journal()
    let dryRun = isDryRun ? DryRun() : nil
    let now = request.now.map { Instant(microseconds: $0) }
    let clock = ScriptClock.reader(in: Self.zone, standingAt: now)
    let host = ServedScriptHost(
      request,
      registry: content.intents,
      store: store,
      state: ServedState(
        owner: stateOwner,
        activitiesOwner: activitiesOwner,
        runLockPath: runLockPath,
        synchronize: content.synchronize
      ),
      atomics: AtomicStack(store: self.store),
      runClock: self.clock,
      clock: dryRun?.moved(clock) ?? clock
    )
    var options = ScriptOptions(
      limits: request.limits,
      isTracing: request.reportsStatements,
      reportsIntents: request.reportsIntents
    )
    options.parameters = try await host.words.parameters(of: script, from: request.arguments)
    let runner = ScriptRunner(
      script,
      host: host,
      clock: host.clock,
      options: options,
      dryRun: dryRun
    )
    let conversation = dryRun.map(self.conversation.ending) ?? self.conversation
    let notices = ScriptNotices()
    var scope = RunScope.current
    scope.isNetworkAllowed = isNetworkAllowed
    scope.notices = notices
    var outcome = try await RunScope.$current.withValue(scope) {
      try await IntentSurroundings.with(\.conversation, conversation) {
        guard let store else { return await host.deadline.watching { await runner.run() } }
        // Its intents find the store on the thread that they run on.
        return try await withTaskExecutorPreference(store.executor) {
          try await store.group { await host.deadline.watching { await runner.run() } }
        }
      }
    }
    await host.atomics.abandon()
    // A script that has caught the failure was cancelled all the same.
    if host.deadline.isOver, case .cancelled(let span) = outcome.error {
      outcome = outcome.ended(by: host.deadline.failure(of: "an intent"), at: span)
    }
    notices.sendReloads(to: HostLink.current)
    return outcome
  }

  /// The zone that the host's hello named, or the system's.
  private static var zone: TimeZoneRules {
    let variable = getenv("TZ").map { String(cString: $0) }
    return TimeZoneSource().zone(forTZ: variable).rules
  }
}

extension IntentConversation {
  /// Returns a conversation in which a question without an answer ends the dry run.
  fileprivate func ending(_ dryRun: DryRun) -> IntentConversation {
    IntentConversation(isAttended: isAttended) { question in
      let answer = await ask(question)
      dryRun.note(answer, to: question)
      return answer
    }
  }
}

extension ScriptOutcome {
  /// Returns the same outcome with `error`, at `span` in the script, as its error.
  fileprivate func ended(by error: IntentError, at span: SourceSpan) -> ScriptOutcome {
    var outcome = self
    outcome.error = .failed(
      message: error.message,
      hint: error.hint,
      at: span,
      intent: nil,
      exitCode: error.exitCode
    )
    outcome.exitCode = error.exitCode
    return outcome
  }
}
