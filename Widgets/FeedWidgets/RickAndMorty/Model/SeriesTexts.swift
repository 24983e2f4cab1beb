import WidgetIntents

/// The titles of properties and parameters in the intents of the series.
enum SeriesTexts {
  static let character = LocalizedStringResource(english: "Character", turkish: "Karakter")
  static let characters = LocalizedStringResource(english: "Characters", turkish: "Karakterler")
  static let episode = LocalizedStringResource(english: "Episode", turkish: "Bölüm")
  static let episodes = LocalizedStringResource(english: "Episodes", turkish: "Bölümler")
  static let location = LocalizedStringResource(english: "Location", turkish: "Konum")
  static let isSeen = LocalizedStringResource(english: "Seen", turkish: "Görüldü")
  static let withoutNetwork = LocalizedStringResource(
    english: "Without a Network",
    turkish: "Ağ Olmadan"
  )
}

/// Texts that several views of the series share.
enum SeriesWords {
  static var none: String { String(english: "None", turkish: "Yok") }
  static var loading: String { String(english: "loading …", turkish: "yükleniyor …") }
  static var noCharacters: String { String(english: "No characters", turkish: "Karakter yok") }
  static var noResidents: String { String(english: "No residents", turkish: "Sakin yok") }
  static var noEpisodes: String { String(english: "No episodes", turkish: "Bölüm yok") }
  static var chosen: String { String(english: "chosen", turkish: "seçili") }
  static var nextToSee: String { String(english: "next to see", turkish: "sıradaki") }

  static func seen(_ isSeen: Bool) -> String {
    isSeen
      ? String(english: "seen", turkish: "görüldü")
      : String(english: "not seen", turkish: "görülmedi")
  }

  /// Returns a text for the number of seen episodes, such as “3 of 11 seen”; `count` is a text that
  /// may end with `+`.
  static func seen(_ seen: Int, of count: String) -> String {
    String(english: "\(seen) of \(count) seen", turkish: "\(seen)/\(count) görüldü")
  }

  /// Returns the noun that is shown below a number of residents, in the singular or plural.
  static func residents(ofCount count: Int) -> String {
    String(english: count == 1 ? "resident" : "residents", turkish: "sakin")
  }

  static func episodes(_ count: Int) -> String {
    String(english: "\(count) episodes", turkish: "\(count) bölüm")
  }
}
