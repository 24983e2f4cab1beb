import Foundation
import WidgetTimeline

/// Calculates the entry dates of a feed's timeline, and its reload policy.
enum FeedPlan {
  /// Returns the dates of entries: now, and each time at which the displayed age changes.
  ///
  /// Without an origin, because nothing could be loaded, there is one entry.
  static func moments(of origin: FeedOrigin?, from now: Date) -> [Date] {
    origin.map { FeedAge.moments(of: $0, from: now) } ?? [now]
  }

  /// The seconds until the reload that follows a timeline made without a network.
  ///
  /// The reload is due before the host's timer runs again, at the next full minute. It is due only
  /// after this timeline is stored, because a reload with a past date waits a quarter of an hour.
  private static let soon: TimeInterval = 30

  /// Returns the reload policy.
  ///
  /// A reload is due after the interval, or when a failing source may be asked again. It is due
  /// soon if this timeline was made without a network, and never if the data does not change.
  ///
  /// A timeline made in advance is planned as if its source had answered, because no later reload
  /// has a network either.
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
