import WidgetExtension
import WidgetIntents

/// The work that several intents of the series share: selecting items and loading pages.
extension Series {
  /// Applies a selection before its name is requested, so that a slow answer cannot override a
  /// newer selection (BW-11).
  ///
  /// A number beyond the known list is requested first, so that an unknown one changes nothing. A
  /// selection that the source does not have is reverted. If the source does not answer, a number
  /// beyond its known list is rejected, and any other is selected.
  ///
  /// `name` requests the name, `count` the number of items; items are numbered from 1.
  /// - Returns: The quoted name, otherwise the noun and the number.
  /// - Throws: `FeedError.notFound`, `SeriesError.unknown`, and errors of the store.
  func select(
    _ noun: SeriesNoun,
    _ id: Int,
    from source: SeriesPlace,
    select: @Sendable (inout SeriesState) -> Void,
    takeBack: @Sendable (_ state: inout SeriesState, _ before: SeriesState) -> Void,
    name: (RickAndMortyService) async throws(FeedError) -> String,
    count: (RickAndMortyService) async throws(FeedError) -> Int
  ) async throws -> String {
    let service = try service(of: source.source, configured: source.url)
    let known = await RunScope.with(\.isNetworkAllowed, false) { try? await count(service) }
    guard let known, id <= known else {
      let name = try await answer(noun, id, of: service, name: name, count: count)
      try await store.change(select)
      return name
    }
    let (before, _) = try await store.change(select)
    do {
      return try await answer(noun, id, of: service, name: name, count: count)
    } catch {
      try await store.change { takeBack(&$0, before) }
      throw error
    }
  }

  /// Returns the item's quoted name from the source; the noun and the number if the source does not
  /// answer.
  ///
  /// - Throws: `FeedError.notFound`, and `SeriesError.unknown` for a number beyond the known list.
  private func answer(
    _ noun: SeriesNoun,
    _ id: Int,
    of service: RickAndMortyService,
    name: (RickAndMortyService) async throws(FeedError) -> String,
    count: (RickAndMortyService) async throws(FeedError) -> Int
  ) async throws -> String {
    do throws(FeedError) {
      return SeriesText.quoted(try await name(service))
    } catch {
      if case .notFound = error { throw error }
      guard let known = try? await count(service), id > known else { return noun.numbered(id) }
      throw SeriesError.unknown(noun, id: id, known: known)
    }
  }

  /// Returns the name of an episode from cached answers, otherwise the noun and the number.
  ///
  /// - Throws: `SeriesError.unknown` for a number beyond a known list.
  func episodeName(_ id: Int, from place: SeriesPlace) async throws -> String {
    let service = try service(of: place.source, configured: place.url)
    return try await RunScope.with(\.isNetworkAllowed, false) {
      try await answer(
        .episode,
        id,
        of: service,
        name: { (service) throws(FeedError) in try await service.episode(id).value.name },
        count: { (service) throws(FeedError) in
          try await service.episodes(page: 1).value.info.count
        }
      )
    }
  }

  /// Adds a page to a list in a widget, unless the last page is already shown.
  ///
  /// - Returns: The number of shown pages, and a sentence about it.
  /// - Throws: `FeedError.badAddress`, and errors of the store.
  func loadMore<Item>(
    _ noun: SeriesNoun,
    from place: SeriesPlace,
    pages: WritableKeyPath<SeriesState, Int64> & Sendable,
    page: (RickAndMortyService, Int) async throws(FeedError) -> Loaded<SeriesPage<Item>>
  ) async throws -> (pages: Int, dialog: IntentDialog) {
    let service = try service(of: place.source, configured: place.url)
    let shown = Int(try await store.state()[keyPath: pages])
    // If the page cannot be loaded now, it is still requested; the list ends when it is loaded.
    if let last = try? await page(service, shown).value, last.info.next == nil {
      let all = last.info.count
      return (
        shown,
        IntentDialog(
          english: "All \(all) \(noun)s are shown.",
          turkish: "\(all) \(noun.turkish) var, hepsi gösteriliyor."
        )
      )
    }
    let (_, after) = try await store.change { state in
      state[keyPath: pages] = min(
        state[keyPath: pages] + 1,
        Int64(RickAndMortyService.maximumPages)
      )
    }
    let count = Int(after[keyPath: pages])
    let name = noun.rawValue.capitalized
    return (
      count,
      IntentDialog(
        english: "Showing \(count) pages of \(name.lowercased())s.",
        turkish: "\(count) sayfa \(noun.turkish) gösteriliyor."
      )
    )
  }
}
