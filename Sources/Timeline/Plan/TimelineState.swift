package import Essentials
internal import Moments

/// The stored state of a timeline without its entries: everything that planning depends on.
package struct TimelineState: Equatable, Sendable {
  /// The date at which the stored timeline was made; `nil` if there is none.
  package var made: Date?
  /// The policy of the stored timeline; meaningless while `made` is `nil`.
  package var policy: TimelineReloadPolicy
  /// The date of the last stored entry; `nil` if there is none.
  package var lastEntry: Date?
  /// The date from which the next reload may start; `nil` if only a request reloads the timeline.
  package var due: Date?
  /// The number of failed reloads since the last good one.
  package var failures: Int
  /// Whether a source of the timeline has changed since the timeline was made.
  package var isDirty: Bool
  /// The kind of change that made the timeline dirty; `nil` if unknown.
  package var dirtyCause: DirtyCause?

  package init(
    made: Date? = nil,
    policy: TimelineReloadPolicy = .atEnd,
    lastEntry: Date? = nil,
    due: Date? = nil,
    failures: Int = 0,
    isDirty: Bool = false,
    dirtyCause: DirtyCause? = nil
  ) {
    self.made = made
    self.policy = policy
    self.lastEntry = lastEntry
    self.due = due
    self.failures = failures
    self.isDirty = isDirty
    self.dirtyCause = dirtyCause
  }
}

extension TimelineState {
  /// The delay until the next reload if the policy's date is not in the future.
  ///
  /// It applies to `.atEnd` without a future entry, and to `.after` with a date that had passed
  /// when the provider was asked. Without the delay both would reload at every check. A date that
  /// passed during the reload is due sooner (`ReloadRun`).
  package static let pastPolicyDelay: Duration = .seconds(15 * 60)

  /// The earliest date of the next timeline by policy, regardless of failures; `nil` means never.
  package var policyDate: Date? {
    guard let made = made.map(Instant.init), let requested = requestedDate else { return nil }
    return (requested > made ? requested : made.advanced(by: Self.pastPolicyDelay)).date
  }

  /// The date that the policy names, even if it has passed; `nil` if the policy names none.
  var requestedDate: Instant? {
    switch policy.kind {
    case .never: nil
    case .atEnd: lastEntry.map(Instant.init) ?? .earliest
    case .after(let date): Instant(date)
    }
  }

  /// Returns whether the picture is older than its provider or its sources allow (RT-8).
  package func isStale(at now: Date) -> Bool {
    isDirty || staleDuration(at: now) != nil
  }

  /// Returns the time since the policy's date passed without a new timeline; `nil` if the date has
  /// not passed.
  package func staleDuration(at now: Date) -> Duration? {
    guard let policyDate else { return nil }
    let elapsed = Instant(policyDate).duration(to: Instant(now))
    return elapsed > .zero ? elapsed : nil
  }

  /// Returns whether a reload may start, because there is no timeline yet or the due date has come.
  package func isDue(at now: Date) -> Bool {
    guard let due else { return made == nil || failures > 0 || isDirty }
    return Instant(due) <= Instant(now)
  }
}
