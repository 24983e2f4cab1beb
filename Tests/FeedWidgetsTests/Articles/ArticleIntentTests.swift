import Foundation
import SharedStore
import Testing
import WidgetIntents
import WidgetTimeline

@testable import FeedWidgets
@testable import WidgetUI

@Suite("Seen articles", .timeLimit(.minutes(2)))
struct ArticleIntentTests {
  private let world: FeedWorld
  private let network = ScriptedTransport { _, _ in
    .success(ArticleSourcesTests.rss("Alpha", ["one", "two", "three"]))
  }
  private let dependencies = AppDependencyManager()

  init() throws {
    let world = try FeedWorld()
    let services = world.services(network)
    dependencies.add(dependency: services)
    self.world = world
  }

  private func timeline(
    _ urls: [String]? = ["https://a.org/f"],
    unseenOnly: Bool = false,
    isPreview: Bool = false
  ) async -> Timeline<ArticlesEntry> {
    let configuration = FeedConfiguration()
    configuration.urls = urls
    configuration.unseenOnly = unseenOnly
    return await ArticlesProvider(dependencies: dependencies).timeline(
      for: configuration,
      in: TimelineProviderContext(
        family: .systemMedium,
        isPreview: isPreview,
        foreseen: FeedWorld.now
      )
    )
  }

  private var store: ArticleStore { ArticleStore(store: world.store) }

  @Test func `a widget without addresses asks nothing and never again`() async {
    let timeline = await timeline(nil)
    #expect(timeline.entries.map(\.picture.state) == [.unconfigured])
    #expect(timeline.policy == .never)
    #expect(network.requests.isEmpty)
  }

  // BW-20
  @Test func `placeholder and preview ask neither store nor network`() async {
    let empty = AppDependencyManager()
    let provider = ArticlesProvider(dependencies: empty)
    let context = TimelineProviderContext(family: .systemLarge, isPreview: true)
    #expect(provider.placeholder(in: context).picture.rows.count > 10)
    let snapshot = await provider.snapshot(for: FeedConfiguration(), in: context)
    #expect(snapshot.picture.rows.count > 10)
    #expect(network.requests.isEmpty)
  }

  @Test func `what was seen is so in all pictures, and is found`() async throws {
    let first = await timeline()
    #expect(first.entries.first?.picture.unseenCount == 3)
    #expect(first.entries.first?.relevance?.score == 3)
    #expect(first.policy == .after(FeedWorld.now.addingTimeInterval(1_800)))
    let articles = try await ArticleQuery.known(in: world.services(network))
    #expect(articles.map(\.title) == ["one", "two", "three"])
    #expect(try await store.see([articles[1].article]) == 1)
    #expect(try await store.see([articles[1].article]) == 0)
    let second = await timeline()
    #expect(second.entries.first?.picture.rows.map(\.isSeen) == [false, true, false])
    #expect(
      await timeline(unseenOnly: true).entries.first?.picture.rows.map(\.article.title) == [
        "one", "three",
      ]
    )
    #expect(
      try await ArticleQuery.known(in: world.services(network)).map(\.isSeen) == [
        false, true, false,
      ]
    )
    // A press is no reason to ask again.
    #expect(network.requests.count == 1)
  }

  @Test func `the age of an article goes on from entry to entry`() async {
    let entries = await timeline().entries
    #expect(entries.first?.picture.rows.first?.age == "1 h")
    #expect(entries.map(\.picture.rows.first?.age).contains("2 h"))
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.date < $1.date })
    #expect(entries.count <= 16)
  }

  @Test func `records of what was seen have a limit, and the oldest go`() async throws {
    func article(_ number: Int) -> Article {
      Article(id: "\(number)", title: "\(number)", summary: "", link: nil, publishedAt: nil)
    }
    _ = try await store.see((0..<SeenArticle.maximumCount).map(article))
    #expect(try await store.see([article(-1), article(-2)]) == 2)
    let seen = try await store.seen()
    #expect(seen.count == SeenArticle.maximumCount)
    #expect(!seen.contains("0") && !seen.contains("1") && seen.contains("2") && seen.contains("-2"))
  }

  @Test func `a feed that is shown no more is forgotten after two weeks`() async throws {
    await store.note(["a", "b"], at: FeedWorld.now)
    await store.note(["b", "c"], at: FeedWorld.now.addingTimeInterval(15 * 86_400))
    #expect(try await Set(store.feeds()) == ["b", "c"])
  }
}
