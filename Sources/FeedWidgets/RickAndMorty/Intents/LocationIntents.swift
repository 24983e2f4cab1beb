import WidgetIntents

/// Chooses a location: its residents are shown (BW-10).
struct SelectLocation: StoreOnlyIntent {
  static let title: LocalizedStringResource = "Select Location"
  static let description: IntentDescription? = "Shows the residents of a location."

  @Parameter(title: "Location", inclusiveRange: (1, 1_000_000)) var id: Int
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
    // Chosen before it is asked for: a slow answer comes too late to undo a newer choice (BW-11).
    let (before, _) = try await series.store.change { $0.choose(location: id) }
    let service = try series.service(of: source, configured: url)
    do {
      let location = try await service.location(id).value
      return .result(value: id, dialog: "Chose \(SeriesText.quoted(location.name)).")
    } catch {
      guard case .notFound = error else {
        return .result(value: id, dialog: "Chose location \(id).")
      }
      try await series.store.change { state in
        if state.location == Int64(id) { state.location = before.location }
      }
      throw error
    }
  }
}

/// Asks for the next page of locations.
struct LoadMoreLocations: StoreOnlyIntent {
  static let title: LocalizedStringResource = "Load More Locations"
  static let description: IntentDescription? = "Adds the next page of locations."

  @Dependency var services: FeedServices

  init() {}

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let (_, after) = try await Series(services: services).store.change { state in
      state.locationPages = min(state.locationPages + 1, Int64(RickAndMortyService.maximumPages))
    }
    let pages = Int(after.locationPages)
    return .result(value: pages, dialog: "Locations have \(pages) pages.")
  }
}
