package import Essentials

/// The outcomes of a refresh, in chronological order.
///
/// A timeline occurs twice if its sources changed during its reload, so that it was reloaded again.
package struct RefreshReport: Equatable, Sendable {
  /// The date and time at which the refresh began.
  package var at: Date
  package var outcomes: [ReloadOutcome]

  package init(at: Date, outcomes: [ReloadOutcome] = []) {
    self.at = at
    self.outcomes = outcomes
  }

  /// The timelines whose reload failed, with the failures.
  package var failures: [(key: TimelineKey, failure: FailedReload)] {
    outcomes.compactMap { outcome in
      guard case .failed(let failure) = outcome.result else { return nil }
      return (outcome.key, failure)
    }
  }
}

/// The outcome of a refresh for one timeline.
package struct ReloadOutcome: Equatable, Sendable {
  package enum Result: Equatable, Sendable {
    /// A timeline with this many entries was stored; `due` is `nil` if only a request reloads the
    /// timeline.
    case stored(ReloadReason, entries: Int, due: Date?)
    case failed(FailedReload)
    /// Dates that a wrong clock had set in the future were reset; no reload was due.
    case restamped(due: Date?)
    case skipped(ReloadSkip)
  }

  package var key: TimelineKey
  package var kind: String
  package var extensionName: String
  package var result: Result

  init(_ timeline: DueTimeline, _ result: Result) {
    key = timeline.key
    kind = timeline.kind
    extensionName = timeline.extensionName
    self.result = result
  }
}

/// The reason why a timeline was not reloaded, which is not an error.
package enum ReloadSkip: Equatable, Sendable {
  /// Another process is reloading the timeline, so that this one leaves it alone.
  case leasedElsewhere
  /// Another process reloaded the timeline while this one waited for the lease.
  case servedElsewhere
  /// This engine is already reloading the timeline, and reloads it once more for this request.
  case joined
  /// The budget allows no further reload until the date.
  case overBudget(until: Date)
  /// The last reload used so much processor time that the next one has to wait until the date.
  case belowFloor(until: Date)
  /// The refresh was cancelled or its time limit was reached before this timeline was reloaded; it
  /// stays due.
  case interrupted
}
