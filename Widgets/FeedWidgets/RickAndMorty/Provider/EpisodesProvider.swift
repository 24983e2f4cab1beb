import Foundation
import WidgetTimeline
import WidgetUI

/// Loads the list of episodes and the open episode.
struct EpisodesProvider: AppIntentTimelineProvider {
  private let services: AppDependency<FeedServices>
  private let zone: TimeZone

  /// The numbers of the seen episodes in the sample data.
  private static let sampleSeen: Set<Int> = [1, 2, 3]

  init(dependencies: AppDependencyManager = .shared, zone: TimeZone = .current) {
    services = AppDependency(manager: dependencies)
    self.zone = zone
  }

  func recommendations() -> [AppIntentRecommendation<EpisodesConfiguration>] {
    let local = EpisodesConfiguration()
    local.source = .local
    return [AppIntentRecommendation(intent: local, description: SeriesTexts.withoutNetwork)]
  }

  func placeholder(in context: Context) -> EpisodesEntry { sample(in: context) }

  func snapshot(
    for configuration: EpisodesConfiguration,
    in context: Context
  ) async -> EpisodesEntry {
    if context.isPreview { return sample(in: context) }
    let services = services.wrappedValue
    let contents = await Unasked.run { await load(configuration, services, context) }
    return entry(at: context.date, contents, configuration, context)
  }

  func timeline(
    for configuration: EpisodesConfiguration,
    in context: Context
  ) async -> Timeline<EpisodesEntry> {
    let contents = await load(configuration, services.wrappedValue, context)
    let now = context.date
    let entries = SeriesTimeline.moments(of: contents.parts, from: now).map {
      entry(at: $0, contents, configuration, context)
    }
    let policy = SeriesTimeline.policy(
      of: contents.parts,
      source: configuration.source,
      network: FeedNetwork(in: context),
      from: now
    )
    return Timeline(entries: entries, policy: policy)
  }

  private func load(
    _ configuration: EpisodesConfiguration,
    _ services: FeedServices,
    _ context: Context
  ) async -> EpisodesContents {
    let series = Series(services: services)
    let source = configuration.source
    do throws(FeedError) {
      let service = try series.service(of: source, configured: configuration.url)
      let seen = (try? await series.store.seen()) ?? []
      return await SeriesTimeline.load(for: series.store) { state in
        await service.episodes(state, seen: seen, showsDetail: context.family.showsEpisode)
      }.contents
    } catch {
      var contents = EpisodesContents()
      contents.parts.note(error)
      return contents
    }
  }

  private func entry(
    at date: Date,
    _ contents: EpisodesContents,
    _ configuration: EpisodesConfiguration,
    _ context: Context
  ) -> EpisodesEntry {
    let place = SeriesPlace(source: configuration.source, url: configuration.url)
    let limit = context.rowLimit(EpisodesPicture.rowLimit)
    let picture = EpisodesPicture(contents, place: place, zone: zone, at: date, limit: limit)
    return EpisodesEntry(date: date, picture: picture)
  }

  /// Returns an entry with built-in sample data for the gallery and placeholders; reads neither
  /// store nor network.
  private func sample(in context: Context) -> EpisodesEntry {
    let place = SeriesPlace(source: .local)
    var contents = EpisodesContents.sample
    contents.seen = Self.sampleSeen
    let picture = EpisodesPicture(contents, place: place, zone: zone, at: context.date)
    return EpisodesEntry(date: context.date, picture: picture)
  }
}

extension WidgetFamily {
  /// Whether the family has enough space for an episode's details.
  var showsEpisode: Bool {
    switch self {
    case .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: true
    default: false
    }
  }
}
