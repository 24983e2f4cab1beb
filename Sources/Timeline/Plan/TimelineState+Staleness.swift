#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension TimelineState {
  /// How long after it was made a timeline is asked for again when its policy names no later date.
  ///
  /// It serves `.atEnd` without an entry ahead and `.after` a date gone by: both would otherwise
  /// ask at every tick.
  package static let pastPolicyDelay: Duration = .seconds(15 * 60)

  /// The earliest moment for the next timeline by policy, failures aside; `nil` means never.
  package var policyDate: Date? {
    guard let made = made.map(WallInstant.init) else { return nil }
    let wish: WallInstant
    switch policy.kind {
    case .never: return nil
    case .atEnd: wish = lastEntry.map(WallInstant.init) ?? .earliest
    case .after(let date): wish = WallInstant(date)
    }
    return (wish > made ? wish : made.advanced(by: Self.pastPolicyDelay)).date
  }

  /// Whether what is on screen is older than its provider or its sources allow (RT-8).
  package func isStale(at now: Date) -> Bool {
    isDirty || staleDuration(at: now) != nil
  }

  /// How long the policy's date has passed without a new timeline; `nil` while it has not.
  package func staleDuration(at now: Date) -> Duration? {
    guard let policyDate else { return nil }
    let elapsed = WallInstant(policyDate).duration(to: WallInstant(now))
    return elapsed > .zero ? elapsed : nil
  }

  /// Whether a reload may start: none was ever made, or the due date has come.
  package func isDue(at now: Date) -> Bool {
    guard let due else { return made == nil || failures > 0 || isDirty }
    return WallInstant(due) <= WallInstant(now)
  }
}
