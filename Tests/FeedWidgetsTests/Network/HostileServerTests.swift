import FixtureServing
import Foundation
import Testing
import WidgetExtension

@testable import FeedWidgets

@Suite("A server on the loopback interface", .serialized, .timeLimit(.minutes(2)))
struct HostileServerTests {
  private let fixtures = FixtureServer(folder: fixtureFolder)

  private func transport(_ answers: Answers, limit: Duration = .seconds(100)) throws -> (
    any Transport, FeedRequest
  ) {
    let base = try base(fixtures.address(answers))
    let checked = CheckedTransport(URLSessionTransport(), base: base)
    let request = try RequestBuilder(base: base).request("crypto.json")
    return (
      LimitedTransport(inner: RetryingTransport(inner: checked, clock: HastyClock()), limit: limit),
      request
    )
  }

  // RI-8, BW-12
  @Test(arguments: [Answers.plain, .redirected, .flaky, .revalidating])
  func `a good answer arrives whole`(answers: Answers) async throws {
    let (transport, request) = try transport(answers)
    let answer = try await transport.answer(to: request)
    let list = try FeedDecoder.decode([CryptoCurrency].self, from: answer.body)
    #expect(list.count == 24)
    guard answers == .revalidating else { return }
    var again = request
    again.entityTag = answer.entityTag
    #expect(try await transport.answer(to: again).status == 304)
  }

  @Test(arguments: [Answers.plain, .redirected, .page])
  func `what is received is counted, whether it can be used or not`(answers: Answers) async throws {
    let (transport, request) = try transport(answers)
    let meter = NetworkMeter()
    let answer = await RunScope.with(\.network, meter) {
      try? await transport.answer(to: request)
    }
    let bytes = try #require(meter.bytes)
    if let answer { #expect(bytes >= answer.body.count) } else { #expect(bytes > 0) }
    if answers == .plain { #expect(bytes == answer?.body.count) }
  }

  @Test func `an answer of no network counts nothing`() async throws {
    let meter = NetworkMeter()
    let (transport, request) = try transport(.plain)
    await RunScope.with(\.network, meter) {
      _ = try? await RunScope.with(\.isNetworkAllowed, false) {
        try await transport.answer(to: request)
      }
    }
    #expect(meter.bytes == nil)
  }

  // RI-4, RI-8, RI-9, RI-10, BW-9
  @Test(arguments: [
    (Answers.missing, "not found"), (.limited, "status 429"), (.failing, "status 503"),
    (.forbidden, "status 403"), (.unasked, "unusable answer"), (.elsewhere, "refused link"),
    (.privately, "refused link"), (.plainly, "refused link"), (.toFile, "refused link"),
    (.loop, "refused link"), (.manyRedirects, "refused link"), (.nowhere, "no answer"),
    (.truncated, "no answer"), (.cutChunk, "no answer"), (.endless, "answer too large"),
    (.negative, "no answer"), (.longHeaders, "no answer"), (.bomb, "unusable answer"),
    (.compressed, "unusable answer"), (.page, "unusable answer"), (.untyped, "unusable answer"),
    (.noise, "no answer"), (.old, "no answer"), (.empty, "unusable answer"),
    (.object, "bad data ."), (.null, "bad data ."), (.deep, "unusable answer"),
    (.twice, "unusable answer"), (.longNumber, "unusable answer"), (.infinite, "unusable answer"),
    (.wrongField, "bad data [1].price"), (.unterminated, "unusable answer"),
    (.broken, "unusable answer"),
  ])
  func `an answer that is none is a typed error`(answers: Answers, words: String) async throws {
    let (transport, request) = try transport(answers)
    let error = await #expect(throws: FeedError.self) {
      let answer = try await transport.answer(to: request)
      return try FeedDecoder.decode([CryptoCurrency].self, from: answer.body)
    }
    #expect(error?.words == words, "\(error?.message ?? "")")
  }

  // RI-9
  @Test(arguments: [Answers.silent, .dripping])
  func `an answer that does not come ends with the deadline`(answers: Answers) async throws {
    let (transport, request) = try transport(answers, limit: .milliseconds(300))
    await #expect(throws: FeedError.timedOut(host: "127.0.0.1", seconds: 0)) {
      try await transport.answer(to: request)
    }
  }

  // BW-6
  @Test func `a request that is given up ends at once`() async throws {
    let (transport, request) = try transport(.silent)
    let task = Task { try await transport.answer(to: request) }
    while fixtures.server.requests.isEmpty { await Task.yield() }
    task.cancel()
    await #expect(throws: FeedError.cancelled) { try await task.value }
  }

  // BW-9
  @Test func `a port where nothing listens is no answer`() async throws {
    let base = try base("http://127.0.0.1:\(fixtures.server.port)")
    fixtures.server.stop()
    let request = try RequestBuilder(base: base).request("crypto.json")
    let error = await #expect(throws: FeedError.self) {
      try await URLSessionTransport().answer(to: request)
    }
    #expect(error?.words == "no answer")
  }
}
