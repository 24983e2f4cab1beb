/// A request to the engine: which timelines to reload, and how.
package struct RefreshRequest: Equatable, Sendable {
  package var selection: TimelineSelection
  package var asker: ReloadAsker
  /// Whether to reload timelines that are not due as well.
  package var isForced: Bool
  /// Whether the widgets' code is refused the network.
  package var isOffline: Bool
  /// Whether no budget counts or delays these reloads (WK-88).
  ///
  /// The minimum time between reloads in proportion to their processor time still applies.
  package var isUnlimited = false
  /// Whether this request repeats an earlier one, so that the history does not record skipped
  /// timelines again.
  package var isRepeated = false

  package init(
    _ selection: TimelineSelection = .all,
    by asker: ReloadAsker,
    isForced: Bool = false,
    isOffline: Bool = false
  ) {
    self.selection = selection
    self.asker = asker
    self.isForced = isForced
    self.isOffline = isOffline
  }

  /// Whether this request may start reloads that an earlier request had to delay.
  ///
  /// That is the case if a user is waiting, or if the request ignores the budget (WK-83).
  var passesWaits: Bool {
    switch asker {
    case .watch, .press, .command, .show: true
    case .timer, .refresh, .widgetCenter: isUnlimited
    }
  }
}

/// The timelines that a refresh applies to.
package enum TimelineSelection: Equatable, Sendable {
  case all
  /// The timelines of these placed widgets, in all sizes.
  case placements(Set<Int64>)
  case timelines(Set<TimelineKey>)

  package func contains(_ key: TimelineKey) -> Bool {
    switch self {
    case .all: true
    case .placements(let placements): placements.contains(key.placement)
    case .timelines(let keys): keys.contains(key)
    }
  }
}

/// The time limits of reloads, measured on a monotonic clock.
package struct ReloadLimits: Equatable, Sendable {
  /// The time limit for one timeline (WK-100).
  package var timeline: Duration
  /// The time limit for a whole refresh, below the minute after which cron starts the next one
  /// (RT-10).
  package var run: Duration

  package init(timeline: Duration = .seconds(30), run: Duration = .seconds(45)) {
    self.timeline = timeline
    self.run = run
  }
}
