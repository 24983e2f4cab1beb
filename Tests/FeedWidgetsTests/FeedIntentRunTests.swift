import Foundation
import SharedStore
import Testing
import WidgetIntents

@testable import FeedWidgets

// Intents reach their services through the one dependency manager, so these tests take turns.
@Suite("Intents of feeds and prices", .serialized, .timeLimit(.minutes(2)))
struct FeedIntentRunTests {
  private let world: FeedWorld
  private let runner: IntentRunner

  init() throws {
    let world = try FeedWorld()
    let network = ScriptedTransport { _, _ in
      .success(ArticleSourcesTests.rss("Alpha", ["one", "two", "three"]))
    }
    AppDependencyManager.shared.add(dependency: world.services(network))
    AppDependencyManager.shared.add(dependency: CryptoRows())
    self.world = world
    runner = IntentRunner(
      registry: try IntentRegistry(
        intents: [
          RefreshFeed.self, OpenArticle.self, ToggleArticleSeen.self, MarkFeedSeen.self,
          WatchCurrency.self, UnwatchCurrency.self, AlertPrice.self, RemovePriceAlert.self,
        ],
        entities: [ArticleEntity.self],
        enumerations: [CryptoSource.self]
      ),
      context: IntentContext(now: FeedWorld.now, calendar: Calendar(identifier: .gregorian))
    )
  }

  @discardableResult
  private func perform(
    _ name: String,
    _ arguments: KeyValuePairs<String, String> = [:]
  ) async throws -> String? {
    try await runner.run(name, arguments.map { IntentArgument($0.key, text: $0.value) }).dialog
  }

  private var articles: ArticleStore { ArticleStore(store: world.store) }
  private var watch: WatchStore { WatchStore(store: world.store) }

  @Test func `articles are loaded, seen and counted`()
    async throws
  {
    await articles.note(["a.org/f"], at: FeedWorld.now)
    #expect(try await perform("refresh-feed") == "Loaded 3 articles.")
    #expect(
      try await perform("toggle-article-seen", ["article": "two"]) == "“two” is now marked as seen."
    )
    #expect(try await articles.seen().count == 1)
    #expect(try await perform("open-article", ["article": "one"]) == nil)
    #expect(try await articles.seen().count == 2)
    #expect(try await perform("mark-feed-seen") == "Marked an article.")
    #expect(try await perform("mark-feed-seen") == "All were seen already.")
    #expect(try await articles.seen().count == 3)
    #expect(
      try await perform("toggle-article-seen", ["article": "two"])
        == "“two” is now marked as not seen."
    )
    #expect(try await articles.seen().count == 2)
  }

  @Test func `an undo takes a mark and an alert back`() async throws {
    let article = Article(id: "x", title: "One", summary: "", link: nil, publishedAt: nil)
    let run = JournalRun(id: "new", intent: "Test", parameters: [], key: nil, origin: "test")
    _ = try await world.store.perform(run) { transaction in
      try transaction.insert(SeenArticle(article))
      return (
        try transaction.insert(PriceAlert(currency: "BTC", isAbove: true, price: "1")), []
      )
    }
    #expect(try await articles.seen() == ["x"])
    #expect(try await watch.alerts().count == 1)
    try await world.store.undo(.last(1), id: "undo")
    #expect(try await articles.seen().isEmpty)
    #expect(try await watch.alerts().isEmpty)
  }

  @Test func `a currency is watched and left`() async throws {
    #expect(
      try await perform("watch-currency", ["currency": "btc"])
        == "BTC is number 1 of the watch-list."
    )
    #expect(
      try await perform("watch-currency", ["currency": "BTC"])
        == "BTC is on the watch-list already."
    )
    #expect(
      try await perform("unwatch-currency", ["currency": "btc"]) == "BTC is off the watch-list."
    )
    #expect(
      try await perform("unwatch-currency", ["currency": "btc"])
        == "BTC was not on the watch-list."
    )
    #expect(try await watch.watched().isEmpty)
  }

  @Test func `an alert needs a price, and is there once`() async throws {
    let wanted = "BTC is marked when its price gets there, and you are notified once."
    #expect(try await perform("alert-price", ["currency": "btc", "above": "7.5"]) == wanted)
    #expect(
      try await perform("alert-price", ["currency": "btc", "above": "7.5"])
        == "BTC has that alert already."
    )
    #expect(
      try await perform("remove-price-alert", ["currency": "btc"]) == "Removed the alert of BTC."
    )
    await #expect(throws: (any Error).self) {
      try await perform("alert-price", ["currency": "btc"])
    }
    await #expect(throws: (any Error).self) {
      try await perform("alert-price", ["currency": "btc", "below": "-1"])
    }
    #expect(try await watch.alerts().isEmpty)
  }
}
