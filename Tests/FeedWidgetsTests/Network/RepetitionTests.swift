import Foundation
import Ground
import Moments
import Testing
import WidgetTimeline

@testable import FeedWidgets

@Suite("Requests that are repeated, limited and shared", .timeLimit(.minutes(5)))
struct RepetitionTests {
  private let clock = ManualClock(FeedWorld.now)
  private let request: FeedRequest

  init() throws {
    request = try RequestBuilder(base: try base("https://a.org")).request("x")
  }

  // BW-9
  @Test func `what failed for a moment is asked again after growing pauses`() async throws {
    let transport = ScriptedTransport { _, number in
      number < 3 ? .failure(.status(503, host: "a.org", retryAfter: nil)) : .success(.json("[]"))
    }
    let repeating = RetryingTransport(inner: transport, clock: clock)
    async let answer = repeating.answer(to: request)
    await clock.sleepers(1)
    #expect(transport.requests.count == 1)
    clock.advance(by: .milliseconds(300))
    await clock.sleepers(1)
    #expect(transport.requests.count == 2)
    clock.advance(by: .milliseconds(900))
    #expect(try await answer.status == 200)
    #expect(transport.requests.count == 3)
  }

  // RI-10
  @Test func `a server that asks for a long pause is not asked again in this run`() async throws {
    let error = FeedError.status(429, host: "a.org", retryAfter: .seconds(3))
    let transport = ScriptedTransport { _, _ in .failure(error) }
    await #expect(throws: error) {
      try await RetryingTransport(inner: transport, clock: clock).answer(to: request)
    }
    #expect(transport.requests.count == 1)
  }

  // BW-9
  @Test(arguments: [
    FeedError.offline, .notFound(path: "/x"), .content(reason: "x"), .tooLarge(limitInBytes: 1),
    .refused("x", reason: "y"), .status(403, host: "a.org", retryAfter: nil), .cancelled,
  ])
  func `what will not be better in a moment is not repeated`(error: FeedError) async throws {
    let transport = ScriptedTransport { _, _ in .failure(error) }
    await #expect(throws: error) {
      try await RetryingTransport(inner: transport, clock: clock).answer(to: request)
    }
    #expect(transport.requests.count == 1)
  }

  // RI-9
  @Test func `a request has one deadline, whatever it waits for`() async throws {
    let isCancelled = Guarded(false)
    let transport = ScriptedTransport { [clock] _, _ in
      try? await clock.sleep(for: .seconds(3_600))
      isCancelled.withLock { $0 = Task.isCancelled }
      return .failure(.cancelled)
    }
    let limited = LimitedTransport(inner: transport, limit: .seconds(12), clock: clock)
    let task = Task { try await limited.answer(to: request) }
    await clock.sleepers(2)
    clock.advance(by: .seconds(12))
    await #expect(throws: FeedError.timedOut(host: "a.org", seconds: 12)) { try await task.value }
    #expect(isCancelled.withLock { $0 })
  }

  // BW-6, BW-12
  @Test func `a request that is under way is shared, and a later one is not`() async throws {
    let transport = ScriptedTransport { [clock] _, number in
      if number == 1 { try? await clock.sleep(for: .seconds(1)) }
      return .success(.json("\(number)"))
    }
    let shared = SharedRequests(transport)
    let answers = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<20 { group.addTask { try await shared.answer(to: request).body } }
      await clock.sleepers(1)
      clock.advance(by: .seconds(1))
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(transport.requests.count >= 1)
    #expect(answers.count == 20)
    let before = transport.requests.count
    _ = try await shared.answer(to: request)
    #expect(transport.requests.count == before + 1)
  }

  // BW-6
  @Test func `the last one who gives up cancels the request`() async throws {
    let ended = Guarded(false)
    let transport = ScriptedTransport { [clock] _, _ in
      try? await clock.sleep(for: .seconds(3_600))
      ended.withLock { $0 = true }
      return .failure(.cancelled)
    }
    let shared = SharedRequests(transport)
    let task = Task { try await shared.answer(to: request) }
    await clock.sleepers(1)
    task.cancel()
    await #expect(throws: FeedError.cancelled) { try await task.value }
    #expect(ended.withLock { $0 })
  }

  @Test func `an error is in the reader's language`() {
    let error = FeedError.timedOut(host: "a.org", seconds: 8)
    #expect(error.message == "a.org did not answer within 8 s")
    UserLanguage.$spoken.withValue(.turkish) {
      #expect(error.message == "a.org 8 sn içinde yanıt vermedi")
      #expect(error.hint == "son iyi veriler kalır; daha sonra yeniden yüklenir")
    }
  }
}
