import Foundation
import WidgetTimeline
import WidgetUI

/// The characters as a widget shows them from `date` on.
struct CharactersEntry: TimelineEntry {
  let date: Date
  let picture: CharactersPicture
}

/// All data that a view of the characters shows; equal values look the same.
struct CharactersPicture: Equatable, Sendable {
  /// A location in the strip at the top.
  struct Place: Hashable, Sendable, Identifiable {
    let id: Int
    let name: String
    let isChosen: Bool
  }

  /// A resident's card in the grid, with the name, the status, the species, the gender and the
  /// origin.
  struct Card: Hashable, Sendable, Identifiable {
    let id: Int
    let name: String
    let status: Known<CharacterStatus>
    let species: String
    let gender: Known<CharacterGender>
    /// The name of the character's place of origin.
    let origin: String
  }

  /// A labelled value in the details of a character.
  struct Box: Hashable, Sendable, Identifiable {
    let id: String
    let symbol: String
    let value: String

    /// The value for a narrow box: a date without its time of day, any other value unchanged.
    var shortValue: String {
      let parts = value.split(separator: ",")
      let isTime = parts.count == 2 && parts[1].contains(":")
      return isTime ? String(parts[0]) : value
    }
  }

  /// An episode in the details of a character: its number, code, name and air date.
  struct Episode: Hashable, Sendable, Identifiable {
    let id: Int
    let code: String
    let name: String
    let airDate: String
  }

  /// The details of the open character: the labelled values, the photograph and the episodes.
  struct Detail: Equatable, Sendable {
    var card: Card
    var boxes: [Box]
    var image: Image?
    var episodes: [Episode]
    var hiddenEpisodes: Int
    /// Whether the user opened the details, so that they can be closed.
    var isOpened: Bool
  }

  /// The greeting, which depends on the number of launches: `Welcome!` or `Hello!`.
  var greeting: String
  /// Whether the greeting introduces the widget, in the first seconds after the first launch.
  var isWelcome = false
  var launches: Int
  /// The locations of the strip: the selected one first, then those after it, then those before it.
  var places: [Place]
  var hasMorePlaces: Bool
  /// A line of text about the selected location.
  var about: String
  var cards: [Card]
  var residentCount: Int
  var skipped: Int
  var isLoading: Bool
  var detail: Detail?
  var place: SeriesPlace
  /// The origin and age of the data; `nil` if nothing could be loaded.
  var status: FeedStatus?
}

extension CharactersPicture {
  /// The most characters of a text, twice as many as the widest column shows.
  private static let maximumText = 80

  init(
    _ contents: CharactersContents,
    state: SeriesState,
    launches: Int,
    place: SeriesPlace,
    zone: TimeZone,
    at moment: Date
  ) {
    greeting =
      launches <= 1
      ? String(english: "Welcome!", turkish: "Hoş geldiniz!")
      : String(english: "Hello!", turkish: "Merhaba!")
    self.launches = launches
    let chosen = contents.location
    let first = contents.locations.firstIndex { $0.id == chosen?.id } ?? 0
    let ordered = contents.locations[first...] + contents.locations[..<first]
    places = ordered.map {
      Place(id: $0.id, name: Self.shortened($0.name), isChosen: $0.id == chosen?.id)
    }
    if let chosen, !contents.locations.contains(where: { $0.id == chosen.id }) {
      places.insert(Place(id: chosen.id, name: Self.shortened(chosen.name), isChosen: true), at: 0)
    }
    hasMorePlaces = contents.hasMoreLocations
    about = chosen.map { Self.about($0) } ?? ""
    cards = contents.residents.map(Self.card)
    residentCount = chosen.map { LinkedIDs($0.residents).ids.count } ?? 0
    skipped = contents.skipped
    isLoading = contents.parts.isLoading
    detail = contents.character.map { Self.detail($0, contents, state, zone) }
    self.place = place
    status = contents.parts.origin.map {
      FeedStatus($0, problem: contents.parts.problem, at: moment)
    }
  }

  private static func detail(
    _ character: CharacterModel,
    _ contents: CharactersContents,
    _ state: SeriesState,
    _ zone: TimeZone
  ) -> Detail {
    Detail(
      card: card(character),
      boxes: boxes(of: character, in: zone),
      image: contents.picture.flatMap { Image.decoded($0)?.image },
      episodes: contents.episodes.map {
        Episode(
          id: $0.id,
          code: shortened($0.episode),
          name: shortened($0.name),
          airDate: shortened($0.airDate)
        )
      },
      hiddenEpisodes: contents.hiddenEpisodes,
      isOpened: state.character != nil
    )
  }

  /// Returns the eight labelled values in the user's language; an empty value is `None` (BW-14).
  static func boxes(of character: CharacterModel, in zone: TimeZone) -> [Box] {
    let values = [
      (String(english: "STATUS", turkish: "DURUM"), "heart", character.status.words),
      (String(english: "SPECIES", turkish: "TÜR"), "person", character.species),
      (String(english: "TYPE", turkish: "ALT TÜR"), "tag", character.type),
      (String(english: "GENDER", turkish: "CİNSİYET"), "figure.stand", character.gender.words),
      (String(english: "ORIGIN", turkish: "KÖKEN"), "house", character.origin.name),
      (String(english: "LOCATION", turkish: "KONUM"), "mappin", character.location.name),
      (String(english: "EPISODES", turkish: "BÖLÜM"), "tv", "\(character.episode.count)"),
      (
        String(english: "CREATED", turkish: "EKLENDİ"), "calendar",
        SeriesDate.text(character.created, in: zone)
      ),
    ]
    return values.map { name, symbol, value in
      Box(id: name, symbol: symbol, value: value.isEmpty ? SeriesWords.none : shortened(value))
    }
  }

  private static func card(_ character: CharacterModel) -> Card {
    Card(
      id: character.id,
      name: shortened(character.name),
      status: Known(shortened(character.status.text)),
      species: shortened(character.species),
      gender: Known(shortened(character.gender.text)),
      origin: shortened(character.origin.name)
    )
  }

  private static func about(_ location: LocationModel) -> String {
    let parts = [location.type, location.dimension].filter { !$0.isEmpty }.map(shortened)
    return parts.joined(separator: ", ")
  }

  /// Returns a text cut to the length that any view shows, so that archives are small.
  static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(maximumText * 4)
    return String(String(String.UnicodeScalarView(scalars)).prefix(maximumText))
  }

  /// The same picture with the introduction, which only the timeline of the first launch shows, for
  /// some seconds (BW-14).
  var welcome: CharactersPicture {
    var picture = self
    picture.isWelcome = true
    return picture
  }
}
