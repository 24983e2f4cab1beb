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
    let shown = Int(try await series.store.state().locationPages)
    // What cannot be asked now is asked for all the same: the list says where it ends once it is there.
    if let last = try? await service.locations(page: shown).value, last.info.next == nil {
      return .result(value: shown, dialog: "All \(last.info.count) locations are shown.")
    }
    let (_, after) = try await series.store.change { state in
      state.locationPages = min(state.locationPages + 1, Int64(RickAndMortyService.maximumPages))
    }
    let pages = Int(after.locationPages)
    return .result(value: pages, dialog: "Locations have \(pages) pages.")
  }
}
