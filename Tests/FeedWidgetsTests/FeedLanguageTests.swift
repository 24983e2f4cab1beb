import Foundation
import Moments
import TestSupport
import Testing
import WidgetTimeline

@testable import FeedWidgets

@MainActor
@Suite("Feeds in two languages", .timeLimit(.minutes(2)))
struct FeedLanguageTests {
  private static func sample(_ widget: String, _ rows: String) -> FeedSample {
    switch widget {
    case "characters": FeedSamples.characters(rows)
    case "episodes": FeedSamples.episodes(rows)
    case "users": FeedSamples.users(rows)
    case "crypto": FeedSamples.crypto(rows)
    case "weather": FeedSamples.weather(rows)
    default: FeedSamples.feed(rows)
    }
  }

  private static func text(
    _ widget: String,
    _ rows: String,
    _ family: WidgetFamily,
    in language: UserLanguage = .turkish
  ) async throws -> String {
    try await UserLanguage.$spoken.withValue(language) {
      try await sample(widget, rows).draw(family, false, 80).grid.plainText
    }
  }

  // BW-14, BW-19, BW-20
  @Test(
    arguments: [
      (
        "characters",
        [
          ("live", [WidgetFamily.systemSmall, .systemMedium, .systemLarge, .accessoryCircular]),
          ("detail", [.systemMedium, .systemExtraLarge]), ("welcome", [.systemSmall]),
        ]
      ),
      (
        "episodes",
        [
          ("seen", [.systemSmall, .systemMedium, .accessoryCircular, .systemExtraLarge]),
          ("detail", [.systemLarge]),
        ]
      ),
      (
        "users",
        [
          ("live", [.systemSmall, .systemMedium, .accessoryCircular]), ("failed", [.systemMedium]),
          ("error", [.systemMedium]),
        ]
      ),
    ] as [(String, [(String, [WidgetFamily])])]
  )
  func `a widget has its pictures in Turkish`(
    widget: String,
    samples: [(String, [WidgetFamily])]
  ) async throws {
    var pictures = ""
    for (rows, families) in samples {
      for family in families {
        pictures += "\(rows), \(family.commandLineName):\n"
        pictures += try await Self.text(widget, rows, family)
      }
    }
    try expectSnapshot(pictures, "\(widget)-turkish")
  }

  // BW-20
  @Test(arguments: [
    ("characters", ["live", "detail", "empty", "loading"]),
    ("episodes", ["live", "detail", "seen", "all-seen", "empty", "loading"]),
    ("users", ["live", "error", "empty", "idle", "loading", "failed"]),
    ("crypto", ["live", "market-alert", "market-sample", "empty"]),
    ("weather", ["live", "dry", "empty"]), ("feed", ["live", "unconfigured", "idle", "empty"]),
  ])
  func `no word of an English picture stands in the Turkish one`(
    widget: String,
    samples: [String]
  ) async throws {
    for rows in samples {
      for family in WidgetFamily.placeable {
        let english = try await Self.text(widget, rows, family, in: .english)
        let turkish = try await Self.text(widget, rows, family)
        let left = Self.words(english).intersection(Self.words(turkish)).filter { word in
          // A name may be cut off, or go on in the next line.
          !Self.names.contains { $0.hasPrefix(word) || $0.hasSuffix(word) }
        }
        #expect(left.isEmpty, "\(rows), \(family)")
      }
    }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter }.map { $0.lowercased() }.filter { $0.count > 1 })
  }

  /// The words of the sample data and of commands, which are the same in both languages.
  private static let names: Set<String> = {
    let documents = ["character", "location", "episode"].compactMap { SeriesDocuments.text($0) }
    let items = ArticleSamples.items(at: FeedWorld.now)
    let texts =
      (documents + [UserSamples.document]).flatMap { strings(in: Data($0.utf8)) }
      + CryptoSamples.currencies.map(\.currency)
      + CryptoSamples.market.flatMap { [$0.currency, $0.name] }
      + items.flatMap { [$0.source, $0.article.title, $0.article.summary] }
      + UsersEntry.sample(at: FeedWorld.now).picture.rows.map(\.initials)
    // What the widgets call by words of their own is no name.
    return words(texts.joined(separator: " "))
      .subtracting(["alive", "dead", "male", "female", "genderless"])
      .union([
        "widgetctl", "refresh", "configure", "feed", "config", "set", "location", "watch", "usd",
        "istanbul", "km", "urls", "rss", "atom", "xml",
      ])
  }()

  /// Returns the strings of a JSON document, without its keys.
  private static func strings(in document: Data) -> [String] {
    func strings(in value: Any) -> [String] {
      switch value {
      case let text as String: [text]
      case let list as [Any]: list.flatMap { strings(in: $0) }
      case let object as [String: Any]: object.values.flatMap { strings(in: $0) }
      default: []
      }
    }
    return (try? JSONSerialization.jsonObject(with: document)).map { strings(in: $0) } ?? []
  }

  // BW-13
  @Test func `a date that a widget writes is of the language, and another form is unchanged`() {
    UserLanguage.$spoken.withValue(.turkish) {
      #expect(
        SeriesDate.text("2017-11-04T18:48:46.250Z", in: .gmt) == "4 Kasım 2017, 18:48:46"
      )
      #expect(SeriesDate.day(of: "December 2, 2013") == "2 Aralık 2013")
      #expect(SeriesDate.month(of: "August 7, 2016") == "Ağu 2016")
      #expect(SeriesDate.day(of: "Winter 2, 2013") == "Winter 2, 2013")
      #expect(SeriesDate.month(of: "Winter 2, 2013") == "Win 2013")
      #expect(SeriesDate.day(of: "soon") == "soon")
    }
    #expect(SeriesDate.day(of: "December 2, 2013") == "December 2, 2013")
  }

  // BW-10
  @Test func `what scripts compare is the same in both languages`() throws {
    let text = """
      {"id":1,"name":"A","status":"Dead","species":"","type":"","gender":"Female",
      "origin":{"name":"O","url":""},"location":{"name":"L","url":"x"},"image":"","episode":[],
      "created":""}
      """
    let model = try FeedDecoder.decode(CharacterModel.self, from: Data(text.utf8))
    UserLanguage.$spoken.withValue(.turkish) {
      #expect(CharacterEntity(model).status == "Dead")
      #expect(CharacterEntity(model).gender == "Female")
      let boxes = CharactersPicture.boxes(of: model, in: .gmt).map(\.value)
      #expect(boxes == ["Ölü", "Yok", "Yok", "Kadın", "O", "L", "0", "Yok"])
    }
  }
}
