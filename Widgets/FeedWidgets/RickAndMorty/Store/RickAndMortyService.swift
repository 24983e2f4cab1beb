import Foundation

/// Sends the widgets' requests to the Rick and Morty API; each method sends at most one (BW-11).
struct RickAndMortyService: Sendable {
  /// The age in seconds up to which a cached list or object is used without a request.
  private static let lifetime: TimeInterval = 3_600
  /// The most pages of one list (RI-8).
  static let maximumPages = 100

  let feed: any FeedService
  let images: ImageCache?

  /// Loads a page of locations; the first page is 1.
  ///
  /// - Throws: `.notFound` beyond the last page.
  func locations(page: Int) async throws(FeedError) -> Loaded<SeriesPage<LocationModel>> {
    try await list("location", page: page)
  }

  func episodes(page: Int) async throws(FeedError) -> Loaded<SeriesPage<EpisodeModel>> {
    try await list("episode", page: page)
  }

  func characters(page: Int) async throws(FeedError) -> Loaded<SeriesPage<CharacterModel>> {
    try await list("character", page: page)
  }

  func location(_ id: Int) async throws(FeedError) -> Loaded<LocationModel> {
    try await load(LocationModel.self, "location", "\(id)")
  }

  func character(_ id: Int) async throws(FeedError) -> Loaded<CharacterModel> {
    try await load(CharacterModel.self, "character", "\(id)")
  }

  func episode(_ id: Int) async throws(FeedError) -> Loaded<EpisodeModel> {
    try await load(EpisodeModel.self, "episode", "\(id)")
  }

  /// Loads the characters with these identifiers, in the same order; unknown ones are left out.
  ///
  /// Without identifiers no request is sent, and `nil` is returned.
  func characters(_ ids: [Int]) async throws(FeedError) -> Loaded<[CharacterModel]>? {
    guard let first = ids.first else { return nil }
    // The API answers one identifier with an object.
    if ids.count == 1 { return try await character(first).map { [$0] } }
    return try await load([CharacterModel].self, "character", Self.text(ids))
      .map { Self.ordered($0, by: ids) }
  }

  /// Loads the episodes with these identifiers, in the same order; unknown ones are left out.
  ///
  /// Without identifiers no request is sent, and `nil` is returned.
  func episodes(_ ids: [Int]) async throws(FeedError) -> Loaded<[EpisodeModel]>? {
    guard let first = ids.first else { return nil }
    if ids.count == 1 { return try await episode(first).map { [$0] } }
    return try await load([EpisodeModel].self, "episode", Self.text(ids))
      .map { Self.ordered($0, by: ids) }
  }

  /// Returns the data of a character's picture; `nil` if it cannot be loaded, for any reason.
  func picture(of character: CharacterModel) async -> Data? {
    guard let images, let request = pictureRequest(character.image) else { return nil }
    return try? await images.picture(request)
  }

  /// Returns the request for a picture, which is always loaded from the base address (RI-8); `nil`
  /// for an invalid address.
  private func pictureRequest(_ address: String) -> FeedRequest? {
    let parts = address.split(separator: "/").suffix(3).map(String.init)
    guard parts.count == 3, parts[0] == "character", parts[1] == "avatar" else { return nil }
    return try? feed.requests.request("character", "avatar", parts[2], content: .image)
  }

  private func list<Item: Decodable & Sendable>(
    _ name: String,
    page: Int
  ) async throws(FeedError) -> Loaded<SeriesPage<Item>> {
    guard (1...Self.maximumPages).contains(page) else {
      throw .notFound(path: "/\(name)?page=\(page)")
    }
    let request = try feed.requests.request(name, query: [("page", "\(page)")])
    return try await feed.load(SeriesPage<Item>.self, request, maximumAge: Self.lifetime)
  }

  private func load<Value: Decodable & Sendable>(
    _ type: Value.Type,
    _ name: String,
    _ id: String
  ) async throws(FeedError) -> Loaded<Value> {
    let request = try feed.requests.request(name, id)
    return try await feed.load(type, request, maximumAge: Self.lifetime)
  }

  private static func text(_ ids: [Int]) -> String {
    ids.map(String.init).joined(separator: ",")
  }

  /// Sorts items by a list of identifiers, because the API returns them in the order of their
  /// numbers.
  private static func ordered<Item: Identifiable>(_ items: [Item], by ids: [Int]) -> [Item]
  where Item.ID == Int {
    let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    return ids.compactMap { known[$0] }
  }
}
