#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What a refresh did, in the order in which it happened.
///
/// A timeline occurs twice when it changed while it was made and was made again.
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

  /// How many timelines were made and stored.
  package var storedCount: Int {
    outcomes.count { outcome in
      if case .stored = outcome.result { true } else { false }
    }
  }
}
