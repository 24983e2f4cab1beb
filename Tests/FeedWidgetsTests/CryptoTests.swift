import Foundation
import Testing
import WidgetExtension
import WidgetIntents
import WidgetTimeline

@testable import FeedWidgets

@Suite("Prices", .timeLimit(.minutes(5)))
struct CryptoTests {
  private let world: FeedWorld

  init() throws {
    world = try FeedWorld()
  }

  private static let list = #"[{"currency":"A","price":"2.50"},{"currency":"B","price":"0.001"}]"#

  private func feed(_ network: any Transport) throws -> any FeedService {
    try world.services(network, addresses: ["CRYPTO": "https://a.org"]).connected(to: .crypto)
      .service
  }

  private func timeline(
    _ network: any Transport,
    isOffline: Bool = false,
    isForeseen: Bool = true,
    _ change: (CryptoConfiguration) -> Void = { _ in }
  ) async -> Timeline<CryptoEntry> {
    let manager = AppDependencyManager()
    let services = world.services(network, addresses: ["CRYPTO": "https://a.org"])
    manager.add(dependency: services)
    manager.add(dependency: CryptoRows())
    let configuration = CryptoConfiguration()
    change(configuration)
    let context = TimelineProviderContext(
      family: .systemLarge,
      isPreview: false,
      foreseen: isForeseen ? world.clock.date : nil
    )
    return await RunScope.with(\.isNetworkAllowed, !isOffline) {
      await CryptoProvider(dependencies: manager).timeline(for: configuration, in: context)
    }
  }

  // BW-6
  @Test(arguments: [
    Result<FeedAnswer, FeedError>.success(.json(list)), .success(.json("{}")),
    .success(.json(#"[{"currency":"A","price":1}]"#)),
    .failure(.status(500, host: "a.org", retryAfter: .seconds(9))),
    .failure(.notFound(path: "/crypto.json")), .failure(.offline), .failure(.cancelled),
  ])
  func `three ways to fetch bring equal results and errors`(
    answer: Result<FeedAnswer, FeedError>
  ) async throws {
    var outcomes: [Result<Loaded<[CryptoCurrency]>, FeedError>] = []
    for way in FetchWay.allCases {
      let world = try FeedWorld()
      let services = world.services(
        ScriptedTransport { _, _ in answer },
        addresses: ["CRYPTO": "https://a.org"]
      )
      let service = CryptoService(feed: try services.connected(to: .crypto).service)
      do throws(FeedError) {
        outcomes.append(.success(try await service.downloadCurrencies(way)))
      } catch {
        outcomes.append(.failure(error))
      }
    }
    #expect(outcomes.count == 3)
    #expect(outcomes.allSatisfy { $0 == outcomes[0] })
  }

  // BW-6, BW-9
  @Test(arguments: [FetchWay.async, .continuation, .completionHandler])
  func `cancelling the task cancels the download, whichever way it is fetched`(
    way: FetchWay
  ) async throws {
    let transport = ScriptedTransport { [clock = world.clock] _, _ in
      do { try await clock.sleep(for: .seconds(3_600)) } catch { return .failure(.cancelled) }
      return .success(.json(Self.list))
    }
    let service = CryptoService(feed: try feed(transport))
    let task = Task { try await service.downloadCurrencies(way) }
    // The download, and its deadline.
    await world.clock.sleepers(2)
    task.cancel()
    await #expect(throws: FeedError.cancelled) { try await task.value }
  }

  // BW-6
  @Test func `a task that was cancelled before resumes exactly once too`() async throws {
    let transport = ScriptedTransport { _, _ in .failure(.cancelled) }
    let service = CryptoService(feed: try feed(transport))
    for _ in 0..<100 {
      let task = Task { try await service.downloadCurrenciesContinuation() }
      task.cancel()
      await #expect(throws: FeedError.cancelled) { try await task.value }
    }
  }

  // BW-6
  @Test func `parallel refreshes are one request`() async throws {
    let transport = ScriptedTransport { [clock = world.clock] _, _ in
      try? await clock.sleep(for: .seconds(1))
      return .success(.json(Self.list))
    }
    let service = CryptoService(feed: try feed(transport), maximumAge: 0)
    let rows = CryptoRows()
    async let first = rows.refresh(service, .async)
    await world.clock.sleepers(2)
    async let second = rows.refresh(service, .completionHandler)
    async let third = rows.refresh(service, .continuation)
    for _ in 0..<100 { await Task.yield() }
    world.clock.advance(by: .seconds(1))
    let all = try await [first, second, third]
    #expect(all.allSatisfy { $0 == all[0] })
    #expect(transport.requests.count == 1)
  }

  // BW-7
  @Test(
    arguments: [
      ("2.50", "2.5"), ("0.00000091", "0.00000091"), ("580", "580"), ("0", "0"),
      ("00012", "12"), ("", nil), ("-1", nil), ("+1", nil), ("1,5", nil), ("1e5", nil), ("1.", nil),
      (".5", nil), ("1.2.3", nil), ("NaN", nil), ("∞", nil), ("0x10", nil), (" 1", nil), ("１", nil),
      ("1_000", nil), (String(repeating: "9", count: 39), nil),
    ] as [(String, String?)]
  )
  func `a price is digits, and what is none is marked and never 0`(text: String, value: String?) {
    let price = Price(text)
    #expect(price.text == text)
    #expect(price.value.map { "\($0)" } == value)
  }

  // BW-7
  @Test(arguments: [
    ("0.00340000", PriceSide.below), ("0.00340001", .above), ("0.00339999", .below),
    ("0", .below), ("100", .above), ("x", .unknown),
  ])
  func `exactly at the threshold is below`(text: String, side: PriceSide) {
    let configuration = CryptoConfiguration()
    #expect(PriceSide(Price(text), threshold: configuration.exactThreshold) == side)
  }

  // BW-8
  @Test func `points are in one column, and rows keep their identity`() {
    let rows = CryptoRow.rows(
      of: [("A", "1.5"), ("B", "12"), ("A", "0.25"), ("C", "?")].map {
        CryptoCurrency(currency: $0.0, price: $0.1)
      }
    )
    #expect(rows.map(\.id) == ["A", "B", "A 2", "C"])
    let status = FeedStatus(.local, problem: nil, at: FeedWorld.now)
    let picture = CryptoPicture(rows, threshold: 1, status: status)
    #expect(picture.rows.map(\.price) == ["1.5 ", "12   ", "0.25", "? ?"])
    #expect(picture.aboveCount == 2)
    #expect(picture.belowCount == 1)
  }

  // BW-8
  @Test(arguments: [
    (CryptoOrder.asListed, ["B", "?", "A", "C"]), (.byName, ["?", "A", "B", "C"]),
    (.highestFirst, ["C", "B", "A", "?"]), (.lowestFirst, ["B", "A", "C", "?"]),
  ])
  func `the configuration orders the rows`(order: CryptoOrder, names: [String]) {
    let list = [("B", "1"), ("?", "x"), ("A", "1"), ("C", "9")].map {
      CryptoCurrency(currency: $0.0, price: $0.1)
    }
    #expect(order.sorted(CryptoRow.rows(of: list)).map(\.currency) == names)
  }

  // BW-8
  @Test func `chosen currencies are shown as they were chosen, unknown ones are left out`()
    async throws
  {
    let transport = ScriptedTransport { _, _ in .success(.json(Self.list)) }
    let timeline = await timeline(transport) { $0.currencies = ["b", "NONE", "A"] }
    #expect(timeline.entries.first?.picture.rows.map(\.currency) == ["B", "A"])
  }

  // BW-7, BW-21
  @Test func `a timeline says live, then how old its rows are`() async throws {
    let transport = ScriptedTransport { _, _ in .success(.json(Self.list)) }
    let timeline = await timeline(transport)
    let words = timeline.entries.prefix(4).map(\.picture.status.words)
    #expect(words == ["live", "cached 5 min", "cached 10 min", "cached 15 min"])
    #expect(timeline.policy == .after(FeedWorld.now.addingTimeInterval(900)))
  }

  // BW-7, BW-9, RT-9
  @Test func `a failing list keeps its last good rows and waits for longer and longer`()
    async throws
  {
    _ = await timeline(ScriptedTransport { _, _ in .success(.json(Self.list)) })
    var waits: [Double] = []
    for _ in 0..<4 {
      world.clock.advance(by: .seconds(4_000))
      let failing = ScriptedTransport { _, _ in .success(.json("{}")) }
      let timeline = await timeline(failing)
      let picture = try #require(timeline.entries.first?.picture)
      #expect(picture.rows.map(\.currency) == ["A", "B"])
      #expect(picture.status.words.hasPrefix("cached"))
      #expect(picture.status.problem == "bad data .")
      guard case .after(let date) = timeline.policy.kind else { continue }
      waits.append(date.timeIntervalSince(world.clock.date))
    }
    #expect(waits.count == 4)
    #expect(zip(waits, waits.dropFirst()).allSatisfy { $0 < $1 })
  }

  // BW-20, BW-21
  @Test func `without a network the program's own prices are there at once`() async throws {
    let transport = ScriptedTransport { _, _ in .success(.json(Self.list)) }
    let timeline = await timeline(transport, isOffline: true, isForeseen: false)
    #expect(timeline.entries.map(\.picture.status.words) == ["local"])
    let entry = try #require(timeline.entries.first)
    #expect(entry.picture.count == 24)
    // Ahead of the moment at which it is stored: a date gone by would wait for a quarter of an hour.
    #expect(timeline.policy == .after(entry.date.addingTimeInterval(30)))
    #expect(transport.requests.isEmpty)
    let local = await self.timeline(transport) { $0.source = .local }
    #expect(local.policy == .never)
    #expect(transport.requests.isEmpty)
  }

  @Test func `a foreseen timeline without a network is planned as if its source answered`() async {
    let transport = ScriptedTransport { _, _ in .success(.json(Self.list)) }
    let first = await timeline(transport, isOffline: true)
    #expect(first.policy == .after(FeedWorld.now.addingTimeInterval(900)))
    // Nor is it asked for sooner because what is kept is old.
    _ = await timeline(transport)
    world.clock.advance(by: .seconds(4_000))
    let later = await timeline(transport, isOffline: true)
    #expect(later.policy == .after(world.clock.date.addingTimeInterval(900)))
    #expect(transport.requests.count == 1)
  }

  // BW-8
  @Test func `the prices that were seen are kept, once for each list`() async throws {
    for price in ["1", "2", "2", "3"] {
      let body = #"[{"currency":"A","price":"\#(price)"}]"#
      let transport = ScriptedTransport { _, _ in .success(.json(body)) }
      let first = await timeline(transport)
      let second = await timeline(transport)
      #expect(first.entries.first?.picture.rows == second.entries.first?.picture.rows)
      world.clock.advance(by: .seconds(1_000))
    }
    let last = await timeline(ScriptedTransport { _, _ in .failure(.offline) }, isOffline: true)
    #expect(last.entries.first?.picture.rows.first?.history == [1, 2, 2, 3])
  }

  // BW-9, BW-18
  @Test func `an address that is none is said on the picture`() async throws {
    let transport = ScriptedTransport { _, _ in .success(.json(Self.list)) }
    let timeline = await timeline(transport) { $0.url = "nonsense" }
    #expect(timeline.entries.first?.picture.status.problem == "bad address")
    #expect(transport.requests.isEmpty)
  }

  // BW-20
  @Test func `placeholder and preview need neither store nor network`() async throws {
    let provider = CryptoProvider(dependencies: AppDependencyManager())
    let preview = TimelineProviderContext(family: .systemSmall, isPreview: true)
    #expect(provider.placeholder(in: preview).picture.count == 18)
    let entry = await provider.snapshot(for: CryptoConfiguration(), in: preview)
    #expect(entry.picture.count == 18)
    #expect(entry.picture.isSample)
  }
}
