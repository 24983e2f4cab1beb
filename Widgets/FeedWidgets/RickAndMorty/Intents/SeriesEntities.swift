public import WidgetIntents

/// A character of the series, as searches and scripts see it: `find Character where status == "Alive"`.
public struct CharacterEntity: AppEntity {
  public static let persistentIdentifier = "Character"
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: SeriesTexts.character
  )
  public static var defaultQuery: CharacterQuery { CharacterQuery() }

  public let id: Int
  @Property(title: FeedTexts.name) var name: String
  /// `Alive`, `Dead`, `unknown`, or another word as it came.
  @Property(title: LocalizedStringResource(english: "Status", turkish: "Durum")) var status: String
  @Property(title: LocalizedStringResource(english: "Species", turkish: "Tür")) var species: String
  @Property(title: LocalizedStringResource(english: "Gender", turkish: "Cinsiyet")) var gender:
    String
  @Property(title: LocalizedStringResource(english: "Origin", turkish: "Köken")) var origin: String
  @Property(title: SeriesTexts.location) var location: String
  /// The number of episodes that it is in.
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

/// An episode of the series, as searches and scripts see it: `find Episode where code hasPrefix "S02"`.
public struct EpisodeEntity: AppEntity {
  public static let persistentIdentifier = "Episode"
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: SeriesTexts.episode)
  public static var defaultQuery: EpisodeQuery { EpisodeQuery() }

  public let id: Int
  @Property(title: FeedTexts.name) var name: String
  /// Such as `S01E01`.
  @Property(title: LocalizedStringResource(english: "Code", turkish: "Kod")) var code: String
  /// The text from the source, such as `December 2, 2013`.
  @Property(title: LocalizedStringResource(english: "Air Date", turkish: "Yayın tarihi"))
  var airDate: String
  /// The number of characters that are in it.
  @Property(title: SeriesTexts.characters) var characterCount: Int
  /// Whether it was marked as seen.
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

/// Finds the characters that are kept already; never asks the network.
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

/// Finds the episodes that are kept already; never asks the network.
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
  /// The items of a list's pages that are kept already, up to the first page that is not; each item once.
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
