import Testing
import WidgetIntents
import WidgetTimeline

@testable import WidgetExtension

@Suite("What a host makes of an extension's words", .timeLimit(.minutes(5)))
struct ExtensionSessionTests {
  let peer: FakePeer
  var client: ExtensionSession { peer.client }

  init() throws {
    peer = try FakePeer()
  }

  @Test func `the hello and the request leave together, and the reply is believed`() throws {
    let description = ExtensionDescription(widgets: [
      WidgetDescription(
        kind: "t",
        name: "to-do",
        displayName: "To-dos",
        description: "",
        families: ["small"]
      )
    ])
    try peer.send(Frame(.reply, FakePeer.firstCorrelation, message: description))
    #expect(try client.describe() == description)
    #expect(try peer.received().map(\.kind) == [.hello, .describe])
  }

  @Test func `silence is a hang once the time is up`() throws {
    let peer = try FakePeer(clock: HurryingClock().now)
    let error = #expect(throws: ExtensionError.self) {
      try peer.client.describe(within: .milliseconds(20))
    }
    #expect(error?.reason == .hung(after: .milliseconds(20)))
    #expect(error?.message == "extension fake hung: no answer after 20 ms")
    #expect(error?.exitCode == 69)
  }

  @Test func `after a hang every request fails alike and at once`() throws {
    let peer = try FakePeer(clock: HurryingClock().now)
    _ = try? peer.client.describe(within: .milliseconds(1))
    #expect(!peer.client.isAlive)
    let error = #expect(throws: ExtensionError.self) { try peer.client.describe() }
    #expect(error?.reason == .hung(after: .milliseconds(1)))
  }

  @Test func `a gigabyte is refused from its header`() {
    peer.send([0, 0, 0, 0x40])
    let error = #expect(throws: ExtensionError.self) { try client.describe() }
    #expect(error?.reason == .tooLarge(bytes: 1 << 30, limit: FrameLimits.frameBytes))
    #expect(
      error?.message
        == "extension fake sent 1073741824 bytes, more than the limit of 16777216"
    )
  }

  @Test func `another version of the protocol is named`() {
    peer.send([10, 0, 0, 0, 9])
    let error = #expect(throws: ExtensionError.self) { try client.describe() }
    #expect(
      error?.reason == .wrongVersion(found: 9, expected: Int(ProtocolVersion.current.rawValue))
    )
  }

  @Test(arguments: [
    (Frame(kind: .hello, correlation: 2), "a message of the kind hello, which only hosts send"),
    (Frame(kind: .reply, correlation: 2, body: [0xFF]), "an unreadable message"),
  ])
  func `what does not belong there is garbage`(frame: Frame, detail: String) throws {
    try peer.send(frame)
    let error = #expect(throws: ExtensionError.self) { try client.describe() }
    #expect(error?.message.hasPrefix("extension fake sent an invalid message: \(detail)") == true)
  }

  @Test func `bytes that are no frame are garbage`() {
    peer.send(Array("hello, world\n".utf8))
    let error = #expect(throws: ExtensionError.self) { try client.describe() }
    #expect(error?.message.contains("fake sent") == true)
    #expect(!client.isAlive)
  }

  @Test func `a closed pair is told as such`() {
    peer.hangUp()
    let error = #expect(throws: ExtensionError.self) { try client.describe() }
    #expect(error?.message == "extension fake closed its connection before answering")
  }

  @Test func `half a frame before the end is no answer`() {
    peer.send([20, 0, 0, 0, ProtocolVersion.current.rawValue, 32])
    peer.hangUp()
    let error = #expect(throws: ExtensionError.self) { try client.describe() }
    #expect(error?.reason == .closed)
  }

  @Test func `a refusal keeps its words and leaves the extension alive`() throws {
    let failure = ServedFailure.intent(.missingParameters(["name"], intent: "add-to-do"))
    try peer.send(Frame(.failure, FakePeer.firstCorrelation, message: failure))
    let error = #expect(throws: ExtensionError.self) { try client.describe() }
    #expect(error?.reason == .refused(failure))
    #expect(error?.message == failure.message)
    #expect(error?.exitCode == 64)
    #expect(client.isAlive)
  }

  @Test func `an answer to what nobody asked is dropped`() throws {
    try peer.send(Frame(.reply, 77, message: ["stray"]))
    try peer.send(Frame(.reply, FakePeer.firstCorrelation, message: ExtensionDescription()))
    #expect(try client.describe() == ExtensionDescription())
  }

  @Test func `answers come in any order and are handed on one by one`() throws {
    let timeline = TimelineReply(entries: [], policy: .never, reads: [:])
    try peer.send(Frame(.reply, FakePeer.firstCorrelation + 1, message: timeline))
    try peer.send(Frame(.failure, FakePeer.firstCorrelation, message: ServedFailure.busy))
    var order: [Int] = []
    var results: [Result<MadeTimeline, ExtensionError>] = []
    let request = WidgetRequest(kind: "t", family: .systemSmall)
    client.timelines([request, request]) { position, result in
      order.append(position)
      results.append(result)
    }
    #expect(order == [1, 0])
    #expect(results[0] == .success(MadeTimeline(entries: [], policy: .never)))
    #expect(results[1] == .failure(ExtensionError(name: "fake", reason: .refused(.busy))))
  }

  @Test func `what was answered before a hang still counts`() throws {
    let timeline = TimelineReply(entries: [], policy: .never, reads: [:])
    try peer.send(Frame(.reply, FakePeer.firstCorrelation, message: timeline))
    var results: [Int: Bool] = [:]
    let request = WidgetRequest(kind: "t", family: .systemSmall)
    client.timelines([request, request], within: .milliseconds(20)) { position, result in
      results[position] = (try? result.get()) != nil
    }
    #expect(results == [0: true, 1: false])
  }

  @Test func `an archive that cannot be drawn is garbage, and says which entry`() throws {
    let reply = TimelineReply(
      entries: [.init(date: 0, lightBytes: 2, darkBytes: nil, relevance: nil)],
      policy: .never,
      reads: [:]
    )
    try peer.send(Frame(.reply, FakePeer.firstCorrelation, message: reply, attachment: [1, 2]))
    let error = #expect(throws: ExtensionError.self) {
      try client.snapshot(WidgetRequest(kind: "t", family: .systemSmall))
    }
    #expect(error?.message.hasPrefix("extension fake sent an invalid message: entry 1: ") == true)
  }
}
