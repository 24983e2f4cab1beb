import SharedStore

/// An episode that the user has seen.
struct SeenEpisode: StoreRecord {
  var key: Int64 = 0
  /// The API's number of it.
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
  /// The numbers of the episodes that were seen: a timeline that reads them becomes outdated when they change.
  func seen() async throws -> Set<Int> {
    guard let store else { return [] }
    return Set(try await store.read { try $0.fetch(SeenEpisode.self) }.map { Int($0.episode) })
  }

  /// Marks episodes as seen or as not seen.
  ///
  /// - Returns: The numbers for which that is new.
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
