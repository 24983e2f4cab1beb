import Foundation
import Testing
import WidgetExtension
import WidgetTimeline

@testable import FeedWidgets

@Suite("What is let through of the network")
struct CheckedTransportTests {
  private func checked(
    _ transport: any Transport,
    isChosen: Bool = true,
    addresses: [HostAddress] = [.v4([8, 8, 8, 8])]
  ) throws -> CheckedTransport {
    CheckedTransport(
      transport,
      base: try base("https://a.org/api", isChosen: isChosen),
      clock: ManualClock(FeedWorld.now),
      resolve: { _ in addresses }
    )
  }

  private func request(tag: String? = nil) throws -> FeedRequest {
    var request = try RequestBuilder(base: try base("https://a.org/api")).request("x")
    request.entityTag = tag
    return request
  }

  private struct IncompleteTransport: Transport {
    let missingLibrary: FeedError? = .missingLibrary("libx.so.1", package: "libx1")

    func answer(to request: FeedRequest) async throws(FeedError) -> FeedAnswer { .found(Data()) }
  }

  @Test func `without the library that loads the error names it and its package`() async throws {
    let checked = try checked(IncompleteTransport(), isChosen: false, addresses: [])
    let error = await #expect(throws: FeedError.self) { try await checked.answer(to: request()) }
    #expect(error?.message.contains("libx.so.1") == true)
    #expect(error?.hint == "install libx1")
    #expect(error?.words == "needs libx1")
  }

  // RI-8
  @Test func `five redirects are followed, a sixth is not`() async throws {
    for (count, isFollowed) in [(5, true), (6, false)] {
      let transport = ScriptedTransport { _, number in
        .success(number <= count ? .status(302, location: "/hop/\(number)") : .json("[]"))
      }
      let checked = try checked(transport)
      if isFollowed {
        #expect(try await checked.answer(to: request()).status == 200)
        #expect(transport.requests.last?.url.absoluteString == "https://a.org/hop/5")
      } else {
        await #expect(throws: FeedError.self) { try await checked.answer(to: request()) }
        #expect(transport.requests.count == 6)
      }
    }
  }

  // RI-8
  @Test(arguments: [
    "https://b.org/x", "http://a.org/x", "//b.org/x", "https://a.org:8443/x", "file:///etc/passwd",
    "https://10.0.0.1/", "ftp://a.org/x", "https://u:p@a.org/x", "javascript:alert(1)", "x",
  ])
  func `a redirect to elsewhere or back is refused before it is asked`(place: String) async throws {
    let transport = ScriptedTransport { _, _ in .success(.status(301, location: place)) }
    let error = await #expect(throws: FeedError.self) {
      try await checked(transport).answer(to: request())
    }
    guard case .refused? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(transport.requests.count == 1)
  }

  // RI-8
  @Test func `a public name that leads to a private address is not asked`() async throws {
    let transport = ScriptedTransport { _, _ in .success(.json("[]")) }
    let hidden: [HostAddress] = [.v4([8, 8, 8, 8]), .v4([169, 254, 169, 254])]
    await #expect(throws: FeedError.self) {
      try await checked(transport, isChosen: false, addresses: hidden).answer(to: request())
    }
    #expect(transport.requests.isEmpty)
    // What a user chose may lie in the user's own network.
    _ = try await checked(transport, isChosen: true, addresses: hidden).answer(to: request())
  }

  // BW-20, RI-8
  @Test func `without leave to use the network no name is resolved`() async throws {
    let transport = ScriptedTransport { _, _ in .success(.json("[]")) }
    let checked = CheckedTransport(
      transport,
      base: try base("https://a.org", isChosen: false),
      resolve: { _ in
        Issue.record("a name was resolved")
        return []
      }
    )
    await #expect(throws: FeedError.offline) {
      try await RunScope.with(\.isNetworkAllowed, false) {
        try await checked.answer(to: request())
      }
    }
    #expect(transport.requests.isEmpty)
  }

  // RI-10
  @Test func `304 is an answer only to a request that asked`() async throws {
    let transport = ScriptedTransport { _, _ in .success(.status(304)) }
    #expect(try await checked(transport).answer(to: request(tag: "\"1\"")).status == 304)
    await #expect(
      throws: FeedError.content(reason: "it only says “not modified”, which was not asked for")
    ) {
      try await checked(transport).answer(to: request())
    }
  }

  // RI-10, BW-9
  @Test(arguments: [
    (400, "status 400"), (401, "status 401"), (404, "not found"), (410, "not found"),
    (418, "status 418"), (429, "status 429"), (500, "status 500"), (100, "status 100"),
  ])
  func `a status that is no success is a typed error`(code: Int, words: String) async throws {
    let transport = ScriptedTransport { _, _ in .success(.status(code)) }
    let error = await #expect(throws: FeedError.self) {
      try await checked(transport).answer(to: request())
    }
    #expect(error?.words == words)
  }

  // RI-10
  @Test(arguments: [
    ("1", 1), ("0", 1), ("120", 120), ("99999", 3_600), ("99999999999999999999999", 3_600),
    ("Sat, 21 Nov 2026 10:02:00 GMT", 120), ("Sat, 21 Nov 2020 10:00:00 GMT", 1),
    ("Fri, 31 Dec 9999 23:59:59 GMT", 3_600),
  ])
  func `Retry-After is between a second and an hour`(text: String, seconds: Int) {
    let answer = FeedAnswer.status(429, retryAfter: text)
    #expect(answer.retryDelay(at: FeedWorld.now) == .seconds(seconds))
  }

  // RI-10
  @Test(arguments: ["", "soon", "-5", "1.5"])
  func `a Retry-After that says nothing is none`(text: String) {
    #expect(FeedAnswer.status(429, retryAfter: text).retryDelay(at: FeedWorld.now) == nil)
  }

  // RI-10
  @Test(arguments: [
    ("application/json", true), ("application/json; charset=utf-8", true), ("text/plain", true),
    ("application/problem+json", true), ("text/html", false), ("image/png", false), ("", false),
  ])
  func `an answer of another type is no data`(type: String, isData: Bool) async throws {
    let transport = ScriptedTransport { _, _ in .success(.found(Data("[]".utf8), type: type)) }
    let checked = try checked(transport)
    if isData {
      _ = try await checked.answer(to: request())
    } else {
      await #expect(throws: FeedError.self) { try await checked.answer(to: request()) }
    }
  }
}
