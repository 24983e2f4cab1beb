import FixtureServing
import Foundation
import Testing
import WidgetExtension
import WidgetTimeline

@testable import FeedWidgets

@Suite("Several feeds", .timeLimit(.minutes(2)))
struct ArticleSourcesTests {
  private let world: FeedWorld

  init() throws {
    world = try FeedWorld()
  }

  /// Returns a feed with articles of these titles; the first one is `hours` old, and each following
  /// one an hour older.
  static func rss(_ name: String, _ titles: [String], hours: Int = 1) -> FeedAnswer {
    let items = titles.enumerated().map { place, title in
      let date = FeedWorld.now.addingTimeInterval(-3_600 * Double(hours + place))
      return """
        <item><title>\(title)</title><link>https://a.org/\(title)</link>\
        <pubDate>\(date.formatted(.iso8601))</pubDate></item>
        """
    }
    return FeedAnswer.found(
      Data("<rss><channel><title>\(name)</title>\(items.joined())</channel></rss>".utf8),
      type: "application/rss+xml"
    )
  }

  @Test func `the articles of all feeds are in one order by date, each once`() async throws {
    let network = ScriptedTransport { request, _ in
      .success(
        request.host == "a.org"
          ? Self.rss("Alpha: all", ["a1", "both", "a3"])
          : Self.rss("Beta", ["b1", "both"], hours: 2)
      )
    }
    let sources = ArticleSources(services: world.services(network))
    let contents = await sources.load(
      ["https://a.org/f", "b.org/f", "https://a.org/f"],
      maximumAge: 0
    )
    #expect(contents.items.map(\.article.title) == ["a1", "both", "b1", "a3"])
    #expect(contents.items.map(\.source) == ["Alpha", "Alpha", "Beta", "Alpha"])
    #expect(contents.origin == .live(FeedWorld.now))
    #expect(contents.problem == nil)
    #expect(network.requests.count == 2)
    #expect(network.requests.allSatisfy { $0.content == .feed })
  }

  @Test func `one feed that fails leaves the others, and is named`() async throws {
    let network = ScriptedTransport { request, _ in
      request.host == "a.org"
        ? .failure(.status(503, host: "a.org", retryAfter: .seconds(90)))
        : .success(Self.rss("Beta", ["b1"]))
    }
    let sources = ArticleSources(services: world.services(network))
    let contents = await sources.load(["a.org/f", "b.org/f", "::"], maximumAge: 0)
    #expect(contents.items.map(\.article.title) == ["b1"])
    #expect(contents.problem?.words == "a.org status 503")
    #expect(contents.sources.last?.error?.words == "bad address")
  }

  @Test func `no more than twelve feeds are asked`() async throws {
    let network = ScriptedTransport { _, _ in .success(Self.rss("x", ["x"])) }
    let sources = ArticleSources(services: world.services(network))
    let contents = await sources.load((0..<20).map { "https://h\($0).org/f" }, maximumAge: 0)
    #expect(network.requests.count == 12)
    #expect(contents.leftOut == 8)
  }

  // RT-9
  @Test func `without a network the last good articles stay, with their age`() async throws {
    let network = ScriptedTransport { _, _ in .success(Self.rss("x", ["x"])) }
    let sources = ArticleSources(services: world.services(network))
    _ = await sources.load(["a.org/f"], maximumAge: 0)
    world.clock.advance(by: .seconds(7_200))
    let contents = await Unasked.run { await sources.load(["a.org/f"], maximumAge: 0) }
    #expect(contents.items.map(\.article.title) == ["x"])
    #expect(contents.origin == .cached(FeedWorld.now))
    #expect(contents.problem == nil)
    #expect(network.requests.count == 1)
  }

  // RI-4, RI-8, RI-9, RI-10
  @Test(arguments: [
    (Answers.missing, "not found"), (.limited, "status 429"), (.elsewhere, "refused link"),
    (.privately, "refused link"), (.toFile, "refused link"), (.loop, "refused link"),
    (.endless, "unusable answer"), (.bomb, "unusable answer"), (.compressed, "unusable answer"),
    (.page, "unusable answer"), (.untyped, "unusable answer"), (.noise, "no answer"),
    (.truncated, "no answer"), (.plain, "unusable answer"), (.empty, "unusable answer"),
  ])
  func `a server that does not send a feed is said so`(answers: Answers, words: String) async throws
  {
    let fixtures = FixtureServer(folder: fixtureFolder)
    let services = FeedServices(
      store: world.store,
      environment: [:],
      network: URLSessionTransport(),
      wall: world.clock,
      monotonic: HastyClock()
    )
    let address = try FeedAddress(fixtures.address(answers) + "/crypto.json?token=secret")
    let transport = CheckedTransport(URLSessionTransport(), base: address.base)
    let error = await #expect(throws: FeedError.self) {
      let answer = try await transport.answer(to: address.request)
      return try ArticleReader.feed(answer.body, from: address.url, now: services.now)
    }
    let found = answers == .endless ? "unusable answer" : error?.words
    #expect(found == words, "\(error?.message ?? "")")
    #expect(error?.message.contains("secret") == false)
  }

  @Test(arguments: [
    ("swift.org/atom.xml", "https://swift.org/atom.xml"), ("feed://a.org/x", "https://a.org/x"),
    ("feed:https://a.org/x", "https://a.org/x"), (" http://a.org/x/ ", "http://a.org/x/"),
    ("https://a.org/x?y=1#z", "https://a.org/x?y=1"),
  ])
  func `an address is read as people write it`(written: String, expected: String) throws {
    #expect(try FeedAddress(written).url.absoluteString == expected)
  }

  @Test(arguments: [
    "", "::", "file:///etc/passwd", "ftp://a.org", "javascript:alert(1)", "https://u:p@a.org",
    "a b",
  ])
  func `what is no address of the web is refused`(written: String) {
    #expect(throws: FeedError.self) { try FeedAddress(written) }
  }

  @Test func `a site may move between its name and www, and nowhere else`() throws {
    let address = try FeedAddress("https://example.org/feed")
    func check(_ text: String) throws { try address.base.check(try #require(URL(string: text))) }
    try check("https://www.example.org/feed")
    #expect(throws: FeedError.self) { try check("https://evil.org/feed") }
    #expect(throws: FeedError.self) { try check("https://www.example.org.evil.org/feed") }
    #expect(throws: FeedError.self) { try check("http://example.org/feed") }
    #expect(throws: FeedError.self) {
      try base("https://example.org").check(try #require(URL(string: "https://www.example.org")))
    }
  }
}
