package import Essentials

/// A row of the reload history, for a reload that was made, failed or was skipped.
package struct ReloadRecord: Equatable, Sendable {
  /// The outcome of the reload; the raw value is the number in the store.
  package enum Result: Int64, Sendable, CaseIterable {
    case made = 1
    case failed
    /// The budget, or the processor time of the last reload, delayed the reload.
    case putOff
    /// The engine of this process was already reloading the timeline.
    case joined
    /// Another process was reloading the timeline, so that this one left it alone.
    case leasedElsewhere
    /// Another process had reloaded the timeline while this one waited for it.
    case servedElsewhere
    /// The refresh ended before this timeline was reloaded.
    case interrupted
    /// Dates that a wrong clock had set in the future were reset.
    case restamped
  }

  package var cause: ReloadCause
  package var result: Result
  /// The date on which the reload was due; `nil` if the request named no date.
  package var due: Date?
  package var begun: Date
  package var ended: Date
  /// The number of consecutive failures before this reload.
  package var tries: Int
  package var isOffline: Bool
  /// The date from which the next reload may begin.
  ///
  /// The date is `nil` if the reload stored a timeline or a failure, which contains this date, or
  /// if none is set.
  package var next: Date?
  package var cost: ReloadCost

  package init(
    _ cause: ReloadCause,
    _ result: Result,
    of state: TimelineState,
    begun: Date,
    ended: Date,
    isOffline: Bool,
    next: Date? = nil,
    cost: ReloadCost = ReloadCost()
  ) {
    self.cause = cause
    self.result = result
    // What is outdated is due at once, and its date was that of another timeline.
    let hasDate = cause.reason == .policy || cause.reason == .retry
    due = hasDate ? state.due : nil
    self.begun = begun
    self.ended = ended
    tries = state.failures
    self.isOffline = isOffline
    self.next = next
    self.cost = cost
  }

  /// The reason why a budget does not count the reload; `nil` if it counts or was skipped.
  package var exemption: BudgetExemption? {
    result == .made || result == .failed ? BudgetRule.exemption(cause) : nil
  }
}

/// The cost of a reload; an unknown part is `nil`.
package struct ReloadCost: Equatable, Sendable {
  /// The time from the request to the answer, on a monotonic clock.
  package var wall: Duration
  /// The host's processor time since the previous answer; `nil` if unknown.
  package var host: Duration?
  /// The extension's processor time while the provider ran; `nil` if unknown.
  package var ofExtension: Duration?
  /// The number of bytes received over the network for the timeline; `nil` if unknown, or if no
  /// request was sent.
  package var networkBytes: Int?

  /// The processor time of host and extension together; an unknown part counts as zero.
  package var processorTime: Duration { (host ?? .zero) + (ofExtension ?? .zero) }

  package init(
    wall: Duration = .zero,
    host: Duration? = nil,
    ofExtension: Duration? = nil,
    networkBytes: Int? = nil
  ) {
    self.wall = wall
    self.host = host
    self.ofExtension = ofExtension
    self.networkBytes = networkBytes
  }
}

extension TimelineDiagnostic {
  /// The bit for this diagnostic in the number that the store keeps.
  package var bit: Int64 {
    switch self {
    case .unsorted: 1
    case .superseded: 2
    case .unusableDates: 4
    case .unusableRelevances: 8
    case .startsInFuture: 16
    }
  }
}
