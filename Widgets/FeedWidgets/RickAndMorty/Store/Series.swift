import Foundation

/// The services of the API and the stored selection, which intents and timeline providers use.
struct Series: Sendable {
  let services: FeedServices

  var store: SeriesStore { SeriesStore(store: services.store) }

  /// Returns the service for a source: the web with the built-in data as a fallback, or the
  /// built-in data alone.
  ///
  /// - Throws: `.badAddress` if the configured address is invalid.
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
  /// The configured address; `nil` for the default one.
  var url: String?
}
