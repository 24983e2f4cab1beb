import Foundation
import Ground
import Testing
import WidgetExtension
import WidgetTimeline

@testable import FeedWidgets

@Suite("A source and its last good rows", .timeLimit(.minutes(5)))
struct WebServiceTests {
  private let world: FeedWorld

  init() throws {
    world = try FeedWorld()
  }

  private func load(
    _ network: any Transport,
    maximumAge: TimeInterval = 30
  ) async throws(FeedError) -> Loaded<[Int]> {
    let services = world.services(network, addresses: ["CRYPTO": "https://a.org"])
    let service = try services.connected(to: .crypto).service
    let request = try service.requests.request("x")
    return try await service.load([Int].self, request, maximumAge: maximumAge)
  }

  private static func failing(_ code: Int, retryAfter: Duration? = nil) -> ScriptedTransport {
    ScriptedTransport { _, _ in
      .failure(.status(code, host: "a.org", retryAfter: retryAfter ?? .seconds(10)))
    }
  }

  private static let good = ScriptedTransport { _, _ in .success(.json("[1]", tag: "\"1\"")) }

  // BW-21
  @Test func `an answer is live, then kept, then asked for again`() async throws {
    let transport = ScriptedTransport { request, _ in
      .success(request.entityTag == "\"1\"" ? .status(304) : .json("[1]", tag: "\"1\""))
    }
    #expect(try await load(transport) == Loaded(value: [1], origin: .live(FeedWorld.now)))
    world.clock.advance(by: .seconds(20))
    #expect(try await load(transport).origin == .live(FeedWorld.now))
    world.clock.advance(by: .seconds(280))
    let now = FeedWorld.now.addingTimeInterval(300)
    #expect(try await load(transport, maximumAge: 900).origin == .cached(FeedWorld.now))
    #expect(try await load(transport) == Loaded(value: [1], origin: .live(now)))
    #expect(transport.requests.map(\.entityTag) == [nil, "\"1\""])
  }

  // RT-9, BW-7
  @Test func `a failing source is left alone for longer and longer, in later processes too`()
    async throws
  {
    _ = try await load(Self.good)
    var delays: [TimeInterval] = []
    for _ in 0..<8 {
      world.clock.advance(by: .seconds(4_000))
      let failing = Self.failing(503)
      let loaded = try await load(failing)
      #expect(loaded.value == [1])
      #expect(loaded.origin == .cached(FeedWorld.now))
      #expect(loaded.problem?.words == "status 503")
      let retryAt = try #require(loaded.problem?.retryAt)
      delays.append(retryAt.timeIntervalSince(world.clock.date))
      // A process that begins meanwhile does not ask, and says the same.
      let later = Self.failing(503)
      var known = loaded
      known.problem?.error = nil
      #expect(try await load(later) == known)
      #expect(later.requests.isEmpty)
    }
    #expect(zip(delays, delays.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((54...60).contains(delays[0]))
    #expect((3_240...3_600).contains(delays[7]))
    world.clock.advance(by: .seconds(4_000))
    #expect(try await load(Self.good).problem == nil)
    world.clock.advance(by: .seconds(4_000))
    let again = try await load(Self.failing(503))
    #expect((54...60).contains(again.problem?.retryAt?.timeIntervalSince(world.clock.date) ?? 0))
  }

  // RI-10
  @Test func `a server that asks for more time gets it`() async throws {
    let limited = Self.failing(429, retryAfter: .seconds(1_800))
    await #expect(throws: FeedError.self) { try await load(limited) }
    world.clock.advance(by: .seconds(1_790))
    let waiting = Self.failing(429)
    let error = await #expect(throws: FeedError.self) { try await load(waiting) }
    #expect(error?.words == "status 429")
    #expect(waiting.requests.isEmpty)
    world.clock.advance(by: .seconds(11))
    #expect(try await load(Self.good).value == [1])
  }

  // BW-9
  @Test(arguments: ["{}", "null", "[\"x\"]", "", "[1", "<html>"])
  func `garbage is neither an empty list nor kept`(body: String) async throws {
    _ = try await load(Self.good)
    world.clock.advance(by: .seconds(100))
    let loaded = try await load(ScriptedTransport { _, _ in .success(.json(body)) })
    #expect(loaded.value == [1])
    #expect(loaded.problem != nil)
    world.clock.advance(by: .seconds(100))
    #expect(try await load(Self.good, maximumAge: 3_600).value == [1])
  }

  // RI-9
  @Test func `an answer that ended its process is a failure of its source`() async throws {
    _ = try await load(Self.good)
    world.clock.advance(by: .seconds(100))
    let name = "https://a.org"
    _ = try await world.store.write { transaction in
      let known = try transaction.fetch(FeedRecord.self, where: .equals("name", name)).first
      var record = try #require(known)
      // No process has this number.
      record.mark = FeedRecord.Mark(process: .max, at: world.clock.date)
      try transaction.update(record)
    }
    let transport = Self.failing(500)
    let loaded = try await load(transport)
    #expect(loaded.value == [1])
    #expect(loaded.problem?.words == "broken answer")
    #expect(transport.requests.isEmpty)
    world.clock.advance(by: .seconds(61))
    #expect(try await load(Self.good).problem == nil)
  }

  // BW-20
  @Test func `without leave to use the network the kept rows serve`() async throws {
    await #expect(throws: FeedError.offline) {
      try await RunScope.with(\.isNetworkAllowed, false) { try await load(Self.good) }
    }
    _ = try await load(Self.good)
    world.clock.advance(by: .seconds(500))
    let transport = Self.failing(500)
    let loaded = try await RunScope.with(\.isNetworkAllowed, false) { try await load(transport) }
    #expect(loaded == Loaded(value: [1], origin: .cached(FeedWorld.now)))
    #expect(transport.requests.isEmpty)
  }

  // RI-4
  @Test(
    arguments: [
      (#"[{"a":{"a":1}},{"a":2}]"#, nil), (#"{"a":1,"b":[{"a":1}],"c":"a"}"#, nil),
      (#"{"a":1,"a":2}"#, "has the key “a” twice"),
      (#"{"a":{"b":1,"b":2}}"#, "has the key “b” twice"),
      (#"{"x":"\"","x":1}"#, "has the key “x” twice"),
      (String(repeating: "[", count: 40), "is nested too deeply"), ("[1", "breaks off"),
      ("[\"", "breaks off within a text"), ("]", "closes more brackets than it opens"),
      ("[1e999]", "has a number out of range"),
      ("[\(String(repeating: "1", count: 50))]", "has a number that is too long"),
    ] as [(String, String?)]
  )
  func `JSON is looked through before it is decoded`(text: String, fault: String?) {
    guard let fault else {
      #expect(throws: Never.self) { try JSONCheck.check(Data(text.utf8)) }
      return
    }
    let error = #expect(throws: FeedError.self) { try JSONCheck.check(Data(text.utf8)) }
    #expect(error?.message.contains(fault) == true, "\(error?.message ?? "")")
  }

  // BW-9, BW-18
  @Test(arguments: [
    (#"[{"currency":"A","price":1}]"#, "[0].price", "is not text"),
    (#"[{"currency":"A"}]"#, "[0].price", "is missing"),
    (#"[{"currency":"A","price":"1"},{"currency":null,"price":"1"}]"#, "[1].currency", "is null"),
    (#"{"currency":"A"}"#, ".", "is not a list"), (#"["A"]"#, "[0]", "is not an object"),
  ])
  func `an error of decoding names the field`(body: String, field: String, words: String) {
    let error = #expect(throws: FeedError.self) {
      try FeedDecoder.decode([CryptoCurrency].self, from: Data(body.utf8))
    }
    #expect(error?.message.contains("\(field) \(words)") == true, "\(error?.message ?? "")")
  }
}
