public import WidgetIntents

/// Selects a location, whose residents the widget then shows (BW-10).
public struct SelectLocation: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Select Location",
    turkish: "Konum Seç"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Shows the residents of a location.",
    turkish: "Bir konumun sakinlerini gösterir."
  )

  @Parameter(title: SeriesTexts.location, inclusiveRange: (1, 1_000_000)) var id: Int
  @Parameter(title: FeedTexts.source, default: .web) var source: FeedSource
  @Parameter(title: FeedTexts.address, description: FeedTexts.anotherAddress) var url: String?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of a row that selects a location, in a widget with this source and address.
  init(id: Int, _ place: SeriesPlace) {
    self.id = id
    source = place.source
    url = place.url
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let id = id
    let name = try await Series(services: services).select(
      .location,
      id,
      from: SeriesPlace(source: source, url: url),
      select: { $0.choose(location: id) },
      takeBack: { state, before in
        if state.location == Int64(id) { state.location = before.location }
      },
      name: { (service) throws(FeedError) in try await service.location(id).value.name },
      count: { (service) throws(FeedError) in try await service.locations(page: 1).value.info.count
      }
    )
    return .result(
      value: id,
      dialog: IntentDialog(english: "Chose \(name).", turkish: "\(name) seçildi.")
    )
  }
}

/// Adds the next page of locations to the list, and returns the number of shown pages.
public struct LoadMoreLocations: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Load More Locations",
    turkish: "Daha Çok Konum Yükle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Adds the next page of locations.",
    turkish: "Konumların sonraki sayfasını ekler."
  )

  @Parameter(title: FeedTexts.source, default: .web) var source: FeedSource
  @Parameter(title: FeedTexts.address, description: FeedTexts.anotherAddress) var url: String?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of the button for more locations, in a widget with this source and address.
  init(_ place: SeriesPlace) {
    source = place.source
    url = place.url
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let (pages, dialog) = try await Series(services: services).loadMore(
      .location,
      from: SeriesPlace(source: source, url: url),
      pages: \.locationPages,
      page: { (service, page) throws(FeedError) in try await service.locations(page: page) }
    )
    return .result(value: pages, dialog: dialog)
  }
}
