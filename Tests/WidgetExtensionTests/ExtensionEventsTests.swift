import Ground
import Testing
import WidgetIntents

@testable import WidgetExtension

@Suite("What an extension says before it answers", .timeLimit(.minutes(5)))
struct ExtensionEventsTests {
  let peer: FakePeer
  let request = PerformRequest(intent: "x", runID: "1", origin: "perform", now: 0)

  init() throws {
    peer = try FakePeer()
  }

  private func sendReply() throws {
    let reply = PerformReply(outcome: IntentOutcome(), runID: "1")
    try peer.send(Frame(.reply, FakePeer.firstCorrelation, message: reply))
  }

  @Test func `progress, log and reload requests reach the host in order`() throws {
    try peer.send(Frame(.progress, 0, message: ProgressNotice(fraction: 0.5, text: "half")))
    try peer.send(Frame(.log, 0, message: LogNotice(level: .warning, text: "odd")))
    try peer.send(Frame(.reload, 0, message: ReloadNotice(kind: "t")))
    try sendReply()
    var heard: [String] = []
    let events = ExtensionSession.Events(
      progress: { heard.append("progress \($0.text)") },
      log: { heard.append("\($0.level) \($0.text)") },
      reload: { heard.append("reload \($0.kind ?? "all")") }
    )
    _ = try peer.client.perform(request, events: events)
    #expect(heard == ["progress half", "warning odd", "reload t"])
  }

  @Test func `a prompt is answered under its own correlation`() throws {
    let question = Question("Delete all?", .confirmation)
    try peer.send(Frame(.prompt, 0x8000_0001, message: question))
    try sendReply()
    var asked: [Question] = []
    let events = ExtensionSession.Events(prompt: { question in
      asked.append(question)
      return .confirmed
    })
    _ = try peer.client.perform(request, events: events)
    #expect(asked == [question])
    let answer = try #require(try peer.received().last)
    #expect(answer.correlation == 0x8000_0001)
    #expect(try answer.message(Answer.self) == .confirmed)
  }

  // CL-5: without a terminal there is no prompt.
  @Test func `where nobody can be asked the answer says so`() throws {
    try peer.send(
      Frame(.prompt, 0x8000_0001, message: Question("Sure?", .confirmation))
    )
    try sendReply()
    _ = try peer.client.perform(request)
    #expect(try peer.received().last?.message(Answer.self) == .unanswered)
  }

  // WK-39
  @Test func `the placed widgets are told on request`() throws {
    try peer.send(Frame(.configurations, 0x8000_0002, message: [String]()))
    try sendReply()
    let placed = [PlacedConfiguration(kind: "t", family: "large")]
    _ = try peer.client.perform(
      request,
      events: ExtensionSession.Events(configurations: { placed })
    )
    #expect(try peer.received().last?.message([PlacedConfiguration].self) == placed)
  }

  // RI-2
  @Test func `a notice is cut to its limit`() throws {
    let text = String(repeating: "e\u{301}", count: 5_000)
    try peer.send(Frame(.log, 0, message: LogNotice(level: .note, text: text)))
    try sendReply()
    var scalars = 0
    let events = ExtensionSession.Events(log: { scalars = $0.text.unicodeScalars.count })
    _ = try peer.client.perform(request, events: events)
    #expect(scalars == FrameLimits.noticeScalars)
  }

  @Test func `an extension that chatters without end is given up`() throws {
    let notice = try Frame(.progress, 0, message: ProgressNotice(text: "…")).encoded()
    try BlockingThread.start { [peer] in
      for _ in 0...FrameLimits.noticesPerWait { peer.send(notice) }
    }
    let error = #expect(throws: ExtensionError.self) { try peer.client.perform(request) }
    #expect(error?.reason == .garbage(detail: "more than 10000 notices"))
  }

  @Test func `cancelling tells the extension and takes what it answers`() throws {
    try peer.send(Frame(.failure, FakePeer.firstCorrelation, message: ServedFailure.cancelled))
    let error = #expect(throws: ExtensionError.self) {
      try peer.client.perform(request, events: ExtensionSession.Events(isCancelled: { true }))
    }
    #expect(error?.reason == .cancelled)
    #expect(error?.exitCode == 130)
    #expect(try peer.received().map(\.kind) == [.hello, .perform, .cancel])
    #expect(peer.client.isAlive)
  }

  @Test func `an intent that ended all the same is not called cancelled`() throws {
    try sendReply()
    let reply = try peer.client.perform(
      request,
      events: ExtensionSession.Events(isCancelled: { true })
    )
    #expect(reply.runID == "1")
  }
}
