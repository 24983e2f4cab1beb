import Foundation

/// The data that the characters widget shows for a selection, loaded in several requests.
struct CharactersContents: Sendable {
  /// The most residents that are loaded, as many as the largest grid shows.
  static let residentLimit = 6

  var locations: [LocationModel] = []
  var hasMoreLocations = false
  var location: LocationModel?
  var residents: [CharacterModel] = []
  /// The number of residents that cannot be loaded, because their address contains no identifier.
  var skipped = 0
  var character: CharacterModel?
  /// The first episodes in which the character appears, as many as were requested.
  var episodes: [EpisodeModel] = []
  /// The number of the character's episodes that are not loaded.
  var hiddenEpisodes = 0
  var picture: Data?
  var parts = SeriesParts()
}

/// The data that the episodes widget shows for a selection.
struct EpisodesContents: Sendable {
  /// The most characters that an episode's details list.
  static let characterLimit = 24

  var episodes: [EpisodeModel] = []
  var hasMore = false
  /// The number of episodes in the whole list, including those that are not loaded.
  var count = 0
  var episode: EpisodeModel?
  var characters: [CharacterModel] = []
  /// The numbers of the episodes that the user has seen.
  var seen: Set<Int> = []
  var parts = SeriesParts()

  /// Returns the number of the first episode that was not seen; numbers begin with 1.
  static func next(after seen: Set<Int>) -> Int {
    var next = 1
    while seen.contains(next) { next += 1 }
    return next
  }
}

/// The origins of the parts of a widget's data, each loaded by a request, and whether some parts
/// are missing.
struct SeriesParts: Sendable {
  private var origins: [FeedOrigin] = []
  /// The first problem with any part of the data; `nil` if there was none.
  private(set) var problem: FeedProblem?
  /// Whether some part of the data could not be loaded and is still expected.
  private(set) var isLoading = false

  /// Adds the origin of a part of the data that was loaded without `take(_:)`.
  mutating func note(_ origin: FeedOrigin) { origins.append(origin) }

  var origin: FeedOrigin? { FeedOrigin.combined(origins) }

  /// Loads a part of the data and returns its value; `nil` if it could not be loaded.
  mutating func take<Value>(_ load: () async throws(FeedError) -> Loaded<Value>?) async -> Value? {
    do throws(FeedError) {
      guard let loaded = try await load() else { return nil }
      origins.append(loaded.origin)
      if problem == nil { problem = loaded.problem }
      return loaded.value
    } catch {
      note(error)
      return nil
    }
  }

  /// Records that a part of the data could not be loaded.
  mutating func note(_ error: FeedError) {
    isLoading = true
    if problem == nil, error != .offline { problem = FeedProblem(error) }
  }
}

extension RickAndMortyService {
  /// The number of episodes that one request loads.
  static let episodesInStep = 2

  /// Loads the characters widget's data for a selection.
  ///
  /// With `opensFirst` the first resident's details are shown if no character is open.
  func characters(_ state: SeriesState, opensFirst: Bool) async -> CharactersContents {
    var contents = CharactersContents()
    for page in 1...Int(min(max(state.locationPages, 1), Int64(Self.maximumPages))) {
      let list = await contents.parts.take { () throws(FeedError) in
        try await locations(page: page)
      }
      guard let list else { break }
      contents.locations += list.results
      contents.hasMoreLocations = list.info.next != nil
      if list.info.next == nil { break }
    }
    await fillLocation(&contents, state)
    let opened = state.character
    guard let id = opened ?? (opensFirst ? contents.residents.first?.id : nil) else {
      return contents
    }
    contents.character = contents.residents.first { $0.id == id }
    if contents.character == nil {
      contents.character = await contents.parts.take { () throws(FeedError) in
        try await character(id)
      }
    }
    guard let character = contents.character else { return contents }
    contents.picture = await picture(of: character)
    // An opened character has two episodes at once; further ones must be requested.
    let first = opened != nil && opensFirst ? Self.episodesInStep : 0
    await fillEpisodes(&contents, of: character, count: first + Int(state.shownEpisodes))
    return contents
  }

  private func fillLocation(_ contents: inout CharactersContents, _ state: SeriesState) async {
    if let id = state.location.map({ Int($0) }) {
      contents.location = contents.locations.first { $0.id == id }
      if contents.location == nil {
        contents.location = await contents.parts.take { () throws(FeedError) in
          try await location(id)
        }
      }
    }
    if contents.location == nil { contents.location = contents.locations.first }
    guard let location = contents.location else { return }
    let links = LinkedIDs(location.residents)
    contents.skipped = links.skipped
    let ids = Array(links.ids.prefix(CharactersContents.residentLimit))
    let residents = await contents.parts.take { () throws(FeedError) in
      try await characters(ids)
    }
    contents.residents = residents ?? []
  }

  private func fillEpisodes(
    _ contents: inout CharactersContents,
    of character: CharacterModel,
    count: Int
  ) async {
    let ids = LinkedIDs(character.episode).ids
    var next = 0
    while next < min(count, ids.count) {
      let step = Array(ids[next..<min(next + Self.episodesInStep, ids.count)])
      let loaded = await contents.parts.take { () throws(FeedError) in
        try await self.episodes(step)
      }
      guard let loaded else { break }
      contents.episodes += loaded
      next += Self.episodesInStep
    }
    contents.hiddenEpisodes = ids.count - min(next, ids.count)
  }

  /// Loads the requested pages of episodes, and further ones up to the next unseen episode.
  ///
  /// `showsDetail` also loads the open episode.
  func episodes(
    _ state: SeriesState,
    seen: Set<Int>,
    showsDetail: Bool
  ) async -> EpisodesContents {
    var contents = EpisodesContents()
    contents.seen = seen
    let next = (EpisodesContents.next(after: seen) - 1) / PagedAPI.pageSize + 1
    for page in 1...min(max(Int(state.episodePages), next, 1), Self.maximumPages) {
      let list = await contents.parts.take { () throws(FeedError) in
        try await episodes(page: page)
      }
      guard let list else { break }
      contents.episodes += list.results
      contents.count = list.info.count
      contents.hasMore = list.info.next != nil
      if list.info.next == nil { break }
    }
    guard showsDetail, let id = state.episode else { return contents }
    contents.episode = contents.episodes.first { $0.id == id }
    if contents.episode == nil {
      contents.episode = await contents.parts.take { () throws(FeedError) in
        try await episode(id)
      }
    }
    guard let episode = contents.episode else { return contents }
    let ids = Array(LinkedIDs(episode.characters).ids.prefix(EpisodesContents.characterLimit))
    let named = await contents.parts.take { () throws(FeedError) in
      try await self.characters(ids)
    }
    contents.characters = named ?? []
    return contents
  }
}
