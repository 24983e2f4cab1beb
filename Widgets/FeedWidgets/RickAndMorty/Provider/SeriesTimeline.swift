import Foundation
import WidgetTimeline

/// Loads the data of both widgets of the series, and again if the selection changes meanwhile.
enum SeriesTimeline {
  /// The seconds between two loads of the series' data.
  static let interval: TimeInterval = 3_600
  /// The most entries in which only the age of the data changes, because an entry with a photograph
  /// has some ten kilobytes.
  private static let maximumMoments = 4
  /// The most times that the data is loaded for one timeline, if the selection changes each time.
  private static let maximumRounds = 3

  /// Calls `load` for the current selection, and again if the selection changes meanwhile (BW-11).
  ///
  /// - Returns: The last selection and its contents.
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
