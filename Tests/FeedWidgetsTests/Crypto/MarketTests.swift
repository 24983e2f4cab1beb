import Foundation
import Moments
import SharedStore
import Testing
import WidgetIntents
import WidgetTimeline

@testable import FeedWidgets
@testable import WidgetUI

@Suite("Markets", .timeLimit(.minutes(2)))
struct MarketTests {
  private let world: FeedWorld

  init() throws {
    world = try FeedWorld()
  }

  private static func answer(updated: Date = FeedWorld.now) -> FeedAnswer {
    .json(
      """
      [{"id":"bitcoin","symbol":"btc","name":"Bitcoin","current_price":64250.12,
        "price_change_percentage_1h_in_currency":0.25,"price_change_percentage_24h_in_currency":2.1,
        "last_updated":"\(updated.formatted(.iso8601))","sparkline_in_7d":{"price":[1,2,null,3]}},
      {"id":"ethereum","symbol":"eth","name":"Ethereum","current_price":3105.4,
        "price_change_percentage_24h_in_currency":-0.84},
      {"id":"pepe","symbol":"pepe","name":"Pepe","current_price":0.00001234},
      {"id":"gone","symbol":"gone","name":"Gone","current_price":null}]
      """
    )
  }

  private func timeline(
    _ network: ScriptedTransport,
    _ change: (CryptoConfiguration) -> Void = { _ in }
  ) async -> Timeline<CryptoEntry> {
    let dependencies = AppDependencyManager()
    let services = world.services(network, addresses: ["MARKET": "https://m.org"])
    dependencies.add(dependency: services)
    dependencies.add(dependency: CryptoRows())
    let configuration = CryptoConfiguration()
    change(configuration)
    return await CryptoProvider(dependencies: dependencies).timeline(
      for: configuration,
      in: TimelineProviderContext(
        family: .systemLarge,
        isPreview: false,
        foreseen: world.clock.date
      )
    )
  }

  @Test func `the market is asked where no address is set, in one request for all`() async throws {
    let network = ScriptedTransport { _, _ in .success(Self.answer()) }
    let picture = try #require(
      await timeline(network) { $0.currency = "eur; x" }.entries.first?.picture
    )
    #expect(picture.rows.map(\.currency) == ["BTC", "ETH", "PEPE"])
    #expect(picture.rows.map(\.day?.trend) == [.up, .down, nil])
    #expect(picture.rows[0].history == [1, 2, 3])
    #expect(picture.rows.allSatisfy { $0.side == nil })
    #expect(picture.unit == "EURX")
    #expect(picture.status.words == "live")
    #expect(network.requests.count == 1)
    let url = try #require(network.requests.first?.url.absoluteString)
    #expect(url.hasPrefix("https://m.org/coins/markets?vs_currency=eurx&"))
  }

  @Test(arguments: [
    ("64250.12", "64,250"), ("10000", "10,000"), ("9999.999", "10,000.0"), ("3105.44", "3,105.4"),
    ("580.25", "580.25"),
    ("1", "1.00"), ("0.5214", "0.5214"), ("0.38210000", "0.3821"), ("0.00001234", "0.00001234"),
    ("0.000000000000001", "0.000000000000"), ("0", "0.00"), ("0.00000000", "0.00"),
  ])
  func `a price has the digits that matter`(text: String, expected: String) {
    #expect(Price(text).text(in: Locale(identifier: "en_US")) == expected)
  }

  @Test func `a price is written in the reader's locale, and what is none is none`() {
    #expect(Price("3105.4").text(in: Locale(identifier: "tr_TR")) == "3.105,4")
    #expect(Price("x").text(in: Locale(identifier: "tr_TR")) == nil)
    #expect(PriceChange(-2.14)?.text(in: Locale(identifier: "tr_TR")) == "2,1%")
  }

  // BW-21
  @Test(arguments: [
    (0, "live"), (600, "live"), (1_800, "cached 30 min"), (17_280_000, "of 2026-05-05"),
  ])
  func `what is older than the interval between two loads is not called live`(
    age: Int,
    words: String
  ) async {
    let network = ScriptedTransport { _, _ in
      .success(Self.answer(updated: FeedWorld.now.addingTimeInterval(-Double(age))))
    }
    #expect(await timeline(network).entries.first?.picture.status.words == words)
  }

  /// A service that returns a sample list of prices, as if from the default address, without a
  /// network.
  private struct ModelList: FeedService {
    let requests: RequestBuilder

    init() throws(FeedError) {
      requests = RequestBuilder(base: try FeedEndpoint.crypto.base(configured: nil, in: [:]))
    }

    func load<Value: Decodable & Sendable>(
      _ type: Value.Type,
      _ request: FeedRequest,
      maximumAge: TimeInterval
    ) async throws(FeedError) -> Loaded<Value> {
      let list = Data(#"[{"currency":"A","price":"2.50"}]"#.utf8)
      return Loaded(
        value: try FeedDecoder.decode(type, from: list),
        origin: .live(FeedWorld.now)
      )
    }
  }

  // BW-7
  @Test func `prices of the model's list are of the day on which it was made`() async throws {
    let service = CryptoService(feed: try ModelList())
    let list = try await ListSource(service: service, way: .async, rows: CryptoRows()).prices()
    let date = try #require(list.value.date)
    #expect(FeedStatus.freshness(ofDataFrom: date, at: FeedWorld.now) == .dated("2020-02-05"))
  }

  @Test func `the watch-list has the user's order, and a configuration comes before it`()
    async throws
  {
    let store = WatchStore(store: world.store)
    #expect(try await store.watch("PEPE", at: nil) == 1)
    #expect(try await store.watch("BTC", at: nil) == 2)
    #expect(try await store.watch("BTC", at: nil) == nil)
    #expect(try await store.watch("BTC", at: 1) == 1)
    let network = ScriptedTransport { _, _ in .success(Self.answer()) }
    #expect(await timeline(network).entries.first?.picture.rows.map(\.currency) == ["BTC", "PEPE"])
    let chosen = await timeline(network) { $0.currencies = ["eth"] }
    #expect(chosen.entries.first?.picture.rows.map(\.currency) == ["ETH"])
    #expect(try await store.unwatch("BTC"))
    #expect(try await !store.unwatch("BTC"))
    #expect(await timeline(network).entries.first?.picture.rows.map(\.currency) == ["PEPE"])
  }

  @Test func `an alert marks the currency while its price is there, and is worth a look`()
    async throws
  {
    let store = WatchStore(store: world.store)
    let network = ScriptedTransport { _, _ in .success(Self.answer()) }
    let alerts = [
      PriceAlert(currency: "BTC", isAbove: true, price: "64000"),
      PriceAlert(currency: "ETH", isAbove: false, price: "3000"),
      PriceAlert(currency: "ETH", isAbove: true, price: "3105.4"),
    ]
    #expect(try await store.add(alerts) == 3)
    #expect(try await store.add(alerts) == 0)
    let entry = try #require(await timeline(network).entries.first)
    #expect(entry.picture.rows.map(\.isAlerted) == [true, false, false])
    #expect(entry.picture.alert == "BTC > 64000")
    #expect(entry.relevance?.score == 50)
    #expect(try await store.removeAlerts(of: "BTC") == 1)
    let quiet = try #require(await timeline(network).entries.first)
    #expect(quiet.picture.alert == nil)
    // WK-107: a price that nobody waits for does not ask to be seen.
    #expect(quiet.relevance?.score == 0)
  }

  // BW-7
  @Test func `an alert is delivered once, and again only if it is set anew`() async throws {
    let store = WatchStore(store: world.store)
    let network = ScriptedTransport { _, _ in .success(Self.answer()) }
    let alert = PriceAlert(currency: "BTC", isAbove: true, price: "64000")
    func notices() async throws -> [StoredNotice] {
      try await world.store.read { try $0.fetch(StoredNotice.self) }
    }
    _ = await timeline(network)
    #expect(try await notices().isEmpty)
    let below = PriceAlert(currency: "ETH", isAbove: false, price: "3000")
    #expect(try await store.add([alert, below]) == 2)
    // Two widgets and a later load see the same price.
    for _ in 0..<3 { _ = await timeline(network) }
    #expect(try await notices().map(\.title) == ["BTC above 64,000"])
    #expect(try await notices().first?.moment == Instant(FeedWorld.now).microseconds)
    #expect(try await store.add([alert]) == 1)
    #expect(try await notices().isEmpty)
    _ = await timeline(network)
    #expect(try await notices().count == 1)
    #expect(try await store.removeAlerts(of: "BTC") == 1)
    #expect(try await notices().isEmpty)
  }

  @Test func `prices of another day and of a sample deliver nothing`() async throws {
    let store = WatchStore(store: world.store)
    _ = try await store.add([PriceAlert(currency: "BTC", isAbove: true, price: "1")])
    let old = ScriptedTransport { _, _ in
      .success(Self.answer(updated: FeedWorld.now.addingTimeInterval(-7_200)))
    }
    let none = ScriptedTransport { _, _ in
      .failure(.status(503, host: "m.org", retryAfter: .seconds(9)))
    }
    for network in [old, none] { _ = await timeline(network) }
    #expect(try await world.store.read { try $0.fetch(StoredNotice.self) }.isEmpty)
  }

  @Test func `a notice has the price and the time, in the language of the pictures`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let notice = PriceNotice(
      alert: PriceAlert(currency: "ADA", isAbove: false, price: "0.45"),
      price: Price("0.4412345"),
      unit: "USD\u{1B}\n",
      seenAt: Date(timeIntervalSince1970: 9 * 3_600 + 300)
    )
    let english = notice.stored(in: calendar, locale: Locale(identifier: "en_US"))
    #expect([english.title, english.text] == ["ADA below 0.4500", "0.4412 USD, 09:05"])
    UserLanguage.$spoken.withValue(.turkish) {
      let turkish = notice.stored(in: calendar, locale: Locale(identifier: "tr_TR"))
      #expect([turkish.title, turkish.text] == ["ADA 0,4500 altında", "0,4412 USD, 09:05"])
    }
  }

  @Test func `without a network and without a kept list the picture is called a sample`()
    async throws
  {
    let network = ScriptedTransport { _, _ in
      .failure(.status(503, host: "m.org", retryAfter: .seconds(9)))
    }
    let store = WatchStore(store: world.store)
    _ = try await store.add([PriceAlert(currency: "BTC", isAbove: true, price: "1")])
    let picture = try #require(await timeline(network).entries.first?.picture)
    #expect(picture.isSample)
    #expect(picture.status.problem == "status 503")
    // A price that never was reaches no alert.
    #expect(picture.alert == nil)
  }

  @Test func `the change over an hour and a day is told from what was seen`() {
    var history = PriceHistory(source: "a", currency: "A", price: "100", seenAt: FeedWorld.now)
    #expect(history.change(over: 3_600) == nil)
    for quarter in 1...100 {
      history.add("\(100 + quarter)", at: FeedWorld.now.addingTimeInterval(Double(quarter) * 900))
    }
    #expect(history.change(over: 3_600) == PriceChange(from: 196, to: 200))
    #expect(history.change(over: 86_400) == PriceChange(from: 104, to: 200))
    // After a week without a look the last price is none of an hour ago.
    history.add("300", at: FeedWorld.now.addingTimeInterval(9 * 86_400))
    #expect(history.change(over: 3_600) == nil)
    #expect(history.change(over: 86_400) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -101, 1e9])
  func `what is no change of any price is none`(percent: Double) {
    #expect(PriceChange(percent) == nil)
    #expect(PriceChange(from: 0, to: 1) == nil)
  }
}
