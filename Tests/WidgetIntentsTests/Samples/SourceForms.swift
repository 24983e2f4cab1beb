import FoundationEssentials
import WidgetIntents

/// Queries and intents in the forms that authors use on Apple's platforms; the test is that they
/// compile.
struct Song: AppEntity {
  /// A nested query whose methods are synchronous (AI-45).
  struct SongQuery: EntityStringQuery {
    func entities(for identifiers: [String]) -> [Song] { identifiers.map { Song(id: $0) } }
    func entities(matching string: String) -> [Song] { [Song(id: string)] }
  }

  let id: String
  static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "Song") }
  static var defaultQuery: SongQuery { SongQuery() }
  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(id)", subtitle: "song", image: .init(systemName: "music.note"))
  }
}

/// An entity whose query offers entities in sections (AI-45, AI-50).
struct Album: AppEntity {
  struct AlbumQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [Album] { [] }

    func suggestedEntities() async throws -> ItemCollection<Album> {
      ItemCollection(promptLabel: "Which?", sections: [ItemSection("Old", items: [])])
    }
  }

  let id: UUID
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Album" }
  static var defaultQuery: AlbumQuery { AlbumQuery() }
  var displayRepresentation: DisplayRepresentation { "an album" }
}

struct PlaySong: AppIntent {
  static let title = LocalizedStringResource("Play", defaultValue: "Play \(1)", table: "Songs")
  static let openAppWhenRun = true

  @Parameter(title: "Song", requestValueDialog: "Which song?") var song: Song
  @Parameter(
    title: "Loud",
    description: "Louder",
    default: true,
    displayName: Bool.IntentDisplayName(true: "loud", false: "soft")
  )
  var isLoud: Bool?
  @Parameter(title: "Album") var album: Album?

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Song?> & ProvidesDialog {
    .result(value: isLoud == true ? song : nil, dialog: "Playing \(song)")
  }
}

struct OpenSong: OpenIntent {
  static let title: LocalizedStringResource = "Open Song"
  @Parameter(title: "Song") var target: Song
}
