import Foundation

/// The API's service for a source, and the choices in the store, for intents and providers.
struct Series: Sendable {
  let services: FeedServices

  var store: SeriesStore { SeriesStore(store: services.store) }

  /// The web's service, which falls back on the program's own facts, or these alone.
  ///
  /// - Throws: `.badAddress`.
  func service(
    of source: FeedSource,
    configured url: String?
  ) throws(FeedError) -> RickAndMortyService {
    let local = LocalService(document: SeriesDocuments.text)
    guard source == .web else { return RickAndMortyService(feed: local, images: nil) }
    let connected = try services.connected(to: .rickAndMorty, configured: url)
    let feed = FallbackService(first: connected.service, second: local)
    return RickAndMortyService(feed: feed, images: connected.images)
  }
}

/// The source and address in a widget's configuration.
struct SeriesPlace: Hashable, Sendable {
  var source = FeedSource.web
  /// `nil` for the usual address.
  var url: String?
}
