import Testing

@testable import WidgetExtension

@Suite("Frames", .timeLimit(.minutes(5)))
struct FrameTests {
  static let sample = Frame(
    kind: .timeline,
    correlation: 0x0102_0304,
    body: [0x7B, 0x7D],
    attachment: [9, 8, 7]
  )

  @Test func `a frame is its length, version, kind, correlation, body and attachment`() throws {
    #expect(
      try Self.sample.encoded() == [
        15, 0, 0, 0, ProtocolVersion.current.rawValue, 5, 4, 3, 2, 1, 2, 0, 0, 0, 0x7B, 0x7D, 9, 8,
        7,
      ]
    )
  }

  @Test(arguments: FrameKind.allCases)
  func `every kind survives the way`(kind: FrameKind) throws {
    let frame = Frame(kind: kind, correlation: .max, body: [1], attachment: [2])
    var buffer = FrameBuffer()
    buffer.append(try frame.encoded())
    #expect(try buffer.next() == frame)
    #expect(try buffer.next() == nil)
  }

  @Test func `frames are whole in whatever pieces they arrive`() throws {
    let bytes = try Self.sample.encoded() + Frame(kind: .reply, correlation: 7).encoded()
    for size in 1...bytes.count {
      var buffer = FrameBuffer()
      var frames: [Frame] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        buffer.append(bytes[start..<min(start + size, bytes.count)])
        while let frame = try buffer.next() { frames.append(frame) }
      }
      #expect(frames == [Self.sample, Frame(kind: .reply, correlation: 7)])
    }
  }

  @Test func `a long stream keeps no frame that was taken`() throws {
    let frame = Frame(kind: .log, correlation: 0, body: [UInt8](repeating: 1, count: 1_000))
    let bytes = try frame.encoded()
    var buffer = FrameBuffer()
    for _ in 0..<1_000 {
      buffer.append(bytes + bytes.prefix(3))
      #expect(try buffer.next() == frame)
      buffer.append(bytes.dropFirst(3))
      #expect(try buffer.next() == frame)
    }
    #expect(try buffer.next() == nil)
  }

  @Test(arguments: [
    ([0, 0, 0, 0x40], FrameFault.tooLong(bytes: 1 << 30)),
    ([0xFF, 0xFF, 0xFF, 0xFF], .tooLong(bytes: Int(UInt32.max))),
    ([9, 0, 0, 0], .tooShort(bytes: 9)),
    ([10, 0, 0, 0, 9], .wrongVersion(9)),
    ([10, 0, 0, 0, ProtocolVersion.current.rawValue, 200], .unknownKind(200)),
    (
      [11, 0, 0, 0, ProtocolVersion.current.rawValue, 32, 0, 0, 0, 0, 2, 0, 0, 0, 1],
      .badPayload(bytes: 1)
    ),
  ])
  func `a header that cannot be is refused as soon as it shows`(
    bytes: [UInt8],
    fault: FrameFault
  ) {
    var buffer = FrameBuffer()
    buffer.append(bytes)
    #expect(throws: fault) { try buffer.next() }
  }

  // WK-101
  @Test func `a frame has room for a timeline of ten megabytes, and for little more`() throws {
    let timeline = [UInt8](repeating: 0, count: 10_000_000)
    #expect(
      try Frame(kind: .reply, correlation: 1, attachment: timeline).encoded().count > timeline.count
    )
    #expect(FrameLimits.frameBytes < 2 * timeline.count)
  }

  @Test func `a frame beyond the limits is refused before it is sent`() {
    let body = [UInt8](repeating: 0, count: FrameLimits.bodyBytes + 1)
    #expect(throws: FrameFault.bodyTooLong(bytes: body.count)) {
      try Frame(kind: .reply, correlation: 1, body: body).encoded()
    }
    let attachment = [UInt8](repeating: 0, count: FrameLimits.frameBytes)
    #expect(throws: FrameFault.tooLong(bytes: attachment.count + 10)) {
      try Frame(kind: .reply, correlation: 1, attachment: attachment).encoded()
    }
  }

  @Test func `mutated bytes are a frame or a fault, never a trap`() throws {
    let hello = try Frame(.hello, 1, message: Hello(storePath: "/tmp/store", timeZone: "UTC"))
    let bytes = try hello.encoded()
    for index in bytes.indices {
      for value in UInt8.min...UInt8.max {
        var mutant = bytes
        mutant[index] = value
        var buffer = FrameBuffer()
        buffer.append(mutant)
        do throws(FrameFault) {
          guard let frame = try buffer.next() else { continue }
          _ = try frame.message(Hello.self)
        } catch {
          #expect(!error.message.isEmpty)
        }
      }
    }
  }
}
