package import Essentials
internal import Moments

/// Decides what is to be reloaded, and when next: values in, values out, no clock and no waiting.
package struct ReloadPlanner: Sendable {
  /// Each entry is an archive to store; WidgetExtension holds its messages to the same number.
  package static let entryLimit = 1_000
  /// How far a stored date may be ahead of the clock before it counts as one from a wrong clock (RT-5).
  package static let clockTolerance: Duration = .seconds(60)

  package var backoff = ReloadBackoff()
  package var budget: any ReloadBudget

  package init(budget: any ReloadBudget = UnlimitedBudget()) {
    self.budget = budget
  }

  /// Decides what to do about a timeline at `now`: at most one reload, however many dates have passed.
  package func decide(
    _ timeline: DueTimeline,
    isForced: Bool = false,
    at now: Date
  ) -> ReloadDecision {
    let state = timeline.state
    if isForced || state.isDue(at: now) {
      let reason = reason(of: state, isForced: isForced)
      let allowed = budget.earliestReload(of: timeline.key, for: reason, at: now)
      return Instant(allowed) <= Instant(now)
        ? .reload(reason) : .overBudget(until: allowed)
    }
    let restamped = restamped(timeline, at: now)
    return restamped == state ? .wait(until: state.due) : .restamp(restamped)
  }

  /// Returns the timeline to store, with its entries in order and its next due date.
  ///
  /// `run` is the reload that ended at `now`; if it is `nil`, the provider counts as asked at `now`.
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
    at now: Date
  ) -> FailedReload {
    let failures = backoff.counted(timeline.state.failures)
    return FailedReload(
      error: error,
      at: now,
      failures: failures,
      due: retryDate(afterFailures: failures, of: timeline.key, at: now),
      reason: reason,
      placeholder: timeline.state.made == nil ? placeholder : nil
    )
  }

  /// Returns why a timeline in this state is reloaded, if it is.
  package func reason(of state: TimelineState, isForced: Bool) -> ReloadReason {
    if isForced { return .requested }
    if state.made == nil, state.failures <= 0 { return .first }
    if state.isDirty { return .changed }
    return state.failures > 0 ? .retry : .policy
  }

  /// The state with stamps from beyond the tolerance brought back to `now`, and what was derived from them.
  private func restamped(_ timeline: DueTimeline, at now: Date) -> TimelineState {
    var state = timeline.state
    let latest = Instant(now).advanced(by: Self.clockTolerance)
    let isAhead = state.made.map { Instant($0) > latest } ?? false
    if isAhead { state.made = now }
    if state.failures > 0 {
      let retry = retryDate(afterFailures: state.failures, of: timeline.key, at: now)
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

/// The planner's decision about a timeline at one moment.
package enum ReloadDecision: Equatable, Sendable {
  case reload(ReloadReason)
  /// Nothing to do before that moment; `nil` means never by itself.
  case wait(until: Date?)
  /// The state is from a clock that ran ahead: keep this one in its place, then wait.
  case restamp(TimelineState)
  /// The budget is used up until then.
  case overBudget(until: Date)
}
