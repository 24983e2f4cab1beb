package import Essentials

/// The outcomes of a refresh, in chronological order.
///
/// A timeline occurs twice if its sources changed during its reload and it was reloaded again.
package struct RefreshReport: Equatable, Sendable {
  /// When the refresh began.
  package var at: Date
  package var outcomes: [ReloadOutcome]

  package init(at: Date, outcomes: [ReloadOutcome] = []) {
    self.at = at
    self.outcomes = outcomes
  }

  /// The reloads that brought no timeline.
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
    /// A timeline of so many entries is stored; `due` `nil` means never by itself.
    case stored(ReloadReason, entries: Int, due: Date?)
    case failed(FailedReload)
    /// The stamps of a clock that ran ahead were brought back; nothing was due.
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

/// Why a candidate was not reloaded; none of these is an error.
package enum ReloadSkip: Equatable, Sendable {
  /// Another process is reloading it.
  case leasedElsewhere
  /// Another process had reloaded it before its lease was free.
  case servedElsewhere
  /// This engine is reloading it; that refresh makes one more run for this request.
  case joined
  /// The budget has none left until then.
  case overBudget(until: Date)
  /// The last reload took so much processor time that the next one has to wait.
  case belowFloor(until: Date)
  /// The refresh was cancelled, or its time was up before the timeline's turn; it stays due.
  case interrupted
}
