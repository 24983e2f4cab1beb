import Foundation
import SharedStore

/// The user's selection and the number of shown pages, stored for all processes (BW-10).
struct SeriesState: StoreRecord, Hashable {
  /// An item whose details the user opened: a character or an episode.
  enum Step: Hashable, Sendable {
    case character(Int)
    case episode(Int)
  }

  var key: Int64 = 0
  /// The number of the selected location; `nil` for the first one in the list.
  var location: Int64?
  /// The number of pages of locations that were requested.
  var locationPages: Int64 = 1
  /// The number of episodes of the open character that were requested.
  var shownEpisodes: Int64 = 0
  /// The number of pages of episodes that were requested.
  var episodePages: Int64 = 1
  var path: [Step] = []

  /// The most items in `path`, each opened from the one before; of more items, the oldest are
  /// forgotten.
  static let maximumPath = 32

  init() {}

  /// The number of the open character; `nil` if none is open.
  var character: Int? {
    path.reversed().lazy.compactMap { if case .character(let id) = $0 { id } else { nil } }.first
  }

  /// The number of the open episode; `nil` if none is open.
  var episode: Int? {
    path.reversed().lazy.compactMap { if case .episode(let id) = $0 { id } else { nil } }.first
  }

  mutating func open(_ step: Step) {
    path.removeAll { $0 == step }
    path = Array((path + [step]).suffix(Self.maximumPath))
    // Episodes were requested only for the character that was open before.
    if case .character = step { shownEpisodes = 0 }
  }

  /// Selects a location and closes the open character.
  mutating func choose(location id: Int) {
    location = Int64(id)
    path.removeAll { if case .character = $0 { true } else { false } }
    shownEpisodes = 0
  }
}

extension SeriesState {
  static let collection = StoreCollection(
    "seriesStates",
    columns: [
      StoreColumn("location", .integer, isOptional: true),
      StoreColumn("locationPages", .integer),
      StoreColumn("shownEpisodes", .integer),
      StoreColumn("episodePages", .integer),
      StoreColumn("path", .text),
    ],
    noun: "selection"
  )

  init(row: StoreRow) throws {
    key = row.key
    location = try row.value("location")
    locationPages = try row.value("locationPages")
    shownEpisodes = try row.value("shownEpisodes")
    episodePages = try row.value("episodePages")
    let text: String = try row.value("path")
    path = text.split(separator: " ").compactMap { word in
      guard let id = Int(word.dropFirst()), id > 0 else { return nil }
      return switch word.first {
      case "c": .character(id)
      case "e": .episode(id)
      default: nil
      }
    }
  }

  func encode(into values: inout StoreRowValues) {
    values.set("location", to: location)
    values.set("locationPages", to: locationPages)
    values.set("shownEpisodes", to: shownEpisodes)
    values.set("episodePages", to: episodePages)
    let words = path.map { step in
      switch step {
      case .character(let id): "c\(id)"
      case .episode(let id): "e\(id)"
      }
    }
    values.set("path", to: words.joined(separator: " "))
  }
}

/// The number of launches of a widget, which means how often its timeline was loaded.
struct LaunchCount: StoreRecord {
  var key: Int64 = 0
  var name: String
  var count: Int64

  static let collection = StoreCollection(
    "launches",
    columns: [StoreColumn("name", .text), StoreColumn("count", .integer)],
    indexes: [["name"]],
    titleColumn: "name"
  )

  init(name: String, count: Int64) {
    self.name = name
    self.count = count
  }

  init(row: StoreRow) throws {
    key = row.key
    name = try row.value("name")
    count = try row.value("count")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("name", to: name)
    values.set("count", to: count)
  }
}
