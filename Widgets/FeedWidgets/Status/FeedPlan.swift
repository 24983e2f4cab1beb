import Foundation
import WidgetTimeline

/// When a feed's timeline has entries, and when the next one is asked for.
enum FeedPlan {
  /// The entries' moments: one for each age that the picture says.
  ///
  /// Without an origin, where nothing could be loaded, there is one.
  static func moments(of origin: FeedOrigin?, from now: Date) -> [Date] {
    origin.map { FeedAge.moments(of: $0, from: now) } ?? [now]
  }

  /// How long after a run without a network the next one is wanted, in seconds: before the timer's next minute, and
  /// ahead of the moment at which this timeline is stored, as a date gone by waits for a quarter of an hour.
  private static let soon: TimeInterval = 30

  /// The policy: after the interval, or when a failing source may be asked again; soon where this run had
  /// no network; never where nothing will change by itself.
  static func policy(
    of origin: FeedOrigin?,
    _ problem: FeedProblem?,
    source: FeedSource,
    isOffline: Bool,
    interval: TimeInterval,
    from now: Date
  ) -> TimelineReloadPolicy {
    guard source == .web else { return .never }
    if let retryAt = problem?.retryAt { return .after(max(retryAt, now)) }
    let next = now.addingTimeInterval(interval)
    switch origin {
    case .live?: return .after(next)
    case .cached(let date)? where !isOffline:
      return .after(max(date.addingTimeInterval(interval), now))
    default: return .after(isOffline ? now.addingTimeInterval(soon) : next)
    }
  }
}
