import Foundation

/// A page of one of the API's lists, with how many items and pages the whole list has.
struct SeriesPage<Item: Decodable & Sendable>: Decodable, Sendable {
  struct Info: Decodable, Sendable {
    let count: Int
    let pages: Int
    /// The address of the next page, which is never requested; `nil` on the last page.
    let next: String?
  }

  let info: Info
  let results: [Item]
}

/// A location that a character refers to; an unknown one has no address.
struct PlaceModel: Decodable, Hashable, Sendable {
  let name: String
  let url: String
}

/// Whether a character is alive, dead, or of unknown status, by the API's words.
enum CharacterStatus: String, Sendable {
  case alive = "Alive"
  case dead = "Dead"
  case unknown
}

/// The gender of a character, which determines the colour of the card's border.
enum CharacterGender: String, Sendable {
  case female = "Female"
  case male = "Male"
  case genderless = "Genderless"
  case unknown
}

extension Known<CharacterStatus> {
  /// The status in the user's language; an unknown status as the API sent it.
  var words: String {
    switch value {
    case .alive: String(english: "Alive", turkish: "Hayatta")
    case .dead: String(english: "Dead", turkish: "Ölü")
    case .unknown: String(english: "unknown", turkish: "bilinmiyor")
    case nil: text
    }
  }
}

extension Known<CharacterGender> {
  /// The gender in the user's language; an unknown gender as the API sent it.
  var words: String {
    switch value {
    case .female: String(english: "Female", turkish: "Kadın")
    case .male: String(english: "Male", turkish: "Erkek")
    case .genderless: String(english: "Genderless", turkish: "Cinsiyetsiz")
    case .unknown: String(english: "unknown", turkish: "bilinmiyor")
    case nil: text
    }
  }
}

/// A character in the JSON of the API.
struct CharacterModel: Decodable, Hashable, Sendable, Identifiable {
  let id: Int
  let name: String
  let status: Known<CharacterStatus>
  let species: String
  let type: String
  let gender: Known<CharacterGender>
  let origin: PlaceModel
  let location: PlaceModel
  let image: String
  let episode: [String]
  let created: String
}

/// A location in the JSON of the API.
struct LocationModel: Decodable, Hashable, Sendable, Identifiable {
  let id: Int
  let name: String
  let type: String
  let dimension: String
  let residents: [String]
}

/// An episode in the JSON of the API.
struct EpisodeModel: Decodable, Hashable, Sendable, Identifiable {
  let id: Int
  let name: String
  let airDate: String
  /// The season and the number of the episode, such as `S01E01`.
  let episode: String
  let characters: [String]
  let created: String

  private enum CodingKeys: String, CodingKey {
    case id, name, episode, characters, created
    case airDate = "air_date"
  }
}

/// The identifiers at the end of addresses, in the same order; addresses without an identifier are
/// skipped and counted (BW-11).
struct LinkedIDs: Hashable, Sendable {
  private(set) var ids: [Int] = []
  private(set) var skipped = 0

  init(_ addresses: [String]) {
    var seen: Set<Int> = []
    for address in addresses {
      let digits = address.utf8.reversed().prefix { (0x30...0x39).contains($0) }.reversed()
      let text = String(decoding: Array(digits), as: UTF8.self)
      let isPart =
        address.utf8.count > digits.count
        && address.utf8.dropLast(digits.count).last == UInt8(ascii: "/")
      if isPart, let id = Int(text), id > 0, seen.insert(id).inserted {
        ids.append(id)
      } else {
        skipped += 1
      }
    }
  }
}
