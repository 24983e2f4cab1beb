internal import IntentScript
internal import SharedStore
internal import Synchronization
internal import WidgetIntents
internal import WidgetTimeline

/// What a script asks of its surroundings, answered inside the extension that has all of its intents.
final class ServedScriptHost: Sendable {
  private struct State {
    var sites: [ObjectIdentifier: PreparedSite] = [:]
    var runs = 0
  }

  let request: ScriptRequest
  let registry: IntentRegistry
  let store: SharedStore?
  let clock: ScriptClock
  let atomics: AtomicStack
  let link: HostLink?
  /// Of its store-only intents.
  let deadline: RunDeadline
  let runClock: RunClock
  private let calendar: IntentContext
  private let state = Mutex(State())

  init(
    _ request: ScriptRequest,
    registry: IntentRegistry,
    store: SharedStore?,
    atomics: AtomicStack,
    runClock: RunClock,
    clock: ScriptClock
  ) {
    self.request = request
    self.registry = registry
    self.store = store
    self.clock = clock
    self.atomics = atomics
    self.runClock = runClock
    link = HostLink.current
    deadline = RunDeadline(milliseconds: request.intentLimitInMilliseconds, clock: runClock)
    calendar = IntentContext(now: WallInstant(microseconds: 0).date, timeZone: .current)
  }

  /// The words of a person at this moment.
  var context: IntentContext {
    IntentContext(now: WallInstant(microseconds: clock.now()).date, calendar: calendar.calendar)
  }

  /// What is known of a site, looked up at its first call, and the number of this one.
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
