import Testing

@testable import WidgetExtension

@Suite("Limits of an exchange", .timeLimit(.minutes(5)))
struct ExchangeTests {
  // RI-2
  @Test func `the parts of an answer are counted together, whatever they belong to`() {
    var exchange = ExtensionSession.Exchange(awaiting: [2], within: .seconds(1))
    let part = Frame(
      kind: .part,
      correlation: 7,
      body: [UInt8](repeating: 0x20, count: 1_000_000),
      attachment: [1, 2]
    )
    var admitted = 0
    while exchange.admitsPart(of: part), exchange.partBytes <= FrameLimits.replyBytes {
      admitted += 1
    }
    #expect(admitted == FrameLimits.replyBytes / 1_000_002)
  }

  @Test func `many empty parts are too many`() {
    var exchange = ExtensionSession.Exchange(awaiting: [2], within: .seconds(1))
    let part = Frame(kind: .part, correlation: 2)
    var admitted = 0
    while exchange.admitsPart(of: part) { admitted += 1 }
    #expect(admitted == FrameLimits.partsPerReply)
    #expect(exchange.partBytes == 0)
  }
}
