import Foundation
import WidgetExtension
import WidgetTimeline
import WidgetUI

/// Loads the feeds when they are due, and makes entries for the times at which displayed ages
/// change.
struct ArticlesProvider: AppIntentTimelineProvider {
  /// The seconds after which the feeds are loaded again.
  private static let interval: TimeInterval = 1_800
  /// The age in seconds up to which a cached feed is used, so that marking an article as seen loads
  /// nothing.
  private static let maximumAge: TimeInterval = 900
  /// The seconds between two entries, since the ages of recent articles are shown in minutes.
  private static let step: TimeInterval = 600
  private static let maximumEntries = 8

  private let services: AppDependency<FeedServices>

  init(dependencies: AppDependencyManager = .shared) {
    services = AppDependency(manager: dependencies)
  }

  func placeholder(in context: Context) -> ArticlesEntry { .sample(at: context.date) }

  func snapshot(
    for configuration: FeedConfiguration,
    in context: Context
  ) async -> ArticlesEntry {
    if context.isPreview { return .sample(at: context.date) }
    // A snapshot is shown only briefly, so nothing is downloaded for it.
    let entries = await RunScope.with(\.isNetworkAllowed, false) {
      await timeline(for: configuration, in: context).entries
    }
    return entries.first ?? .sample(at: context.date)
  }

  func timeline(
    for configuration: FeedConfiguration,
    in context: Context
  ) async -> Timeline<ArticlesEntry> {
    let now = context.date
    let urls = configuration.urls ?? []
    guard !urls.isEmpty else {
      let picture = ArticlesPicture([], state: .unconfigured, status: nil, at: now)
      return Timeline(entries: [ArticlesEntry(date: now, picture: picture)], policy: .never)
    }
    let sources = ArticleSources(services: services.wrappedValue)
    await sources.store.note(Array(urls.prefix(ArticleSources.maximumFeeds)), at: now)
    let contents = await sources.load(urls, maximumAge: Self.maximumAge)
    // If the store cannot be read, all articles are shown as not seen.
    let seen = (try? await sources.store.seen()) ?? []
    let (items, origin, problem) = (contents.items, contents.origin, contents.problem)
    let entries = Self.moments(of: origin, from: now).map { moment in
      ArticlesEntry(
        date: moment,
        picture: ArticlesPicture(
          items,
          seen: seen,
          state: Self.state(of: contents),
          status: origin.map { FeedStatus($0, problem: problem, at: moment) },
          urls: urls,
          unseenOnly: configuration.unseenOnly,
          limit: context.rowLimit(ArticlesPicture.rowLimit),
          at: moment
        )
      )
    }
    let policy = FeedPlan.policy(
      of: origin,
      problem,
      source: .web,
      network: FeedNetwork(in: context),
      interval: Self.interval,
      from: now
    )
    return Timeline(entries: entries, policy: policy)
  }

  private static func state(of contents: ArticleContents) -> ArticlesState {
    if contents.origin != nil { return .loaded }
    guard let problem = contents.problem else { return .idle }
    return .failed(words: problem.words, message: problem.message)
  }

  /// Returns the dates at which the displayed age of an article or of the feeds changes.
  private static func moments(of origin: FeedOrigin?, from now: Date) -> [Date] {
    guard let origin else { return [now] }
    let steps = (1..<maximumEntries).map { now.addingTimeInterval(Double($0) * step) }
    let ages = FeedAge.moments(of: origin, from: now).filter { $0 > (steps.last ?? now) }
    return [now] + steps + ages.prefix(maximumEntries)
  }
}
