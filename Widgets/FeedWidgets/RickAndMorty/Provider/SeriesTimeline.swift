import Foundation
import WidgetTimeline

/// The loading that both widgets of the series share: for a selection, and again if it changed meanwhile.
enum SeriesTimeline {
  /// Seconds between two loads.
  static let interval: TimeInterval = 3_600
  /// Ages that a picture foresees: with a photograph each entry weighs some ten kilobytes.
  private static let maximumMoments = 4
  /// Loads for selections that change while they are loaded.
  private static let maximumRounds = 3

  /// Returns the result of `load` for the selection at its end (BW-11).
  static func load<Contents: Sendable>(
    for store: SeriesStore,
    _ load: (SeriesState) async -> Contents
  ) async -> (state: SeriesState, contents: Contents) {
    var state = (try? await store.state()) ?? SeriesState()
    var contents = await load(state)
    for _ in 1..<maximumRounds {
      guard let newest = try? await store.state(), newest != state else { break }
      state = newest
      contents = await load(newest)
    }
    return (state, contents)
  }

  static func moments(of parts: SeriesParts, from now: Date) -> [Date] {
    Array(FeedPlan.moments(of: parts.origin, from: now).prefix(maximumMoments))
  }

  static func policy(
    of parts: SeriesParts,
    source: FeedSource,
    network: FeedNetwork,
    from now: Date
  ) -> TimelineReloadPolicy {
    FeedPlan.policy(
      of: parts.origin,
      parts.problem,
      source: source,
      network: network,
      interval: interval,
      from: now
    )
  }
}
