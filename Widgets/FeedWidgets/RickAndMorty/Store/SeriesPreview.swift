import Foundation

extension CharactersContents {
  /// Returns the first built-in location with its residents, decoded without a service.
  ///
  /// `opensFirst` adds the details of the first resident.
  static func sample(opensFirst: Bool) -> CharactersContents {
    var contents = CharactersContents()
    let locations: [LocationModel] = SeriesDocuments.values("location")
    let characters: [CharacterModel] = SeriesDocuments.values("character")
    contents.locations = Array(locations.prefix(PagedAPI.pageSize))
    contents.hasMoreLocations = locations.count > PagedAPI.pageSize
    contents.location = locations.first
    let ids = LinkedIDs(locations.first?.residents ?? []).ids
    contents.residents = ids.prefix(residentLimit).compactMap { id in
      characters.first { $0.id == id }
    }
    if opensFirst, let first = contents.residents.first {
      contents.character = first
      let episodes: [EpisodeModel] = SeriesDocuments.values("episode")
      let wanted = LinkedIDs(first.episode).ids
      contents.episodes = wanted.prefix(RickAndMortyService.episodesInStep).compactMap { id in
        episodes.first { $0.id == id }
      }
      contents.hiddenEpisodes = wanted.count - contents.episodes.count
    }
    contents.parts.note(.local)
    return contents
  }
}

extension EpisodesContents {
  /// The first built-in episodes, decoded without a service.
  static var sample: EpisodesContents {
    var contents = EpisodesContents()
    let episodes: [EpisodeModel] = SeriesDocuments.values("episode")
    contents.episodes = Array(episodes.prefix(PagedAPI.pageSize))
    contents.count = episodes.count
    contents.hasMore = episodes.count > PagedAPI.pageSize
    contents.parts.note(.local)
    return contents
  }
}

extension SeriesDocuments {
  /// Decodes the objects in a built-in document.
  fileprivate static func values<Value: Decodable>(_ name: String) -> [Value] {
    let body = Data((text(name) ?? "").utf8)
    return (try? FeedDecoder.decode([Value].self, from: body)) ?? []
  }
}
