import Foundation
import TestSupport
import Testing

@testable import WidgetExtension

/// The bytes of version 1 of the protocol: a change of one is a change of the version.
@Suite("The bytes of messages", .timeLimit(.minutes(5)))
struct GoldenMessageTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden/messages.txt")

  @Test func `each message is written so`() throws {
    let lines = MessageSample.all.map { sample in
      "\(sample.name) \(sample.bytes.map { String(format: "%02x", $0) }.joined())\n"
    }
    try expectStored(lines.joined(), in: Self.file)
    #expect(ProtocolVersion.current.rawValue == 1)
  }

  @Test(arguments: MessageSample.all.indices)
  func `each message is read back whole`(index: Int) throws {
    let sample = MessageSample.all[index]
    #expect(!sample.bytes.isEmpty)
    #expect(try sample.rewritten(sample.bytes) == sample.bytes)
  }

  @Test(arguments: MessageSample.all.indices)
  func `a message that ends too soon or goes on is refused`(index: Int) {
    let sample = MessageSample.all[index]
    for end in 0..<sample.bytes.count {
      #expect(throws: FrameFault.self) { try sample.rewritten(Array(sample.bytes[..<end])) }
    }
    #expect(throws: FrameFault.self) { try sample.rewritten(sample.bytes + [0]) }
  }
}
