package import Essentials
internal import Moments

/// Decides which timelines are reloaded and when, without reading a clock itself.
package struct ReloadPlanner: Sendable {
  /// The most entries of a timeline; each is stored with its archive, and messages of
  /// WidgetExtension have the same limit.
  package static let entryLimit = 1_000
  /// The greatest time by which a stored date may be in the future; a later date must come from a
  /// wrong clock (RT-5).
  package static let clockTolerance: Duration = .seconds(60)

  package var backoff = ReloadBackoff()

  package init() {}

  /// Returns the decision about a timeline at `now`: at most one reload, however many due dates
  /// have passed.
  package func decide(
    _ timeline: DueTimeline,
    by asker: ReloadAsker = .timer,
    isForced: Bool = false,
    isUnlimited: Bool = false,
    at now: Date
  ) -> ReloadDecision {
    let state = timeline.state
    let isDue = isForced || state.isDue(at: now)
    // A wait for a timer does not bind a user.
    if isDue || timeline.budgetState.wait != nil {
      let cause = cause(of: state, by: asker, isForced: isForced, isUnlimited: isUnlimited)
      let allowed = timeline.budget.allowed(cause, timeline.budgetState, at: now)
      if Instant(allowed) <= Instant(now) { return .reload(cause.reason) }
      let floor = ReloadBudget.none.allowed(cause, timeline.budgetState, at: now)
      if isDue {
        return floor == allowed ? .belowFloor(until: allowed) : .overBudget(until: allowed)
      }
    }
    let restamped = restamped(timeline, at: now)
    return restamped == state ? .wait(until: state.due) : .restamp(restamped)
  }

  /// Returns the timeline to store, with sorted entries and its next due date.
  ///
  /// - `run`: The reload that ended at `now`; if it is `nil`, the provider is assumed to have been
  ///   asked at `now`, without cost.
  /// - Throws: `noEntries` or `tooManyEntries`, which count as a failed reload.
  package func plan(
    _ made: MadeTimeline,
    reason: ReloadReason,
    run: ReloadRun? = nil,
    at now: Date
  ) throws(TimelineError) -> PlannedTimeline {
    guard !made.entries.isEmpty else { throw .noEntries }
    guard made.entries.count <= Self.entryLimit else {
      throw .tooManyEntries(count: made.entries.count, limit: Self.entryLimit)
    }
    let ordered = OrderedEntries(
      made.entries,
      unusableRelevances: made.unusableRelevances,
      at: now
    )
    var planned = PlannedTimeline(
      entries: ordered.entries,
      policy: made.policy,
      reads: made.reads,
      files: made.files,
      title: made.title,
      made: now,
      due: nil,
      reason: reason,
      diagnostics: ordered.diagnostics
    )
    planned.due = run?.dueDate(of: planned) ?? planned.state.policyDate
    if let run, let due = planned.due { planned.due = run.dueDate(notBefore: due, endedAt: now) }
    return planned
  }

  /// Returns the record of a reload that ended at `now` without a timeline.
  ///
  /// The placeholder is used only if there is no timeline yet (RT-9).
  package func failure(
    of timeline: DueTimeline,
    reason: ReloadReason,
    error: TimelineError,
    placeholder: MadeEntry? = nil,
    run: ReloadRun? = nil,
    at now: Date
  ) -> FailedReload {
    let failures = backoff.counted(timeline.state.failures)
    let retry = retryDate(afterFailures: failures, of: timeline.key, at: now)
    return FailedReload(
      error: error,
      at: now,
      failures: failures,
      due: run?.dueDate(notBefore: retry, endedAt: now) ?? retry,
      reason: reason,
      placeholder: timeline.state.made == nil ? placeholder : nil
    )
  }

  /// Returns the reason for reloading a timeline in this state.
  package func reason(of state: TimelineState, isForced: Bool) -> ReloadReason {
    if isForced { return .requested }
    if state.made == nil, state.failures <= 0 { return .first }
    if state.isDirty { return .changed }
    return state.failures > 0 ? .retry : .policy
  }

  /// Returns the full cause of a reload of a timeline in this state.
  package func cause(
    of state: TimelineState,
    by asker: ReloadAsker,
    isForced: Bool,
    isUnlimited: Bool = false
  ) -> ReloadCause {
    ReloadCause(
      reason(of: state, isForced: isForced),
      by: asker,
      change: state.dirtyCause,
      isUnlimited: isUnlimited
    )
  }

  /// Returns the state with future dates of a wrong clock reset to `now`, and with the values that
  /// depend on them.
  private func restamped(_ timeline: DueTimeline, at now: Date) -> TimelineState {
    var state = timeline.state
    let latest = Instant(now).advanced(by: Self.clockTolerance)
    let isAhead = state.made.map { Instant($0) > latest } ?? false
    if isAhead { state.made = now }
    if timeline.budgetState.wait != nil {
      let cause = cause(of: state, by: .timer, isForced: false)
      let allowed = timeline.budget.allowed(cause, timeline.budgetState, at: now)
      let latestWait = Instant(allowed).advanced(by: Self.clockTolerance)
      if let due = state.due, Instant(due) > latestWait { state.due = allowed }
    } else if state.failures > 0 {
      let backoff = retryDate(afterFailures: state.failures, of: timeline.key, at: now)
      let retry = timeline.budgetState.floor(at: now).map { max($0.date, backoff) } ?? backoff
      let latestRetry = Instant(retry).advanced(by: Self.clockTolerance)
      if let due = state.due, Instant(due) > latestRetry { state.due = retry }
    } else if isAhead {
      state.due = state.policyDate
    }
    return state
  }

  private func retryDate(afterFailures failures: Int, of key: TimelineKey, at now: Date) -> Date {
    Instant(now).advanced(by: backoff.delay(afterFailures: failures, of: key)).date
  }
}

/// The planner's decision about a timeline at a certain date.
package enum ReloadDecision: Equatable, Sendable {
  case reload(ReloadReason)
  /// No reload is due before the date; `nil` means that only a request reloads the timeline.
  case wait(until: Date?)
  /// A wrong clock set dates of the state in the future: this state replaces it, and no reload is
  /// due.
  case restamp(TimelineState)
  /// The budget allows no further reload before the date.
  case overBudget(until: Date)
  /// The processor time of the last reload delays the next one until the date.
  case belowFloor(until: Date)
}
