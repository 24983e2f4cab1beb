import Foundation
import WidgetTimeline

/// The episodes as a widget shows them from `date` on.
struct EpisodesEntry: TimelineEntry {
  let date: Date
  let picture: EpisodesPicture
}

/// All that a picture of the episodes shows; equal pictures look alike.
struct EpisodesPicture: Hashable, Sendable {
  /// A line of the list.
  struct Row: Hashable, Sendable, Identifiable {
    let id: Int
    let code: String
    let name: String
    let airDate: String
    let characterCount: Int
  }

  /// The episode that is open.
  struct Detail: Hashable, Sendable {
    var row: Row
    var created: String
    /// Those that are named, each of which can be opened.
    var characters: [Name]
  }

  /// A character by its name.
  struct Name: Hashable, Sendable, Identifiable {
    let id: Int
    let name: String
  }

  var rows: [Row]
  var count: Int
  var hasMore: Bool
  var isLoading: Bool
  var detail: Detail?
  var place: SeriesPlace
  /// `nil` where nothing could be loaded.
  var status: FeedStatus?

  /// Lines of the largest size: two columns.
  static let rowLimit = 30

  init(
    _ contents: EpisodesContents,
    place: SeriesPlace,
    zone: TimeZone,
    at moment: Date,
    limit: Int = Self.rowLimit
  ) {
    // The latest page's rows are what was asked for last: they end the list.
    rows = contents.episodes.suffix(limit).map(Self.row)
    count = contents.count
    hasMore = contents.hasMore
    isLoading = contents.parts.isLoading
    detail = contents.episode.map { episode in
      Detail(
        row: Self.row(episode),
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

  private static func row(_ episode: EpisodeModel) -> Row {
    Row(
      id: episode.id,
      code: CharactersPicture.shortened(episode.episode),
      name: CharactersPicture.shortened(episode.name),
      airDate: CharactersPicture.shortened(episode.airDate),
      characterCount: episode.characters.count
    )
  }
}
