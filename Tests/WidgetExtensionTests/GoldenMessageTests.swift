import Foundation
import TestSupport
import Testing

@testable import WidgetExtension

/// Checks the encoding of version 2 of the protocol, which only another version of the protocol may
/// change.
@Suite("The bytes of messages", .timeLimit(.minutes(5)))
struct GoldenMessageTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden/messages.txt")

  @Test func `each message is written so`() throws {
    let lines = MessageSample.all.map { sample in
      "\(sample.name) \(sample.bytes.map { String(format: "%02x", $0) }.joined())\n"
    }
    try expectStored(lines.joined(), in: Self.file)
    #expect(ProtocolVersion.current.rawValue == 2)
  }

  /// A host also speaks the previous version, and stores keep descriptions that are encoded in it.
  @Test func `each message of version 1 is read and written as it was`() throws {
    let file = Self.file.deletingLastPathComponent().appending(path: "messages-1.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 20)
    for line in lines {
      let parts = line.split(separator: " ").map(String.init)
      let sample = try #require(MessageSample.all.first { $0.name == parts[0] }, "\(line)")
      let digits = Array(parts[1])
      let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...($0 + 1)]), radix: 16)
      }
      #expect(try sample.rewritten(bytes) == bytes, "\(parts[0])")
    }
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
