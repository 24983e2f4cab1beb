public import WidgetIntents

/// Opens the details of an episode (BW-10).
public struct ShowEpisode: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Show Episode",
    turkish: "Bölümü Göster"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Opens an episode.",
    turkish: "Bir bölümü açar."
  )

  @Parameter(title: SeriesTexts.episode, inclusiveRange: (1, 1_000_000)) var id: Int
  @Parameter(title: FeedTexts.source, default: .web) var source: FeedSource
  @Parameter(title: FeedTexts.address, description: FeedTexts.anotherAddress) var url: String?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of a row that opens an episode, in a widget with this source and address.
  init(id: Int, _ place: SeriesPlace) {
    self.id = id
    source = place.source
    url = place.url
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let id = id
    let name = try await Series(services: services).select(
      .episode,
      id,
      from: SeriesPlace(source: source, url: url),
      select: { $0.open(.episode(id)) },
      takeBack: { state, _ in state.path.removeAll { $0 == .episode(id) } },
      name: { (service) throws(FeedError) in try await service.episode(id).value.name },
      count: { (service) throws(FeedError) in try await service.episodes(page: 1).value.info.count }
    )
    return .result(value: id, dialog: SeriesText.opened(name))
  }
}

/// Adds the next page of episodes to the list, and returns the number of shown pages.
public struct LoadMoreEpisodes: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Load More Episodes",
    turkish: "Daha Çok Bölüm Yükle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Adds the next page of episodes.",
    turkish: "Bölümlerin sonraki sayfasını ekler."
  )

  @Parameter(title: FeedTexts.source, default: .web) var source: FeedSource
  @Parameter(title: FeedTexts.address, description: FeedTexts.anotherAddress) var url: String?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of the button for more episodes, in a widget with this source and address.
  init(_ place: SeriesPlace) {
    source = place.source
    url = place.url
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let (pages, dialog) = try await Series(services: services).loadMore(
      .episode,
      from: SeriesPlace(source: source, url: url),
      pages: \.episodePages,
      page: { (service, page) throws(FeedError) in try await service.episodes(page: page) }
    )
    return .result(value: pages, dialog: dialog)
  }
}

/// Marks an episode as seen, or as unseen if it was seen.
public struct MarkEpisode: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Mark Episode",
    turkish: "Bölümü İşaretle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Marks an episode as seen, or as not seen.",
    turkish: "Bir bölümü görüldü ya da görülmedi olarak işaretler."
  )

  @Parameter(title: SeriesTexts.episode, inclusiveRange: (1, 1_000_000)) var id: Int
  @Parameter(title: SeriesTexts.isSeen, default: true) var isSeen: Bool
  @Parameter(
    title: LocalizedStringResource(english: "All Before", turkish: "Öncekiler de"),
    description: LocalizedStringResource(
      english: "All episodes before it too",
      turkish: "Ondan önceki bütün bölümler de"
    ),
    default: false
  )
  var through: Bool
  @Parameter(title: FeedTexts.source, default: .web) var source: FeedSource
  @Parameter(title: FeedTexts.address, description: FeedTexts.anotherAddress) var url: String?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of the button in an episode's row; `isSeen` is the new state of the
  /// episode.
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
    let state = SeriesWords.seen(isSeen)
    let count = changed.count
    let dialog =
      switch count {
      case 0:
        IntentDialog(
          english: "\(name) is marked as \(state) already.",
          turkish: "\(name) zaten \(state) olarak işaretli."
        )
      case 1:
        IntentDialog(
          english: "Marked \(name) as \(state).",
          turkish: "\(name) \(state) olarak işaretlendi."
        )
      default:
        IntentDialog(
          english: "Marked \(count) episodes as \(state).",
          turkish: "\(count) bölüm \(state) olarak işaretlendi."
        )
      }
    return .result(value: count, dialog: dialog)
  }
}
