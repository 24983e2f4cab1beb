import Foundation
import WidgetTimeline

/// The episodes as a widget shows them from `date` on.
struct EpisodesEntry: TimelineEntry {
  let date: Date
  let picture: EpisodesPicture
}

/// All data that a view of the episodes shows; equal values look the same.
struct EpisodesPicture: Hashable, Sendable {
  /// An episode's line in the list: its code, name and air date, and whether it was seen.
  struct Row: Hashable, Sendable, Identifiable {
    let id: Int
    let code: String
    let name: String
    let airDate: String
    let characterCount: Int
    let isSeen: Bool

    /// The month of the air date: `Dec 2013` for `December 2, 2013`; empty for a date in another
    /// form.
    var shortDate: String { SeriesDate.month(of: airDate) }

    /// The air date in the user's language; a date in another form is unchanged.
    var shownDate: String { SeriesDate.day(of: airDate) }
  }

  /// A season of the loaded episodes, with the number of its episodes and of the seen ones.
  struct Season: Hashable, Sendable {
    let number: Int
    var seen = 0
    var count = 0
    /// Whether the next page may contain more episodes of the season.
    var goesOn = false

    var name: String { String(english: "Season \(number)", turkish: "\(number). sezon") }
  }

  /// The details of the open episode: its row, its creation date and its characters.
  struct Detail: Hashable, Sendable {
    var row: Row
    var created: String
    /// The episode's characters, each of which can be opened.
    var characters: [Name]
  }

  /// A character's number and name.
  struct Name: Hashable, Sendable, Identifiable {
    let id: Int
    let name: String
  }

  var rows: [Row]
  /// The index of the row with the next episode to see, from which rows are shown if not all of
  /// them fit.
  var first: Int
  var count: Int
  /// The number of episodes that were loaded; `count` is that of the whole list.
  var knownCount: Int
  var seenCount: Int
  /// The seasons of the loaded episodes, in order; an episode without a season in its code is in
  /// none.
  var seasons: [Season]
  var hasMore: Bool
  var isLoading: Bool
  var detail: Detail?
  var place: SeriesPlace
  /// The origin and age of the data; `nil` if nothing could be loaded.
  var status: FeedStatus?

  /// The most rows, as many as the largest size shows in two columns.
  static let rowLimit = 38

  init(
    _ contents: EpisodesContents,
    place: SeriesPlace,
    zone: TimeZone,
    at moment: Date,
    limit: Int = Self.rowLimit
  ) {
    let next = contents.episodes.firstIndex { !contents.seen.contains($0.id) }
    // The rows begin early enough to fill the list up to its end.
    let start = max(0, min(next ?? .max, contents.episodes.count - limit))
    rows = contents.episodes[start...].prefix(limit).map { Self.row($0, contents.seen) }
    first = next.map { $0 - start } ?? 0
    seasons = Self.seasons(of: contents)
    count = contents.count
    knownCount = contents.episodes.count
    seenCount = contents.seen.count
    hasMore = contents.hasMore
    isLoading = contents.parts.isLoading
    detail = contents.episode.map { episode in
      Detail(
        row: Self.row(episode, contents.seen),
        created: SeriesDate.text(episode.created, in: zone),
        characters: contents.characters.map {
          Name(id: $0.id, name: CharactersPicture.shortened($0.name))
        }
      )
    }
    self.place = place
    status = contents.parts.origin.map {
      FeedStatus($0, problem: contents.parts.problem, at: moment)
    }
  }

  /// The next episode to see; `nil` if all loaded episodes were seen.
  var next: Row? { rows.indices.contains(first) && !rows[first].isSeen ? rows[first] : nil }

  private static func seasons(of contents: EpisodesContents) -> [Season] {
    var seasons: [Season] = []
    for episode in contents.episodes {
      let code = episode.episode.utf8
      guard code.first == UInt8(ascii: "S"), let number = Int(episode.episode.dropFirst().prefix(2))
      else { continue }
      if seasons.last?.number != number { seasons.append(Season(number: number)) }
      seasons[seasons.count - 1].count += 1
      if contents.seen.contains(episode.id) { seasons[seasons.count - 1].seen += 1 }
    }
    if contents.hasMore, let last = seasons.indices.last { seasons[last].goesOn = true }
    return seasons
  }

  private static func row(_ episode: EpisodeModel, _ seen: Set<Int>) -> Row {
    Row(
      id: episode.id,
      code: CharactersPicture.shortened(episode.episode),
      name: CharactersPicture.shortened(episode.name),
      airDate: CharactersPicture.shortened(episode.airDate),
      characterCount: episode.characters.count,
      isSeen: seen.contains(episode.id)
    )
  }
}
