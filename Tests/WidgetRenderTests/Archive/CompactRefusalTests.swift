import Testing

@testable import WidgetRender

/// Returns an archive whose view begins with these bytes, and the expected error.
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

private func repeated(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
  Array(repeating: bytes, count: count).flatMap(\.self)
}

private let modified: UInt8 = 10
private let infinity: [UInt8] = [2, 0, 0, 0, 0, 0, 0, 0xF0, 0x7F]
private let notANumber: [UInt8] = [2, 1, 0, 0, 0, 0, 0, 0xF8, 0x7F]
/// The number 2e9, which is beyond the limit.
private let billions: [UInt8] = [0x80, 0xA0, 0xCF, 0xC8, 0x3B]

// Each kind is followed by the set of its fields, a bit for each tag, and by those fields.
@Suite("Compact bytes that are refused", .timeLimit(.minutes(5)))
struct CompactRefusalTests {
  @Test(
    arguments: [
      refused([16], "an unknown view", at: 3),
      refused([modified, 36], "an unknown modifier", at: 4),
      refused([modified, 31, 1, 2], "an unknown name", at: 6),
      refused([modified, 22, 1] + infinity, "a number that is not finite", at: 14),
      refused([modified, 4, 1] + notANumber, "a number that is not finite", at: 14),
      refused([modified, 22, 1, 3], "an unknown number", at: 6),
      refused([modified, 22, 1, 6], "an unknown number", at: 6),
      refused([modified, 23, 1] + billions, "degrees is beyond 1000000000", at: 10),
      refused([modified, 20, 1, 3], "an unknown name", at: 6),
      refused([modified, 21, 1, 5], "an unknown name", at: 6),
      refused([2, 1, 0x81], "the bytes end too soon", at: 5),
      refused([2, 5, 0, 34], "rows is not 1 to 16", at: 6),
      refused([5, 1, 5], "an unknown paint", at: 5),
      refused([5, 1, 0, 0x19], "an unknown colour", at: 6),
      refused([5, 3, 0, 0], "an unknown field", at: 6),
      refused([5, 0], "paint is missing", at: 4),
      // Stops at 1 and 0, and at 2.
      refused([5, 1, 1, 7, 2, 3, 0, 8, 3, 0, 0], "stops do not rise from 0 to 1", at: 13),
      refused([5, 1, 1, 7, 1, 3, 0, 16], "stops do not rise from 0 to 1", at: 10),
      refused([6, 1, 14], "an unknown outline", at: 5),
      refused([6, 5, 0, 2, 3], "an unknown name", at: 7),
      refused([6, 1, 6, 1, 1, 5], "an unknown step of a path", at: 8),
      refused([11, 1, 4], "an unknown name", at: 5),
      refused([11, 9, 0, 16], "value is not 0 to 1", at: 6),
      refused([12, 0x4F, 2, 2, 8, 8, 1, 2], "the bytes end too soon", at: 8),
      refused([12, 3, 0, 2], "width is not 1 to 512", at: 5),
      refused([12, 3, 0x82, 8, 2], "width is not 1 to 512", at: 6),
      // 512 by 129.
      refused([12, 3, 0x80, 8, 0x82, 2], "height makes more than 65536 pixels", at: 8),
      refused([13, 0x10, 1, 4], "cells is missing", at: 6),
      refused([13, 0x10, 1, 5, 2, 1, 0, 1, 0], "isWhole is for rows of one cell", at: 11),
      refused([13, 0x10, 1, 1, 1, 0x41, 0], "an unknown field", at: 9),
      refused([13, 0x10, 1, 1, 1, 3, 0, 0], "span is not 1 to 256", at: 10),
      refused([14, 3, 0, 1, 0], "adaptive is missing", at: 7),
      refused([1, 0x21, 0, 34], "letterRows is not 1 to 16", at: 6),
      refused([1, 9, 0, 3], "an unknown name", at: 6),
      refused([2, 3, 0, 4, 0x40], "an unknown attribute", at: 7),
      refused([3, 1, 0x82, 0x80, 0x80, 1], "minimumLength is beyond 1048576 cells", at: 8),
      refused([3, 1, 0x81, 0x80, 0x80, 1], "minimumLength is beyond 1048576 cells", at: 8),
      refused([5, 1, 1, 7, 65] + repeated([3, 0, 0], 65), "stops are more than 64", at: 202),
      refused([6, 5, 0, 8, 33] + repeated([0], 33), "dash are more than 32", at: 40),
      refused(
        [13, 0x10, 0xE9, 7] + repeated([1, 0], 1_001),
        "rows are more than 1000",
        at: 2_008
      ),
      refused(
        [13, 0x10, 1, 1, 0x81, 2] + repeated([1, 0], 257),
        "cells are more than 256",
        at: 522
      ),
      refused([14, 3, 0, 0x81, 2] + repeated([1, 0], 257), "tracks are more than 256", at: 521),
    ]
  )
  func `with the byte and the reason`(_ bytes: [UInt8], _ expected: ArchiveError) {
    let error = #expect(throws: ArchiveError.self) { try ArchivedView(compactBytes: bytes) }
    #expect(error == expected)
  }

  @Test(arguments: [
    tooLarge(
      [modified, 25, 1] + repeated([8, 3], 33) + [0],
      "outlines nested deeper than 32",
      at: 71
    ),
    tooLarge([6, 1, 6, 1, 0x81, 0x20] + repeated([4], 9_000), "more than 4096 items", at: 8),
  ])
  func `beyond a limit`(_ bytes: [UInt8], _ expected: ArchiveError) {
    let error = #expect(throws: ArchiveError.self) { try ArchivedView(compactBytes: bytes) }
    #expect(error == expected)
  }

  @Test(arguments: [-1_048_576, 0, 1_048_576])
  func `a length is a million cells at most, either way`(length: Int) throws {
    let view = ArchivedView.spacer(minimumLength: length)
    #expect(try ArchivedView(compactBytes: view.compactBytes) == view)
  }
}
