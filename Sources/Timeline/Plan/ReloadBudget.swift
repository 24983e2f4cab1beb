package import Essentials

/// Why a timeline is asked for; the raw value is what the store keeps and `timeline` prints.
package enum ReloadReason: String, Sendable, CaseIterable {
  /// There is no timeline yet.
  case first
  /// The policy's date has come.
  case policy
  /// The last attempt failed and its delay has passed.
  case retry
  /// Something that the timeline was made from has changed.
  case changed
  /// A user or a program requested it by name.
  case requested
}

/// A limit on how often a timeline may be reloaded.
package protocol ReloadBudget: Sendable {
  /// When a reload for `reason` is allowed: `now` or earlier means at once.
  func earliestReload(of key: TimelineKey, for reason: ReloadReason, at now: Date) -> Date
}

/// A budget that allows every reload.
package struct UnlimitedBudget: ReloadBudget {
  package init() {}

  package func earliestReload(
    of key: TimelineKey,
    for reason: ReloadReason,
    at now: Date
  ) -> Date { now }
}
