internal import Ground
internal import IntentScript
internal import Moments
internal import SharedStore
internal import WidgetIntents
internal import WidgetRender
internal import WidgetTimeline

/// A script host inside the extension that has all of the script's intents.
final class ServedScriptHost: Sendable {
  private struct State {
    var sites: [ObjectIdentifier: PreparedSite] = [:]
    var runs = 0
    /// The received standard input that the script has not read yet.
    var input = InputLines()
  }

  let request: ScriptRequest
  let registry: IntentRegistry
  let store: SharedStore?
  let served: ServedState
  let clock: ScriptClock
  let atomics: AtomicStack
  let link: HostLink?
  /// The time limit of the script's store-only intents.
  let deadline: RunDeadline
  let runClock: RunClock
  private let calendar: IntentContext
  private let state = Guarded(State())

  init(
    _ request: ScriptRequest,
    registry: IntentRegistry,
    store: SharedStore?,
    state: ServedState = ServedState(),
    atomics: AtomicStack,
    runClock: RunClock,
    clock: ScriptClock
  ) {
    self.request = request
    self.registry = registry
    self.store = store
    served = state
    self.clock = clock
    self.atomics = atomics
    self.runClock = runClock
    link = HostLink.current
    deadline = RunDeadline(milliseconds: request.intentLimitInMilliseconds, clock: runClock)
    calendar = IntentContext(now: Instant(microseconds: 0).date, timeZone: .current)
  }

  /// The context for parsing the user's input at the current time.
  var context: IntentContext {
    IntentContext(now: clock.now().date, calendar: calendar.calendar)
  }

  /// Returns the prepared call site, looked up at its first call, and the number of this call.
  func prepared(_ site: IntentSite) throws(IntentError) -> (PreparedSite, Int) {
    try state.withLock { (state) throws(IntentError) in
      state.runs += 1
      if let known = state.sites[site.identity] { return (known, state.runs) }
      let runner = IntentRunner(registry: registry, context: calendar)
      let prepared = try PreparedSite(site, runner: runner)
      state.sites[site.identity] = prepared
      return (prepared, state.runs)
    }
  }
}

extension ServedScriptHost: ScriptHost {
  func hasInput(_ part: InputPart, limit: Int) -> Bool {
    state.withLock { $0.input.isReady(for: part, limit: limit) }
  }

  /// Reads a part of the input, of which the host sends one piece at a time.
  ///
  /// Lines are split in this process, so that most of them need no message.
  nonisolated(nonsending) func input(
    _ part: InputPart,
    limit: Int
  ) async throws(IntentError) -> String? {
    while true {
      let finding = try state.withLock { (state) throws(IntentError) in
        try state.input.next(part, limit: limit)
      }
      if case .found(let text) = finding { return text }
      guard let link else { throw .failed("there is no host that could read standard input") }
      let piece = try await link.input()
      state.withLock { $0.input.append(piece) }
    }
  }

  func columns(of text: String) -> Int { TextWidth.columns(of: text) }

  nonisolated(nonsending) func perform(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome {
    // A script that has caught the failure of a late intent goes no further.
    if deadline.isOver { throw .cancelled }
    let (prepared, number) = try prepared(site)
    let run = JournalRun(
      id: JournalRun.id(number, ofScript: request.runIDPrefix),
      intent: prepared.identifier,
      parameters: JournalParameters.bytes(prepared.parameters, values),
      key: request.key.map { "\($0)/\(number)" },
      origin: request.origin
    )
    let journalled = JournalledRun(
      run: run,
      store: store,
      changedState: prepared.isStoreOnly ? nil : served.owner,
      isStoreOnly: prepared.isStoreOnly,
      activitiesOwner: served.activitiesOwner
    )
    if prepared.isStoreOnly { deadline.begin(number) }
    defer { if prepared.isStoreOnly { deadline.end() } }
    do {
      return try await StoreScope.with(atomic: atomics.innermost) {
        try await journalled.perform {
          prepared.isStoreOnly
            ? try await prepared.intent.run(values, in: context)
            : try await performOutside(prepared, values, run: run.id)
        }
      }.scriptOutcome
    } catch {
      guard deadline.isLate(number) else { throw IntentError(describing: error) }
      throw deadline.failure(of: CommandLineName.intent(run.intent))
    }
  }

  /// Performs an intent that may wait for more than the store.
  ///
  /// No transaction is open while the intent runs, or while it waits for other runs.
  private nonisolated(nonsending) func performOutside(
    _ site: PreparedSite,
    _ values: [IntentValue],
    run: String
  ) async throws -> IntentOutcome {
    guard let store else { return try await performInTurn(site, values, run: run) }
    return try await store.committingEachWrite {
      try await performInTurn(site, values, run: run)
    }
  }

  private nonisolated(nonsending) func performInTurn(
    _ site: PreparedSite,
    _ values: [IntentValue],
    run: String
  ) async throws -> IntentOutcome {
    guard let path = served.runLockPath else { return try await performInTime(site, values) }
    let request = TurnRequest(
      path: path,
      extensionName: self.request.extensionName,
      intent: site.identifier,
      runID: run,
      milliseconds: self.request.intentLimitInMilliseconds
    )
    return try await served.turn.perform(request) {
      served.synchronize()
      defer { served.synchronize() }
      return try await performInTime(site, values)
    }
  }

  private nonisolated(nonsending) func performInTime(
    _ site: PreparedSite,
    _ values: [IntentValue]
  ) async throws -> IntentOutcome {
    let context = context
    return try await RunDeadline.performing(
      CommandLineName.intent(site.identifier),
      milliseconds: request.intentLimitInMilliseconds,
      clock: runClock
    ) {
      // The thread of the store is not kept waiting.
      try await withTaskExecutorPreference(globalConcurrentExecutor) {
        try await site.intent.run(values, in: context)
      }
    }
  }

  nonisolated(nonsending) func find(_ search: EntitySearch) async throws(IntentError)
    -> [EntityValue]
  {
    let finder = EntityFinder(registry: registry, context: context)
    do {
      return try await StoreScope.with(atomic: atomics.innermost) {
        try await finder.find(
          search.entity,
          where: search.filter,
          sortedBy: search.sorts,
          limit: search.limit
        )
      }
    } catch {
      throw IntentError(describing: error)
    }
  }

  nonisolated(nonsending) func entity(_ type: String, _ text: String) async throws(IntentError)
    -> EntityValue
  {
    let context = context
    do {
      return try await StoreScope.with(atomic: atomics.innermost) {
        try await registry.entity(type, meaning: text, in: context)
      }
    } catch {
      throw IntentError(describing: error)
    }
  }

  nonisolated(nonsending) func beginAtomic() async throws(IntentError) {
    do {
      try await atomics.begin()
    } catch {
      throw IntentError(describing: error)
    }
  }

  nonisolated(nonsending) func endAtomic(commits: Bool) async throws(IntentError) {
    do {
      try await atomics.end(commits: commits)
    } catch {
      throw IntentError(describing: error)
    }
  }

  nonisolated(nonsending) func flush() async throws(IntentError) {
    do {
      try await store?.flush()
    } catch {
      throw IntentError(describing: error)
    }
  }
}

/// An intent of a script with the values that each call at its site needs.
///
/// The intent is looked up at the first call.
struct PreparedSite: Sendable {
  /// The site, stored so that its identity is not reused for another site.
  let site: IntentSite
  let intent: PreparedIntent
  let identifier: String
  let parameters: [String]
  let isStoreOnly: Bool

  init(_ site: IntentSite, runner: IntentRunner) throws(IntentError) {
    self.site = site
    identifier = site.reference.intent.identifier
    parameters = site.parameters
    isStoreOnly = site.isStoreOnly
    intent = try runner.prepare(identifier, parameterNames: parameters)
  }
}

/// The state of a script's extension outside of the store, as far as it affects the script's
/// intents (AI-75).
struct ServedState: Sendable {
  /// The name of the extension with that state; `nil` if there is none.
  var owner: String?
  /// The name of the extension if its intents may change Live Activities; otherwise `nil`.
  var activitiesOwner: String?
  /// The lock file by which runs of the extension's intents wait for each other; `nil` if they need
  /// not wait.
  var runLockPath: String?
  /// Exchanges changes of the state between this process and others.
  var synchronize: @Sendable () -> Void = {}
  let turn = RunTurn()
}
