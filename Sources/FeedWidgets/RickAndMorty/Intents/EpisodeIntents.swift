import WidgetIntents

/// Opens an episode's detail (BW-10).
struct ShowEpisode: StoreOnlyIntent {
  static let title: LocalizedStringResource = "Show Episode"
  static let description: IntentDescription? = "Opens an episode."

  @Parameter(title: "Episode", inclusiveRange: (1, 1_000_000)) var id: Int
  @Parameter(title: "Source", default: .web) var source: FeedSource
  @Parameter(title: "Address", description: "Another base address") var url: String?

  @Dependency var services: FeedServices

  init() {}

  /// What a row of a widget does, which may have a source and an address of its own.
  init(id: Int, _ place: SeriesPlace) {
    self.id = id
    source = place.source
    url = place.url
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let series = Series(services: services)
    let id = id
    try await series.store.change { $0.open(.episode(id)) }
    let service = try series.service(of: source, configured: url)
    do {
      let episode = try await service.episode(id).value
      return .result(value: id, dialog: "Opened \(SeriesText.quoted(episode.name)).")
    } catch {
      guard case .notFound = error else {
        return .result(value: id, dialog: "Opened episode \(id).")
      }
      try await series.store.change { $0.path.removeAll { $0 == .episode(id) } }
      throw error
    }
  }
}

/// Asks for the next page of episodes.
struct LoadMoreEpisodes: StoreOnlyIntent {
  static let title: LocalizedStringResource = "Load More Episodes"
  static let description: IntentDescription? = "Adds the next page of episodes."

  @Parameter(title: "Source", default: .web) var source: FeedSource
  @Parameter(title: "Address", description: "Another base address") var url: String?

  @Dependency var services: FeedServices

  init() {}

  /// What a widget's button does, which may have a source and an address of its own.
  init(_ place: SeriesPlace) {
    source = place.source
    url = place.url
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let series = Series(services: services)
    let service = try series.service(of: source, configured: url)
    let shown = Int(try await series.store.state().episodePages)
    // What cannot be asked now is asked for all the same: the list says where it ends once it is there.
    if let last = try? await service.episodes(page: shown).value, last.info.next == nil {
      return .result(value: shown, dialog: "All \(last.info.count) episodes are shown.")
    }
    let (_, after) = try await series.store.change { state in
      state.episodePages = min(state.episodePages + 1, Int64(RickAndMortyService.maximumPages))
    }
    let pages = Int(after.episodePages)
    return .result(value: pages, dialog: "Episodes have \(pages) pages.")
  }
}
