public import WidgetIntents

/// Opens an episode's detail (BW-10).
public struct ShowEpisode: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Show Episode"
  public static let description: IntentDescription? = "Opens an episode."

  @Parameter(title: "Episode", inclusiveRange: (1, 1_000_000)) var id: Int
  @Parameter(title: "Source", default: .web) var source: FeedSource
  @Parameter(title: "Address", description: "Another base address") var url: String?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of a widget's row, with the widget's own source and address if it has any.
  init(id: Int, _ place: SeriesPlace) {
    self.id = id
    source = place.source
    url = place.url
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let id = id
    let name = try await Series(services: services).select(
      "episode",
      id,
      from: SeriesPlace(source: source, url: url),
      select: { $0.open(.episode(id)) },
      takeBack: { state, _ in state.path.removeAll { $0 == .episode(id) } },
      name: { (service) throws(FeedError) in try await service.episode(id).value.name },
      count: { (service) throws(FeedError) in try await service.episodes(page: 1).value.info.count }
    )
    return .result(value: id, dialog: "Opened \(name).")
  }
}

/// Asks for the next page of episodes.
public struct LoadMoreEpisodes: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Load More Episodes"
  public static let description: IntentDescription? = "Adds the next page of episodes."

  @Parameter(title: "Source", default: .web) var source: FeedSource
  @Parameter(title: "Address", description: "Another base address") var url: String?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of a widget's button, with the widget's own source and address if it has any.
  init(_ place: SeriesPlace) {
    source = place.source
    url = place.url
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let (pages, dialog) = try await Series(services: services).loadMore(
      "episodes",
      from: SeriesPlace(source: source, url: url),
      pages: \.episodePages,
      page: { (service, page) throws(FeedError) in try await service.episodes(page: page) }
    )
    return .result(value: pages, dialog: IntentDialog(stringLiteral: dialog))
  }
}

/// Marks an episode as seen, or removes the mark.
public struct MarkEpisode: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Mark Episode"
  public static let description: IntentDescription? = "Marks an episode as seen, or as not seen."

  @Parameter(title: "Episode", inclusiveRange: (1, 1_000_000)) var id: Int
  @Parameter(title: "Seen", default: true) var isSeen: Bool
  @Parameter(title: "All Before", description: "All episodes before it too", default: false)
  var through: Bool
  @Parameter(title: "Source", default: .web) var source: FeedSource
  @Parameter(title: "Address", description: "Another base address") var url: String?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of a row's mark.
  init(id: Int, isSeen: Bool, _ place: SeriesPlace) {
    self.id = id
    self.isSeen = isSeen
    source = place.source
    url = place.url
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let series = Series(services: services)
    let name = try await series.episodeName(id, from: SeriesPlace(source: source, url: url))
    let changed = try await series.store.mark((through ? 1 : id)...id, isSeen: isSeen)
    let state = isSeen ? "seen" : "not seen"
    let dialog =
      switch changed.count {
      case 0: "\(name) is marked as \(state) already."
      case 1: "Marked \(name) as \(state)."
      default: "Marked \(changed.count) episodes as \(state)."
      }
    return .result(value: changed.count, dialog: IntentDialog(stringLiteral: dialog))
  }
}
