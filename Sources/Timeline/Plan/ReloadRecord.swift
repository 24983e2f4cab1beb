package import Essentials

/// The record of a reload besides the timeline or the failure that it brought, or of one that did not come about.
package struct ReloadRecord: Equatable, Sendable {
  /// Its outcome; the raw value is the number that the store keeps.
  package enum Result: Int64, Sendable, CaseIterable {
    case made = 1
    case failed
    /// The budget had none left.
    case putOff
    /// The same process was reloading the timeline.
    case joined
    /// Another process was reloading it.
    case leasedElsewhere
    /// Another process had just reloaded it.
    case servedElsewhere
    /// The refresh ended before its turn.
    case interrupted
    /// The stamps of a clock that ran ahead were brought back.
    case restamped
  }

  package var cause: ReloadCause
  package var result: Result
  /// When it was to begin; `nil` for at once.
  package var due: Date?
  package var begun: Date
  package var ended: Date
  /// Failures in a row before it.
  package var tries: Int
  package var isOffline: Bool
  /// When it may begin next, if neither a timeline nor a failure has the date.
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

  /// Why a budget does not count it; `nil` if it counts, or if nothing was made of it.
  package var exemption: BudgetExemption? {
    result == .made || result == .failed ? BudgetRule.exemption(cause) : nil
  }
}

/// The cost of a reload; an unknown part is `nil`.
package struct ReloadCost: Equatable, Sendable {
  /// From the request to the answer, on a monotonic clock.
  package var wall: Duration
  /// The host's processor time since the answer before this one.
  package var host: Duration?
  /// The extension's processor time while the provider ran.
  package var ofExtension: Duration?
  /// The bytes that came over the network for its timeline.
  package var networkBytes: Int?

  /// The sum of the host's share and the extension's; an unknown share counts as zero.
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
  /// The bit of its kind among those of a reload, which the store keeps.
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
