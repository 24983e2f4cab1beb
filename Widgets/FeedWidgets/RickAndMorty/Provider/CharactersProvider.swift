import Foundation
import WidgetTimeline
import WidgetUI

/// Loads the residents of the selected location and the open character.
struct CharactersProvider: AppIntentTimelineProvider {
  /// The seconds for which the first launch shows its introduction (BW-14).
  private static let welcome: TimeInterval = 3

  private let services: AppDependency<FeedServices>
  private let zone: TimeZone

  init(dependencies: AppDependencyManager = .shared, zone: TimeZone = .current) {
    services = AppDependency(manager: dependencies)
    self.zone = zone
  }

  func recommendations() -> [AppIntentRecommendation<CharactersConfiguration>] {
    let local = CharactersConfiguration()
    local.source = .local
    return [AppIntentRecommendation(intent: local, description: SeriesTexts.withoutNetwork)]
  }

  func placeholder(in context: Context) -> CharactersEntry { sample(in: context) }

  func snapshot(
    for configuration: CharactersConfiguration,
    in context: Context
  ) async -> CharactersEntry {
    if context.isPreview { return sample(in: context) }
    let services = services.wrappedValue
    let loaded = await Unasked.run { await load(configuration, services, context) }
    let launches = 2
    return entry(at: context.date, loaded, configuration, launches: launches)
  }

  func timeline(
    for configuration: CharactersConfiguration,
    in context: Context
  ) async -> Timeline<CharactersEntry> {
    let services = services.wrappedValue
    let loaded = await load(configuration, services, context)
    let now = context.date
    // A timeline made in advance does not count as a launch.
    let launches = context.foreseen == nil ? await SeriesStore(store: services.store).launch() : 2
    var moments = SeriesTimeline.moments(of: loaded.contents.parts, from: now)
    var entries: [CharactersEntry] = []
    if launches == 1, let first = moments.first {
      let entry = entry(at: first, loaded, configuration, launches: launches)
      entries = [CharactersEntry(date: first, picture: entry.picture.welcome)]
      moments[0] = first.addingTimeInterval(Self.welcome)
    }
    entries += moments.map { entry(at: $0, loaded, configuration, launches: launches) }
    let policy = SeriesTimeline.policy(
      of: loaded.contents.parts,
      source: configuration.source,
      network: FeedNetwork(in: context),
      from: now
    )
    return Timeline(entries: entries, policy: policy)
  }

  private func load(
    _ configuration: CharactersConfiguration,
    _ services: FeedServices,
    _ context: Context
  ) async -> (state: SeriesState, contents: CharactersContents) {
    let series = Series(services: services)
    let source = configuration.source
    do throws(FeedError) {
      let service = try series.service(of: source, configured: configuration.url)
      return await SeriesTimeline.load(for: series.store) { state in
        var state = state
        if let location = configuration.location { state.location = Int64(location) }
        return await service.characters(state, opensFirst: context.family == .systemExtraLarge)
      }
    } catch {
      // The address is invalid: the widget shows what is wrong.
      var contents = CharactersContents()
      contents.parts.note(error)
      return (SeriesState(), contents)
    }
  }

  private func entry(
    at date: Date,
    _ loaded: (state: SeriesState, contents: CharactersContents),
    _ configuration: CharactersConfiguration,
    launches: Int
  ) -> CharactersEntry {
    CharactersEntry(
      date: date,
      picture: CharactersPicture(
        loaded.contents,
        state: loaded.state,
        launches: launches,
        place: SeriesPlace(source: configuration.source, url: configuration.url),
        zone: zone,
        at: date
      )
    )
  }

  /// Returns an entry with built-in sample data for the gallery and placeholders; reads neither
  /// store nor network.
  private func sample(in context: Context) -> CharactersEntry {
    let contents = CharactersContents.sample(opensFirst: context.family == .systemExtraLarge)
    let picture = CharactersPicture(
      contents,
      state: SeriesState(),
      launches: 1,
      place: SeriesPlace(source: .local),
      zone: zone,
      at: context.date
    )
    return CharactersEntry(date: context.date, picture: picture)
  }
}
