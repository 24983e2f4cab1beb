public import WidgetIntents

/// A character of the series, for searches and scripts: `find Character where status == "Alive"`.
public struct CharacterEntity: AppEntity {
  public static let persistentIdentifier = "Character"
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: SeriesTexts.character
  )
  public static var defaultQuery: CharacterQuery { CharacterQuery() }

  public let id: Int
  @Property(title: FeedTexts.name) var name: String
  /// The status: `Alive`, `Dead`, `unknown`, or another word that the source sent.
  @Property(title: LocalizedStringResource(english: "Status", turkish: "Durum")) var status: String
  @Property(title: LocalizedStringResource(english: "Species", turkish: "Tür")) var species: String
  @Property(title: LocalizedStringResource(english: "Gender", turkish: "Cinsiyet")) var gender:
    String
  @Property(title: LocalizedStringResource(english: "Origin", turkish: "Köken")) var origin: String
  @Property(title: SeriesTexts.location) var location: String
  /// The number of episodes in which the character appears.
  @Property(title: SeriesTexts.episodes) var episodeCount: Int

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name))
  }

  init(_ character: CharacterModel) {
    id = character.id
    name = character.name
    status = character.status.text
    species = character.species
    gender = character.gender.text
    origin = character.origin.name
    location = character.location.name
    episodeCount = character.episode.count
  }
}

/// An episode of the series, for searches and scripts: `find Episode where code hasPrefix "S02"`.
public struct EpisodeEntity: AppEntity {
  public static let persistentIdentifier = "Episode"
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: SeriesTexts.episode)
  public static var defaultQuery: EpisodeQuery { EpisodeQuery() }

  public let id: Int
  @Property(title: FeedTexts.name) var name: String
  /// The season and the number of the episode, such as `S01E01`.
  @Property(title: LocalizedStringResource(english: "Code", turkish: "Kod")) var code: String
  /// The air date as the source writes it, such as `December 2, 2013`.
  @Property(title: LocalizedStringResource(english: "Air Date", turkish: "Yayın tarihi"))
  var airDate: String
  /// The number of characters that appear in the episode.
  @Property(title: SeriesTexts.characters) var characterCount: Int
  /// Whether the user has marked the episode as seen.
  @Property(title: SeriesTexts.isSeen) var isSeen: Bool

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name))
  }

  init(_ episode: EpisodeModel, isSeen: Bool) {
    id = episode.id
    name = episode.name
    code = episode.episode
    airDate = episode.airDate
    characterCount = episode.characters.count
    self.isSeen = isSeen
  }
}

/// Finds the characters in cached answers; never uses the network.
public struct CharacterQuery: KnownEntityQuery {
  public typealias Entity = CharacterEntity
  public typealias Result = [CharacterEntity]

  @AppDependency var services: FeedServices

  public init() {}

  static func known(in services: FeedServices) async throws(FeedError) -> [CharacterEntity] {
    try await Series(services: services).known { (service, page) throws(FeedError) in
      try await service.characters(page: page)
    }.map { CharacterEntity($0) }
  }
}

/// Finds the episodes in cached answers; never uses the network.
public struct EpisodeQuery: KnownEntityQuery {
  public typealias Entity = EpisodeEntity
  public typealias Result = [EpisodeEntity]

  @AppDependency var services: FeedServices

  public init() {}

  static func known(in services: FeedServices) async throws -> [EpisodeEntity] {
    let series = Series(services: services)
    let seen = try await series.store.seen()
    return try await series.known { (service, page) throws(FeedError) in
      try await service.episodes(page: page)
    }.map { EpisodeEntity($0, isSeen: seen.contains($0.id)) }
  }
}

extension Series {
  /// Returns the items in a list's cached pages, each once, up to the first page that is not
  /// cached.
  fileprivate func known<Item: Identifiable & Sendable>(
    page:
      @escaping @Sendable (RickAndMortyService, Int) async throws(FeedError) ->
      Loaded<SeriesPage<Item>>
  ) async throws(FeedError) -> [Item] where Item.ID == Int {
    let service = try service(of: .web, configured: nil)
    return await Unasked.run {
      var items: [Item] = []
      var seen: Set<Int> = []
      for number in 1...RickAndMortyService.maximumPages {
        guard let list = try? await page(service, number).value else { break }
        items += list.results.filter { seen.insert($0.id).inserted }
        if list.info.next == nil { break }
      }
      return items
    }
  }
}
