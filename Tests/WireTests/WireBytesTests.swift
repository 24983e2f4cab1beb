import Testing
import Wire

@Suite("Values as bytes", .timeLimit(.minutes(5)))
struct WireBytesTests {
  @Test(arguments: [(UInt8(0), true), (1, true), (2, false), (3, false)])
  func `the tenth byte of a number holds one bit`(last: UInt8, isRead: Bool) {
    let bytes = Array(repeating: UInt8(0x80), count: 9) + [last]
    #expect(readBytes(bytes) { try? $0.unsigned(nil) } == (isRead ? UInt64(last) << 63 : nil))
  }

  @Test(arguments: [(UInt8(0), false), (1, true), (2, nil), (255, nil)])
  func `a flag is 0 or 1`(byte: UInt8, flag: Bool?) {
    #expect(readBytes([byte]) { try? $0.flag(nil) } == flag)
  }

  @Test(arguments: [(65_536, true), (65_537, false)])
  func `a text has no more bytes than its reader allows`(length: Int, isRead: Bool) throws {
    var writer = BytesWriter()
    _ = try writer.text(String(repeating: "x", count: length))
    let text = readBytes(writer.bytes) { try? $0.text(nil) }
    #expect(text?.utf8.count == (isRead ? length : nil))
  }

  @Test func `a text that is too long is cut between scalars`() throws {
    var writer = BytesWriter(maximumTextBytes: 4)
    _ = try writer.text("aéé")
    #expect(writer.bytes == [3, 0x61, 0xC3, 0xA9])
  }

  @Test(
    arguments: [
      (0, 1), (1, 1), (-3, 1), (15, 1), (0.5, 2), (45, 2), (0.125, 2), (270, 2), (0.333, 2),
      (100.25, 3), (1.0 / 3, 9), (1e9, 5), (-0.0, 1), (-1e-9, 9),
    ] as [(Double, Int)]
  )
  func `a number takes few bytes`(_ number: Double, _ size: Int) throws {
    var writer = BytesWriter()
    _ = try writer.double(number)
    #expect(writer.bytes.count == size)
    #expect(readBytes(writer.bytes) { try? $0.double(nil) } == number)
  }
}

@Suite("Records as bytes", .timeLimit(.minutes(5)))
struct WireRecordTests {
  /// A record of ten fields, so that the set of encoded fields can need two bytes.
  struct Row: WiredRecord, Equatable {
    var numbers: [Int?]
    var isMarked = false

    static func fields<C: WireCoder>(_ value: Row?, _ c: inout C) throws(WireFault) -> Row {
      var row = Row(numbers: [])
      for tag in 0..<9 { row.numbers.append(try c.field("number", tag, value?.numbers[tag])) }
      row.isMarked = try c.mark("isMarked", 9, value?.isMarked)
      return row
    }
  }

  @Test(
    arguments: [
      ([:], false, [0]), ([0: 1], false, [1, 2]), ([6: 1], false, [0x40, 2]),
      ([7: 1], false, [0x80, 1, 2]), ([0: 3, 8: -1], true, [0x81, 6, 6, 1]),
    ] as [([Int: Int], Bool, [UInt8])]
  )
  func `begin with the set of their fields`(
    _ given: [Int: Int],
    _ isMarked: Bool,
    _ bytes: [UInt8]
  ) throws {
    let row = Row(numbers: (0..<9).map { given[$0] }, isMarked: isMarked)
    var writer = BytesWriter()
    _ = try Row.form(row, &writer)
    #expect(writer.bytes == bytes)
    let read = readBytes(writer.bytes) { try? Row.form(nil, &$0) }
    #expect(read == row)
  }

  @Test func `with a field that nobody asks for are refused`() {
    #expect(readBytes([0x80, 8, 0]) { try? Row.form(nil, &$0) } == nil)
  }
}

/// Returns the value that `step` decodes from all of the bytes; `nil` if bytes remain or are
/// invalid.
private func readBytes<Value>(
  _ bytes: [UInt8],
  _ step: (inout BytesReader) -> Value?
) -> Value? {
  bytes.withUnsafeBytes { buffer in
    var reader = BytesReader(buffer, maximumTextBytes: 65_536)
    let value = step(&reader)
    return reader.isAtEnd ? value : nil
  }
}
