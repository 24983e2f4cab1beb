import SharedStore

/// The store's record that the user has seen an episode.
struct SeenEpisode: StoreRecord {
  var key: Int64 = 0
  /// The number of the episode in the API.
  var episode: Int64

  static let collection = StoreCollection(
    "seenEpisodes",
    columns: [StoreColumn("episode", .integer)],
    indexes: [["episode"]],
    noun: "seen episode"
  )

  init(episode: Int64) {
    self.episode = episode
  }

  init(row: StoreRow) throws {
    key = row.key
    episode = try row.value("episode")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("episode", to: episode)
  }
}

extension SeriesStore {
  /// Returns the numbers of seen episodes.
  ///
  /// A timeline that reads them becomes outdated when they change.
  func seen() async throws -> Set<Int> {
    guard let store else { return [] }
    return Set(try await store.read { try $0.fetch(SeenEpisode.self) }.map { Int($0.episode) })
  }

  /// Marks episodes as seen, or as unseen if `isSeen` is false.
  ///
  /// - Returns: The numbers of the episodes for which this is a change.
  @discardableResult
  func mark(_ episodes: ClosedRange<Int>, isSeen: Bool) async throws -> [Int] {
    guard let store else { return [] }
    return try await store.write { transaction in
      let known = try transaction.fetch(SeenEpisode.self)
        .filter { episodes.contains(Int($0.episode)) }
      if isSeen {
        let before = Set(known.map { Int($0.episode) })
        let new = episodes.filter { !before.contains($0) }
        for episode in new { try transaction.insert(SeenEpisode(episode: Int64(episode))) }
        return new
      }
      for record in known { try transaction.delete(SeenEpisode.self, key: record.key) }
      return known.map { Int($0.episode) }
    }
  }
}
