import Moments
public import WidgetIntents

/// Opens the details of a character (BW-10).
public struct ShowCharacter: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Show Character",
    turkish: "Karakteri Göster"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Opens a character.",
    turkish: "Bir karakteri açar."
  )

  @Parameter(title: SeriesTexts.character, inclusiveRange: (1, 1_000_000)) var id: Int
  @Parameter(title: FeedTexts.source, default: .web) var source: FeedSource
  @Parameter(title: FeedTexts.address, description: FeedTexts.anotherAddress) var url: String?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of a row that opens a character, in a widget with this source and address.
  init(id: Int, _ place: SeriesPlace) {
    self.id = id
    source = place.source
    url = place.url
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let id = id
    let name = try await Series(services: services).select(
      .character,
      id,
      from: SeriesPlace(source: source, url: url),
      select: { $0.open(.character(id)) },
      takeBack: { state, _ in state.path.removeAll { $0 == .character(id) } },
      name: { (service) throws(FeedError) in try await service.character(id).value.name },
      count: { (service) throws(FeedError) in try await service.characters(page: 1).value.info.count
      }
    )
    return .result(value: id, dialog: SeriesText.opened(name))
  }
}

/// Loads two more episodes of the open character, in one request (BW-10).
public struct ShowEpisodes: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Show Episodes",
    turkish: "Bölümleri Göster"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Shows two more episodes of the open character.",
    turkish: "Açık karakterin iki bölümünü daha gösterir."
  )

  /// The most episodes that can be requested; no character is in as many.
  private static let maximumCount: Int64 = 1_000

  @Dependency var services: FeedServices

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let (before, after) = try await Series(services: services).store.change { state in
      guard state.character != nil else { return }
      let next = state.shownEpisodes + Int64(RickAndMortyService.episodesInStep)
      state.shownEpisodes = min(next, Self.maximumCount)
    }
    guard before.character != nil else { throw SeriesError.noCharacter }
    let count = Int(after.shownEpisodes)
    return .result(
      value: count,
      dialog: IntentDialog(
        english: "Shows up to \(count) episodes.",
        turkish: "En çok \(count) bölüm gösteriliyor."
      )
    )
  }
}

/// Closes the details that were opened last (BW-10).
public struct GoBack: StoreOnlyIntent {
  public static let title = LocalizedStringResource(english: "Go Back", turkish: "Geri Dön")
  public static let description: IntentDescription? = IntentDescription(
    english: "Closes the character or episode opened last.",
    turkish: "Son açılan karakteri ya da bölümü kapatır."
  )

  @Dependency var services: FeedServices

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let (before, after) = try await Series(services: services).store.change { state in
      guard case .character? = state.path.popLast() else { return }
      state.shownEpisodes = 0
    }
    let hasChanged = before.path != after.path
    return .result(
      value: hasChanged,
      dialog: hasChanged
        ? IntentDialog(english: "Went back.", turkish: "Geri dönüldü.")
        : IntentDialog(english: "Nothing was open.", turkish: "Açık bir şey yoktu.")
    )
  }
}

/// The reason why an intent of the series cannot be performed.
enum SeriesError: ExplainedError, Equatable {
  case noCharacter
  /// The source does not answer, and the number `id` is beyond its known list of `known` items.
  case unknown(_ noun: SeriesNoun, id: Int, known: Int)

  var message: String {
    switch self {
    case .noCharacter: String(english: "no character is open", turkish: "açık bir karakter yok")
    case .unknown(let noun, let id, _):
      String(english: "there is no \(noun) \(id)", turkish: "\(noun.turkish) \(id) yok")
    }
  }

  var hint: String? {
    switch self {
    case .noCharacter:
      String(
        english: "widgetctl perform show-character --id 1 opens one",
        turkish: "widgetctl perform show-character --id 1 birini açar"
      )
    case .unknown(let noun, _, let known):
      String(
        english: "\(known) \(noun)s are known without the network",
        turkish: "ağ olmadan \(known) \(noun.turkish) biliniyor"
      )
    }
  }
}

/// The kinds of things that intents of the series open; the raw value is the English noun.
enum SeriesNoun: String, Sendable {
  case character, episode, location

  /// The Turkish noun, which a number does not change.
  var turkish: String {
    switch self {
    case .character: "karakter"
    case .episode: "bölüm"
    case .location: "konum"
    }
  }

  /// Returns the noun with a number, for an item whose name is unknown.
  func numbered(_ id: Int) -> String {
    String(english: "\(rawValue) \(id)", turkish: "\(turkish) \(id)")
  }
}

/// Quotes names in sentences.
enum SeriesText {
  /// Returns the dialog of an intent that has opened the item with a quoted name.
  static func opened(_ name: String) -> IntentDialog {
    IntentDialog(english: "Opened \(name).", turkish: "\(name) açıldı.")
  }

  /// The most characters of a name in a sentence.
  private static let maximumLength = 60

  static func quoted(_ name: String) -> String {
    let start = String(String.UnicodeScalarView(name.unicodeScalars.prefix(maximumLength * 4)))
    return "“\(start.prefix(maximumLength))\(start.count > maximumLength ? "…" : "")”"
  }
}
