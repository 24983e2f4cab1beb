import Foundation
import WidgetTimeline

/// When a feed's timeline has entries, and when the next one is asked for.
enum FeedPlan {
  /// Returns the entries' moments: one for each displayed age.
  ///
  /// Without an origin, because nothing could be loaded, there is one.
  static func moments(of origin: FeedOrigin?, from now: Date) -> [Date] {
    origin.map { FeedAge.moments(of: $0, from: now) } ?? [now]
  }

  /// The seconds until the next run after one without a network: before the timer's next minute, and after this
  /// timeline is stored, because a past date waits a quarter of an hour.
  private static let soon: TimeInterval = 30

  /// Returns the policy: after the interval, or when a failing source may be asked again; soon if this run had no
  /// network; never if nothing changes by itself.
  ///
  /// A foreseen timeline is planned as if its source had answered: no later run has a network either.
  static func policy(
    of origin: FeedOrigin?,
    _ problem: FeedProblem?,
    source: FeedSource,
    network: FeedNetwork,
    interval: TimeInterval,
    from now: Date
  ) -> TimelineReloadPolicy {
    guard source == .web else { return .never }
    let next = now.addingTimeInterval(interval)
    if network == .never { return .after(next) }
    if let retryAt = problem?.retryAt { return .after(max(retryAt, now)) }
    switch (origin, network) {
    case (.live?, _): return .after(next)
    case (_, .later): return .after(now.addingTimeInterval(soon))
    case (.cached(let date)?, _): return .after(max(date.addingTimeInterval(interval), now))
    default: return .after(next)
    }
  }
}
