import TestSupport
import Testing

@testable import WidgetRender

@Suite("Compact bytes of an archive", .timeLimit(.minutes(5)))
struct CompactBytesTests {
  @Test(arguments: archiveSamples)
  func `what is written is read`(_ view: ArchivedView) throws {
    #expect(try ArchivedView(compactBytes: view.compactBytes) == view)
  }

  /// The snapshot contains the encoding of each sample.
  ///
  /// As archives are stored, no later version may encode the same view differently.
  @Test func `are those of version 1`() throws {
    let lines = archiveSamples.map { view in
      view.compactBytes.map { byte in
        String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }.joined()
    }
    try expectSnapshot(lines.joined(separator: "\n") + "\n", "archive-bytes-1")
  }

  @Test func `a list of to-dos takes few bytes`() {
    #expect(toDoList(threeToDos, isOpen: 2).compactBytes.count < 350)
  }

  @Test(arguments: archiveSamples)
  func `an archive that was cut anywhere is refused`(_ view: ArchivedView) {
    let bytes = view.compactBytes
    for length in 0..<bytes.count {
      #expect(throws: ArchiveError.self) {
        try ArchivedView(compactBytes: Array(bytes[..<length]))
      }
    }
  }

  @Test func `an error names the byte`() {
    let error = #expect(throws: ArchiveError.self) {
      try ArchivedView(compactBytes: [0x57, 1, 99])
    }
    #expect(error?.message == "widget archive: an unknown view at byte 3")
  }

  @Test(
    arguments: [
      ([], ArchiveError.notAnArchive), ([0x57], .notAnArchive), ([0x7B, 0x7D], .notAnArchive),
      ([0x57, 0, 0], .notAnArchive), ([0x57, 2, 0], .newerVersion(2)),
      ([0x57, 1, 0, 0], .malformed(at: "byte 3", problem: "more after the end")),
      // A text whose run holds a byte that is no UTF-8.
      (
        [0x57, 1, 1, 1, 1, 0, 1, 1, 0xFF],
        .malformed(at: "byte 8", problem: "text that is not UTF-8")
      ),
      // A number of eleven bytes.
      (
        [0x57, 1, 3, 1] + Array(repeating: 0xFF, count: 10) + [1],
        .malformed(at: "byte 14", problem: "a number of more than 64 bits")
      ),
    ] as [([UInt8], ArchiveError)]
  )
  func `what is no archive is refused`(_ bytes: [UInt8], _ expected: ArchiveError) {
    let error = #expect(throws: ArchiveError.self) { try ArchivedView(compactBytes: bytes) }
    #expect(error == expected)
  }

  @Test func `nesting beyond the limit is refused and never written`() throws {
    let bytes =
      [0x57, 1] + Array(repeating: [10, 11] as [UInt8], count: 300).flatMap(\.self) + [0]
    let error = #expect(throws: ArchiveError.self) { try ArchivedView(compactBytes: bytes) }
    #expect(error?.message.contains("nested deeper than 200") == true)

    let deep = (0..<1_000).reduce(text("x")) { view, _ in view.with(.clipped) }
    _ = try ArchivedView(compactBytes: deep.compactBytes)
  }

  @Test func `what exceeds other limits is cut when it is written`() throws {
    let wide = ArchivedView.stack(
      ArchivedStack(.horizontal, Array(repeating: row(text("a"), text("b")), count: 30_000))
    )
    let long = text(String(repeating: "é", count: 100_000))
    let many = ArchivedView.stack(ArchivedStack(.vertical, Array(repeating: long, count: 100)))
    for view in [wide, long, many] {
      #expect(view.compactBytes.count <= ArchiveLimits.maximumBytes)
      _ = try ArchivedView(compactBytes: view.compactBytes)
    }
  }
}
