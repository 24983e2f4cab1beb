import Foundation
import Ground
import Moments
import Testing
import WidgetExtension
import WidgetIntents

@testable import FeedWidgets

/// Tests the dialogs of the series' and the users' intents in both languages; they run one after
/// the other with the tests of this suite.
extension FeedIntentRunTests {
  private static let series: [any AppIntent.Type] = [
    ShowCharacter.self, ShowEpisodes.self, GoBack.self, ShowEpisode.self, LoadMoreEpisodes.self,
    MarkEpisode.self, SelectLocation.self, LoadMoreLocations.self, UseSource.self,
    RefreshUsers.self, RefreshCrypto.self,
  ]

  private static let calls: [(name: String, arguments: [String: String])] = [
    ("show-episodes", [:]), ("go-back", [:]), ("show-character", ["id": "1", "source": "local"]),
    ("show-episodes", [:]), ("go-back", [:]), ("show-character", ["id": "99999"]),
    ("show-character", ["id": "826", "source": "local"]),
    ("show-episode", ["id": "2", "source": "local"]),
    ("mark-episode", ["id": "1", "source": "local"]),
    ("mark-episode", ["id": "1", "source": "local"]),
    ("mark-episode", ["id": "4", "through": "true", "source": "local"]),
    ("mark-episode", ["id": "4", "isSeen": "false", "source": "local"]),
    ("load-more-episodes", ["source": "local"]), ("load-more-episodes", ["source": "local"]),
    ("load-more-episodes", ["source": "local"]),
    ("select-location", ["id": "3", "source": "local"]),
    ("load-more-locations", ["source": "local"]), ("load-more-locations", ["source": "local"]),
    ("load-more-locations", ["source": "local"]), ("use-source", ["source": "web"]),
    ("use-source", ["source": "web"]), ("use-source", ["source": "contacts"]),
    ("use-source", ["source": "local"]), ("use-source", ["source": "local"]),
    ("refresh-users", ["source": "local"]), ("refresh-users", ["source": "local", "url": "x"]),
    ("refresh-users", ["source": "web"]), ("refresh-crypto", ["source": "local"]),
  ]

  /// Performs all calls in one new store, and returns the dialogs, and the messages and hints of
  /// errors.
  private func said(in language: UserLanguage) async throws -> [String] {
    try await UserLanguage.$spoken.withValue(language) {
      let world = try FeedWorld()
      let addresses = ["CHARACTERS": "https://a.org", "USERS": "https://b.org"]
      let network = ScriptedTransport { _, _ in .failure(.offline) }
      AppDependencyManager.shared.add(dependency: world.services(network, addresses: addresses))
      AppDependencyManager.shared.add(dependency: CryptoRows())
      let runner = IntentRunner(
        registry: try IntentRegistry(
          intents: Self.series,
          entities: [],
          enumerations: [FeedSource.self, UserSource.self, CryptoSource.self]
        ),
        context: IntentContext(now: FeedWorld.now, calendar: Calendar(identifier: .gregorian))
      )
      var said: [String] = []
      for call in Self.calls {
        let arguments = call.arguments.map { IntentArgument($0.key, text: $0.value) }
        do {
          said.append(try await runner.run(call.name, arguments).dialog ?? "")
        } catch let error as IntentError {
          said.append("\(error.message); \(error.hint ?? "")")
        }
      }
      return said
    }
  }

  // BW-10, BW-18
  @Test func `every intent of the series and of users answers in the language that is spoken`()
    async throws
  {
    let names = Set(Self.series.map { IntentMetadata($0).name })
    #expect(Set(Self.calls.map(\.name)) == names, "each intent has its call")
    let (english, turkish) = (try await said(in: .english), try await said(in: .turkish))
    for (english, turkish) in zip(english, turkish) {
      #expect(!english.isEmpty && english != turkish)
      let left = Self.words(english).intersection(Self.words(turkish))
      #expect(left.isEmpty, "\(english)\n\(turkish)")
    }
    #expect(turkish[2] == "“Rick Sanchez” açıldı.")
    #expect(turkish[3] == "En çok 2 bölüm gösteriliyor.")
    #expect(turkish[5].hasPrefix("karakter 99999 yok; ağ olmadan "))
    #expect(turkish.contains("“Pilot” zaten görüldü olarak işaretli."))
    #expect(turkish.contains("3 bölüm görüldü olarak işaretlendi."))
    #expect(turkish.contains("Kullanıcılar kişilerinizden geliyor."))
    #expect(turkish.contains("10 kullanıcı yüklendi."))
  }

  /// Returns the words of a text in lower case, without quoted names, addresses and commands.
  private static func words(_ text: String) -> Set<String> {
    var rest = text
    for pattern in [/“[^”]*”/, /\S*:\/\/\S*/, /widgetctl (?:refresh|perform [a-z-]+ --id 1)/] {
      rest = rest.replacing(pattern, with: " ")
    }
    return Set(
      rest.split { !$0.isLetter }.map { $0.lowercased() }.filter { $0.count > 1 && $0 != "web" }
    )
  }
}
