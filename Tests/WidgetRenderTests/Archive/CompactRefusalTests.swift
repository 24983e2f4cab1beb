import Testing

@testable import WidgetRender

/// The bytes of an archive whose view begins with these.
private func refused(_ bytes: [UInt8], _ problem: String, at offset: Int)
  -> (bytes: [UInt8], error: ArchiveError)
{
  ([0x57, 1] + bytes, .malformed(at: "byte \(offset)", problem: problem))
}

private func tooLarge(_ bytes: [UInt8], _ limit: String, at offset: Int)
  -> (bytes: [UInt8], error: ArchiveError)
{
  ([0x57, 1] + bytes, .tooLarge(at: "byte \(offset)", limit: limit))
}

private let modified: UInt8 = 10
private let infinity: [UInt8] = [2, 0, 0, 0, 0, 0, 0, 0xF0, 0x7F]
private let notANumber: [UInt8] = [2, 1, 0, 0, 0, 0, 0, 0xF8, 0x7F]
/// 2e9, beyond the limit.
private let billions: [UInt8] = [0x80, 0xA0, 0xCF, 0xC8, 0x3B]

@Suite("Compact bytes that are refused", .timeLimit(.minutes(5)))
struct CompactRefusalTests {
  @Test(
    arguments: [
      refused([16], "an unknown kind of view", at: 3),
      refused([modified, 33], "an unknown modifier", at: 4),
      refused([modified, 31, 2, 0, 0], "an unknown condition", at: 5),
      refused([modified, 22] + infinity, "a number that is not finite", at: 13),
      refused([modified, 4] + notANumber, "a number that is not finite", at: 13),
      refused([modified, 22, 3], "an unknown number", at: 5),
      refused([modified, 22, 6], "an unknown number", at: 5),
      refused([modified, 23] + billions, "a number out of range", at: 9),
      refused([modified, 20, 3, 0], "an unknown alignment", at: 5),
      refused([modified, 21, 5, 0], "an unknown alignment", at: 5),
      refused([15, 0x81], "the archive ends too soon", at: 4),
      tooLarge([15, 16, 0, 0], "a symbol of more than 16 rows", at: 4),
      refused([5, 0x44], "an unknown colour", at: 4),
      refused([5, 0x19], "an unknown colour", at: 4),
      // Stops at 1 and 0, and at 2.
      refused([5, 0x40, 2, 0, 8, 0, 0], "a stop out of order", at: 9),
      refused([5, 0x40, 1, 0, 16, 0, 0], "a stop out of order", at: 7),
      refused([6, 14], "an unknown outline", at: 4),
      refused([6, 0, 4], "an unknown part of a shape", at: 5),
      refused([6, 0, 2, 8, 3], "an unknown stroke", at: 7),
      refused([6, 0, 2, 8, 0x20], "an unknown stroke", at: 7),
      refused([6, 7, 1, 5, 0], "an unknown step of a path", at: 6),
      refused([11, 4, 0], "an unknown meter", at: 4),
      refused([11, 0, 4], "an unknown value of a meter", at: 5),
      refused([11, 0, 0, 16], "a fraction that is none", at: 6),
      refused([12, 8], "an unknown picture", at: 4),
      refused([12, 0, 1, 1, 8, 8, 1, 2, 3], "the archive ends too soon", at: 8),
      refused([13, 0x11, 0, 0, 1, 0x05, 0], "an unknown row of a grid", at: 8),
      refused([13, 0x11, 0, 0, 1, 0x2F, 0], "an unknown row of a grid", at: 8),
      refused([13, 0x11, 0, 0, 1, 0x1F, 0], "a whole row of several cells", at: 9),
      refused([13, 0x11, 0, 0, 1, 0x0F, 1, 0x20, 0], "an unknown cell of a grid", at: 10),
      refused([13, 0x11, 0, 0, 1, 0x0F, 1, 1, 0, 0], "a span out of range", at: 11),
      refused([13, 0x11, 0, 0, 1, 0x0F, 1, 1, 0x81, 2, 0], "a span out of range", at: 12),
      refused([14, 0, 0x11, 0, 1, 3, 0, 0, 0], "an unknown track", at: 8),
      refused([14, 0, 0x11, 0, 1, 4, 0, 0, 0], "an unknown track", at: 8),
      refused([14, 0, 0x11, 0, 1, 0x20, 0, 0, 0], "an unknown track", at: 8),
      refused([1, 0, 0, 0x0A, 0, 0], "letters of no height", at: 7),
      refused([1, 0, 0, 0x0A, 17, 0], "letters of no height", at: 7),
      refused([1, 0, 0, 0x03, 0], "an unknown truncation or alignment", at: 6),
      refused([2, 0, 4, 0x40], "an unknown attribute", at: 6),
    ]
  )
  func `with the byte and the reason`(_ bytes: [UInt8], _ expected: ArchiveError) {
    let error = #expect(throws: ArchiveError.self) { try ArchivedView(compactBytes: bytes) }
    #expect(error == expected)
  }

  @Test(arguments: [(UInt8(0), true), (1, true), (2, false), (3, false)])
  func `the tenth byte of a number holds one bit`(last: UInt8, isRead: Bool) {
    let bytes = Array(repeating: UInt8(0x80), count: 9) + [last]
    bytes.withUnsafeBytes { buffer in
      var reader = CompactReader(buffer)
      let value = try? reader.unsigned()
      #expect(value == (isRead ? UInt64(last) << 63 : nil))
    }
  }

  @Test(arguments: [(UInt8(0), false), (1, true), (2, nil), (255, nil)])
  func `a flag is 0 or 1`(byte: UInt8, flag: Bool?) {
    [byte].withUnsafeBytes { buffer in
      var reader = CompactReader(buffer)
      #expect((try? reader.flag()) == flag)
    }
  }

  @Test(arguments: [(65_536, true), (65_537, false)])
  func `a string has 64 KB at most`(length: Int, isRead: Bool) {
    var writer = CompactWriter()
    writer.unsigned(UInt64(length))
    (writer.bytes + Array(repeating: UInt8(ascii: "x"), count: length)).withUnsafeBytes { buffer in
      var reader = CompactReader(buffer)
      #expect((try? reader.string())?.utf8.count == (isRead ? length : nil))
    }
  }

  @Test(arguments: [-1_048_577, -1_048_576, 1_048_576, 1_048_577])
  func `a length is a million cells at most, either way`(length: Int64) {
    var writer = CompactWriter()
    writer.signed(Int(length))
    writer.bytes.withUnsafeBytes { buffer in
      var reader = CompactReader(buffer)
      let value = try? reader.cells()
      #expect(value == (abs(length) > 1_048_576 ? nil : Int(length)))
    }
  }

  @Test(
    arguments: [
      tooLarge(
        [modified, 25] + Array(repeating: [9, 0] as [UInt8], count: 33).flatMap(\.self) + [0, 0],
        "outlines nested deeper than 32",
        at: 70
      ),
      tooLarge(
        [5, 0x40, 65] + Array(repeating: 0, count: 99),
        "more than 64 stops",
        at: 5
      ),
      tooLarge(
        [6, 0, 2, 8, 0x10, 33] + Array(repeating: 0, count: 99),
        "more than 32 dashes",
        at: 8
      ),
      tooLarge(
        [6, 7, 0x81, 0x20] + Array(repeating: 4, count: 9_000),
        "more than 4096 steps of a path",
        at: 6
      ),
      tooLarge(
        [12, 0, 0x81, 4, 1] + Array(repeating: 0, count: 9_000),
        "a picture of no or too many pixels",
        at: 7
      ),
      tooLarge([12, 0, 0, 1, 0, 0, 0], "a picture of no or too many pixels", at: 6),
      // 512 by 129.
      tooLarge(
        [12, 0, 0x80, 4, 0x81, 1, 0, 0],
        "a picture of no or too many pixels",
        at: 8
      ),
      tooLarge(
        [13, 0x11, 0, 0, 0xE9, 7] + Array(repeating: 0, count: 9_000),
        "more than 1000 rows of a grid",
        at: 8
      ),
      tooLarge(
        [13, 0x11, 0, 0, 1, 0x0F, 0x81, 2] + Array(repeating: 0, count: 9_000),
        "more than 256 cells in a row",
        at: 10
      ),
      tooLarge(
        [14, 0, 0x11, 0, 0x81, 2] + Array(repeating: 0, count: 9_000),
        "more than 256 tracks of a grid",
        at: 8
      ),
    ]
  )
  func `beyond a limit`(_ bytes: [UInt8], _ expected: ArchiveError) {
    let error = #expect(throws: ArchiveError.self) { try ArchivedView(compactBytes: bytes) }
    #expect(error == expected)
  }
}
